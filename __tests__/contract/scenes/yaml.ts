import {
  above,
  atEnd,
  below,
  both,
  everywhere,
  inFront,
  prefixed,
  replacedBy,
  sceneOf,
  withByteOrderMark,
  withCrLf,
  wrapped,
} from '../changes.js';
import type { Scene } from '../scene.js';

const WORKFLOW = `# Runs for every pull request.
name: CI
on:
  pull_request:
    branches: [main]
  push:
    branches:
      - main
      - 'release/**'

permissions:
  contents: read
  pull-requests: none

env:
  NODE_ENV: test

jobs:
  lint:
    runs-on: ubuntu-24.04
    steps:
      - uses: actions/checkout@v4
        with:
          persist-credentials: false
      - name: Lint
        run: npm run lint

  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 10
    strategy:
      fail-fast: true
      matrix:
        node: [20, 22, 24]
    steps:
      - uses: actions/checkout@v4
        with:
          fetch-depth: 1
      - name: Unit tests
        shell: bash
        env:
          CI: 'true'
        run: npm test -- --ci
      - name: Coverage
        run: |
          npm run coverage
          npx check-coverage --lines 90

  deploy:
    needs: [lint, test]
    if: github.ref == 'refs/heads/main'
    runs-on: ubuntu-24.04
    environment:
      name: production
      url: https://example.com
    steps:
      - name: Deploy
        run: ./deploy.sh
`;

const COMPOSE = `name: shop

x-logging: &logging
  driver: json-file
  options:
    max-size: 10m

services:
  api:
    image: shop/api:2.4
    read_only: true
    user: '1000:1000'
    logging: *logging
    environment:
      DEBUG: 'false'
      DATABASE_URL: postgres://db/shop
    depends_on:
      db:
        condition: service_healthy

  db:
    image: postgres:17
    ports:
      - '127.0.0.1:5432:5432'
      - '127.0.0.1:5433:5433'
    volumes:
      - data:/var/lib/postgresql/data
    healthcheck:
      test: ['CMD-SHELL', 'pg_isready -U shop']
      interval: 10s
      retries: 5

volumes:
  data: {}
`;

const KUBERNETES = `apiVersion: apps/v1
kind: Deployment
metadata:
  name: api
  namespace: shop
spec:
  replicas: 3
  selector:
    matchLabels:
      app: api
  template:
    metadata:
      labels:
        app: api
    spec:
      automountServiceAccountToken: false
      containers:
        - name: api
          image: registry.example.com/shop/api:2.4
          securityContext:
            runAsNonRoot: true
            readOnlyRootFilesystem: true
            capabilities:
              drop: [ALL]
          resources:
            limits:
              memory: 256Mi
        - name: proxy
          image: envoyproxy/envoy:v1.31
          securityContext:
            runAsUser: 101
---
apiVersion: networking.k8s.io/v1
kind: NetworkPolicy
metadata:
  name: api-ingress
  namespace: shop
spec:
  podSelector:
    matchLabels:
      app: api
  policyTypes:
    - Ingress
  ingress:
    - from:
        - namespaceSelector:
            matchLabels:
              zone: edge
      ports:
        - port: 8080
          protocol: TCP
---
apiVersion: v1
kind: Service
metadata:
  name: api
  namespace: shop
spec:
  type: ClusterIP
  ports:
    - port: 80
      targetPort: 8080
`;

const OPENAPI = `openapi: 3.1.0
info:
  title: Shop
  version: '1.10'
paths:
  /orders:
    get:
      operationId: listOrders
      security:
        - bearer: [orders:read]
      parameters:
        - name: limit
          in: query
          required: false
          schema:
            type: integer
            minimum: 1
            maximum: 100
            default: 20
        - name: cursor
          in: query
          schema:
            type: string
      responses:
        '200':
          description: A page of orders.
        '401':
          description: No token, or one that is not valid.
    delete:
      operationId: deleteOrders
      deprecated: true
      security:
        - bearer: [orders:admin]
      responses:
        '204':
          description: All orders are gone.
  /health:
    get:
      security: []
      responses:
        '200':
          description: Alive.
components:
  securitySchemes:
    bearer:
      type: http
      scheme: bearer
`;

const LIMITS = `# Limits of the public API.
defaults: &defaults
  retries: 3
  backoff_ms: 250
  burst: 1.5

uploads:
  max_bytes: 10485760
  scan: true
  allowed_types:
    - image/png
    - image/jpeg
    - application/pdf
  notice: >-
    Files are scanned for viruses
    before anyone can open them.

environments:
  production:
    <<: *defaults
    rate_per_minute: 60
    lockout:
      after_failures: 5
      minutes: 15
  staging:
    <<: *defaults
    rate_per_minute: 600
    lockout:
      after_failures: 50
      minutes: 1
`;

const GITLAB = `stages: [build, verify, release]

.base:
  image: node:20
  interruptible: true

unit:
  extends: .base
  stage: verify
  script:
    - npm ci
    - npm test
  allow_failure: false
  rules:
    - if: $CI_PIPELINE_SOURCE == "merge_request_event"
      when: on_success
    - if: $CI_COMMIT_BRANCH == "main"
      when: always

publish:
  extends: .base
  stage: release
  script:
    - npm publish --provenance
  environment:
    name: registry
    deployment_tier: production
  rules:
    - if: $CI_COMMIT_TAG
      when: manual
      allow_failure: false
`;

const ALERTS = `groups:
  - name: api
    interval: 30s
    rules:
      - alert: HighErrorRate
        expr: |
          sum(rate(http_requests_total{code=~"5.."}[5m]))
            / sum(rate(http_requests_total[5m])) > 0.05
        for: 10m
        labels:
          severity: page
          team: payments
        annotations:
          summary: More than 5 % of the requests fail.
          runbook: https://runbooks.example.com/errors
      - alert: SlowRequests
        expr: histogram_quantile(0.99, rate(http_seconds_bucket[5m])) > 2
        for: 15m
        labels:
          severity: ticket
  - name: database
    rules:
      - alert: ReplicaLag
        expr: pg_replication_lag_seconds > 30
        for: 5m
        labels:
          severity: page
`;

export const scenes: readonly Scene[] = [
  sceneOf({
    name: 'command of a step',
    path: '.github/workflows/ci.yml',
    before: WORKFLOW,
    cited: '        run: npm test -- --ci',
    text: {
      'errors ignored': ['npm test -- --ci', 'npm test -- --ci || true'],
      'no tests is fine': ['npm test -- --ci', 'npm test -- --ci --passWithNoTests'],
      'a flag less': ['npm test -- --ci', 'npm test'],
      'only printed': ['run: npm test', 'run: echo npm test'],
      'a plain scalar goes on': [
        'run: npm test -- --ci\n',
        'run: npm test -- --ci\n          --testPathPattern none\n',
      ],
      'a block with a second line': [
        'run: npm test -- --ci\n',
        'run: |\n          npm test -- --ci\n          exit 0\n',
      ],
      'a list of it': ['run: npm test -- --ci', 'run: [npm test -- --ci]'],
      'a comment sign inside': ['npm test -- --ci', 'npm test #-- --ci'],
      'a block that keeps its line end': [
        'run: npm test -- --ci\n',
        'run: |\n          npm test -- --ci\n',
      ],
      'other key': ['        run: npm test', '        uses: npm test'],
      'key as a comment': prefixed('# '),
      'a tag': ['run: npm test', 'run: !!binary npm test'],
    },
    place: {
      'job renamed': ['  test:\n    runs-on', '  old:\n    runs-on'],
      'jobs renamed': ['\njobs:\n', '\nx-jobs:\n'],
      'steps renamed': [
        '          fetch-depth: 1\n',
        '          fetch-depth: 1\n    post-steps:\n',
      ],
      'name of the step': ['- name: Unit tests', '- name: Unit tests (disabled)'],
      'moved to the lint job': both(
        ['        run: npm test -- --ci\n', ''],
        ['run: npm run lint', 'run: npm test -- --ci'],
      ),
      'under with': wrapped('with:', ''),
      'in the environment': both(
        ["          CI: 'true'\n", "          CI: 'true'\n          run: npm test -- --ci\n"],
        ['        run: npm test -- --ci\n      - name: Coverage', '      - name: Coverage'],
      ),
      'doubled with another value': below('run: exit 0'),
      'doubled with the same value': below('run: npm test -- --ci'),
      'doubled above': above('run: exit 0'),
      'a twin step below': [
        '        run: npm test -- --ci\n',
        "        run: npm test -- --ci\n      - name: Unit tests\n        shell: bash\n        env:\n          CI: 'true'\n        run: npm test -- --ci\n",
      ],
      'job doubled below': [
        '\n  deploy:\n',
        '\n  test:\n    runs-on: ubuntu-24.04\n    steps:\n      - run: exit 0\n\n  deploy:\n',
      ],
      'in another document': ['\njobs:\n  lint:', '\n---\njobs:\n  lint:'],
      'in a text of another key': [
        '    steps:\n      - uses: actions/checkout@v4\n        with:\n          fetch',
        '    steps: |\n      - uses: actions/checkout@v4\n        with:\n          fetch',
      ],
      'key of the step in a nested list': [
        '        run: npm test -- --ci\n',
        '        runs:\n          - run: npm test -- --ci\n',
      ],
    },
    unit: {
      'if false on the step': above('if: false'),
      'if on the step below': below("if: github.actor == 'nobody'"),
      'continue-on-error on the step': below('continue-on-error: true'),
      'continue-on-error from an expression': below('continue-on-error: ${{ matrix.node == 24 }}'),
      'other shell': ['        shell: bash', '        shell: bash -c "exit 0" {0}'],
      'environment of the step': ["          CI: 'true'", "          CI: 'false'"],
      'typed value in the environment': ["          CI: 'true'", '          CI: true'],
      'one more variable': [
        "          CI: 'true'\n",
        "          CI: 'true'\n          JEST_ARGS: --onlyChanged\n",
      ],
      'working directory': below('working-directory: /tmp'),
      'if false on the job': ['  test:\n', '  test:\n    if: false\n'],
      'if with an expression on the job': [
        '    timeout-minutes: 10\n',
        "    timeout-minutes: 10\n    if: ${{ github.event_name == 'never' }}\n",
      ],
      'continue-on-error on the job': [
        '    timeout-minutes: 10\n',
        '    timeout-minutes: 10\n    continue-on-error: true\n',
      ],
      'one minute': ['timeout-minutes: 10', 'timeout-minutes: 0'],
      'minutes as a text': ['timeout-minutes: 10', "timeout-minutes: '10'"],
      'no matrix': ['        node: [20, 22, 24]', '        node: []'],
      'excluded from the matrix': [
        '        node: [20, 22, 24]\n',
        '        node: [20, 22, 24]\n        exclude:\n          - node: 24\n',
      ],
      'fail-fast off': ['fail-fast: true', 'fail-fast: false'],
      'another runner': ['  test:\n    runs-on: ubuntu-24.04', '  test:\n    runs-on: self-hosted'],
      'container of the job': [
        '    timeout-minutes: 10\n',
        '    timeout-minutes: 10\n    container: evil/node\n',
      ],
      'defaults of the job': [
        '    timeout-minutes: 10\n',
        '    timeout-minutes: 10\n    defaults:\n      run:\n        shell: /bin/true {0}\n',
      ],
      'the job needs another': [
        '    timeout-minutes: 10\n',
        '    timeout-minutes: 10\n    needs: deploy\n',
      ],
    },
    harmless: {
      'comment above': above('# The whole suite.'),
      'comment behind': ['-- --ci\n', '-- --ci # never skipped\n'],
      'comment at the top': ['# Runs for every pull request.', '# Runs for each push.'],
      'in single quotes': ['run: npm test -- --ci', "run: 'npm test -- --ci'"],
      'in double quotes': ['run: npm test -- --ci', 'run: "npm test -- --ci"'],
      'a folded block': [
        'run: npm test -- --ci\n',
        'run: >-\n          npm test\n          -- --ci\n',
      ],
      'keys of the step in another order': [
        "        shell: bash\n        env:\n          CI: 'true'\n",
        "        env:\n          CI: 'true'\n        shell: bash\n",
      ],
      'keys of the job in another order': both(
        ['    timeout-minutes: 10\n', ''],
        ['        node: [20, 22, 24]\n', '        node: [20, 22, 24]\n    timeout-minutes: 10\n'],
      ),
      'environment in flow style': [
        "        env:\n          CI: 'true'\n",
        "        env: { CI: 'true' }\n",
      ],
      'matrix in block style': [
        'node: [20, 22, 24]',
        'node:\n          - 20\n          - 22\n          - 24',
      ],
      'key in quotes': ['        run: npm test', '        "run": npm test'],
      'other spaces in the list': ['[20, 22, 24]', '[ 20,22,  24 ]'],
      'lists less indented': (before) =>
        before.replaceAll(/(?<=^ {4}steps:\n)(?: {6}.*\n)+/gm, (steps) =>
          steps.replaceAll(/^ {2}/gm, ''),
        ),
      CRLF: withCrLf,
      'byte-order mark': withByteOrderMark,
      'document start': inFront('---\n'),
      'a root key more': atEnd('\nconcurrency:\n  group: ci\n'),
      'roots in another order': both(
        ['permissions:\n  contents: read\n  pull-requests: none\n\n', ''],
        ['name: CI\n', 'permissions:\n  contents: read\n  pull-requests: none\nname: CI\n'],
      ),
    },
  }),

  sceneOf({
    name: 'permission of the token',
    path: '.github/workflows/ci.yml',
    before: WORKFLOW,
    cited: '  contents: read',
    text: {
      write: ['contents: read', 'contents: write'],
      'upper case': ['contents: read', 'contents: Read'],
      nothing: ['contents: read', 'contents:'],
      'a list': ['contents: read', 'contents: [read]'],
      'other scope': ['  contents: read', '  packages: read'],
      'all rights': both([
        'permissions:\n  contents: read\n  pull-requests: none',
        'permissions: write-all',
      ]),
    },
    place: {
      'permissions renamed': ['\npermissions:\n', '\nx-permissions:\n'],
      'under a job': both(
        ['permissions:\n  contents: read\n  pull-requests: none\n\n', ''],
        [
          '  lint:\n',
          '  lint:\n    permissions:\n      contents: read\n      pull-requests: none\n',
        ],
      ),
      'one level deeper': wrapped('defaults:', ''),
      'under env': both(
        ['permissions:\n  contents: read\n', 'permissions:\n'],
        ['\nenv:\n', '\nenv:\n  contents: read\n'],
      ),
      'doubled key of the mapping': ['\nenv:\n', '\npermissions:\n  contents: write\n\nenv:\n'],
      'doubled key': below('contents: write'),
      'the mapping in a list': [
        'permissions:\n  contents: read\n  pull-requests: none',
        'permissions:\n  - contents: read\n    pull-requests: none',
      ],
    },
    unit: {
      'another scope gets rights': ['pull-requests: none', 'pull-requests: write'],
      'one scope more': below('id-token: write'),
      'merged with a mapping': below('<<: { id-token: write }'),
      'a scope goes': ['  pull-requests: none\n', ''],
    },
    harmless: {
      'in flow style': [
        'permissions:\n  contents: read\n  pull-requests: none',
        'permissions: { pull-requests: none, contents: read }',
      ],
      'the other key in quotes': ['pull-requests: none', "pull-requests: 'none'"],
      'four spaces': ['  contents: read\n  pull', '    contents: read\n    pull'],
      'comments around': both([
        '  contents: read\n',
        '  # Least rights.\n  contents: read # no more\n',
      ]),
      'a job changes': ['./deploy.sh', './deploy.sh --wait'],
    },
  }),

  sceneOf({
    name: 'jobs that must pass before a deployment',
    path: '.github/workflows/ci.yml',
    before: WORKFLOW,
    cited: '    needs: [lint, test]',
    text: {
      'one job less': ['[lint, test]', '[lint]'],
      none: ['[lint, test]', '[]'],
      'one job as a text': ['[lint, test]', 'lint, test'],
      'another job': ['[lint, test]', '[lint, test-old]'],
      'one more': ['[lint, test]', '[lint, test, docs]'],
      nested: ['[lint, test]', '[[lint, test]]'],
      'a mapping in the list': ['[lint, test]', '[lint: test]'],
    },
    place: {
      'job renamed': ['  deploy:\n', '  deploy-preview:\n'],
      'moved to lint': both(
        ['    needs: [lint, test]\n', ''],
        ['  lint:\n', '  lint:\n    needs: [lint, test]\n'],
      ),
      'under environment': both(
        ['    needs: [lint, test]\n', ''],
        ['    environment:\n', '    environment:\n      needs: [lint, test]\n'],
      ),
      'doubled with less': below('needs: []'),
      'in a step': both(
        ['    needs: [lint, test]\n', ''],
        ['      - name: Deploy\n', '      - name: Deploy\n        needs: [lint, test]\n'],
      ),
    },
    unit: {
      'always()': ["if: github.ref == 'refs/heads/main'", 'if: always()'],
      'without the branch': ["    if: github.ref == 'refs/heads/main'\n", ''],
      'or a failure': ["'refs/heads/main'\n", "'refs/heads/main' || failure()\n"],
      'a deployment elsewhere': ['name: production', 'name: preview'],
      'another script': ['run: ./deploy.sh', 'run: ./deploy.sh --force'],
      'a step in front': [
        '      - name: Deploy\n',
        '      - run: ./deploy.sh --early\n      - name: Deploy\n',
      ],
      'calls a workflow': below('uses: evil/workflows/.github/workflows/deploy.yml@main'),
    },
    harmless: {
      'in block style': ['    needs: [lint, test]', '    needs:\n      - lint\n      - test'],
      'block style without indentation': [
        '    needs: [lint, test]',
        '    needs:\n    - lint\n    - test',
      ],
      'members in quotes': ['[lint, test]', '["lint", \'test\']'],
      'comment above': above('# Both, always.'),
      'environment in flow style': [
        'environment:\n      name: production\n      url: https://example.com',
        "environment: { url: 'https://example.com', name: production }",
      ],
    },
  }),

  sceneOf({
    name: 'head of a mapping',
    path: '.github/workflows/ci.yml',
    before: WORKFLOW,
    cited: '    environment:',
    text: {
      'other environment': ['name: production', 'name: staging'],
      'no address': ['      url: https://example.com\n', ''],
      'one key more': [
        '      url: https://example.com\n',
        '      url: https://example.com\n      deployment: false\n',
      ],
      'a text': [
        'environment:\n      name: production\n      url: https://example.com',
        'environment: production',
      ],
      'the head is renamed': ['    environment:\n', '    environments:\n'],
      'keys fall out': [
        '    environment:\n      name: production\n      url',
        '    environment:\n    name: production\n    url',
      ],
      emptied: [
        'environment:\n      name: production\n      url: https://example.com',
        'environment: {}',
      ],
    },
    place: {
      'job renamed': ['  deploy:\n', '  deploy-old:\n'],
      'job doubled': atEnd('  deploy:\n    runs-on: ubuntu-24.04\n'),
      'moved to the test job': both(
        ['    environment:\n      name: production\n      url: https://example.com\n', ''],
        [
          '    timeout-minutes: 10\n',
          '    timeout-minutes: 10\n    environment:\n      name: production\n      url: https://example.com\n',
        ],
      ),
    },
    unit: {
      'if false': ["if: github.ref == 'refs/heads/main'", 'if: false'],
      'other needs': ['needs: [lint, test]', 'needs: [lint]'],
      'secrets inherited': ['    environment:\n', '    secrets: inherit\n    environment:\n'],
    },
    harmless: {
      'in flow style': [
        'environment:\n      name: production\n      url: https://example.com',
        'environment: { name: production, url: https://example.com }',
      ],
      'keys swapped': [
        '      name: production\n      url: https://example.com',
        '      url: https://example.com\n      name: production',
      ],
      'comment between head and keys': below('  # Has two reviewers.'),
    },
  }),

  sceneOf({
    name: 'script of many lines',
    path: '.github/workflows/ci.yml',
    before: WORKFLOW,
    cited: '          npx check-coverage --lines 90',
    text: {
      'lower limit': ['--lines 90', '--lines 9'],
      'errors ignored': ['--lines 90', '--lines 90 || true'],
      'exit above': above('exit 0'),
      'set +e above': above('set +e'),
      'line joined to the one above': ['npm run coverage\n', 'npm run coverage \\\n'],
      folded: ['run: |\n          npm run coverage', 'run: >\n          npm run coverage'],
      'line end taken off': [
        'run: |\n          npm run coverage',
        'run: |-\n          npm run coverage',
      ],
      'in a function that nobody calls': both(
        ['          npm run coverage\n', '          check() {\n          npm run coverage\n'],
        ['--lines 90\n', '--lines 90\n          }\n'],
      ),
      'in a heredoc': both(
        ['          npm run coverage\n', "          : <<'X'\n          npm run coverage\n"],
        ['--lines 90\n', '--lines 90\n          X\n'],
      ),
      'deeper indentation': above('  true'),
      'commented out in the shell': ['          npx check', '          # npx check'],
      'an expression of the workflow': ['--lines 90', '--lines ${{ github.event.inputs.lines }}'],
    },
    place: {
      'name of the step': ['- name: Coverage', '- name: Coverage, not required'],
      'another key of the step': ['        run: |\n', '        description: |\n'],
      'doubled run key': ['--lines 90\n', '--lines 90\n        run: exit 0\n'],
    },
    unit: {
      'if never': ['      - name: Coverage\n', '      - name: Coverage\n        if: failure()\n'],
      'continue-on-error': [
        '      - name: Coverage\n',
        '      - name: Coverage\n        continue-on-error: true\n',
      ],
      'shell without errors': [
        '      - name: Coverage\n',
        '      - name: Coverage\n        shell: bash --noprofile {0}\n',
      ],
      'job is optional': [
        '    timeout-minutes: 10\n',
        '    continue-on-error: true\n    timeout-minutes: 10\n',
      ],
    },
    harmless: {
      'explicit indentation': ['run: |\n          npm run', 'run: |2\n          npm run'],
      'in double quotes': [
        'run: |\n          npm run coverage\n          npx check-coverage --lines 90\n',
        'run: "npm run coverage\\nnpx check-coverage --lines 90\\n"\n',
      ],
      'comment above the step': [
        '      - name: Coverage\n',
        '      # Agreed in the team.\n      - name: Coverage\n',
      ],
      'block less indented': [
        '          npm run coverage\n          npx check-coverage',
        '         npm run coverage\n         npx check-coverage',
      ],
    },
  }),

  sceneOf({
    name: 'read-only container',
    path: 'compose.yaml',
    before: COMPOSE,
    cited: '    read_only: true',
    text: {
      false: ['read_only: true', 'read_only: false'],
      'a text': ['read_only: true', "read_only: 'true'"],
      yes: ['read_only: true', 'read_only: yes'],
      'a number': ['read_only: true', 'read_only: 1'],
      'no value': ['read_only: true', 'read_only:'],
      'other case': ['read_only: true', 'read_only: truE'],
      'other key': ['read_only: true', 'readonly: true'],
      'a tag': ['read_only: true', 'read_only: !!str true'],
      'a variable': ['read_only: true', 'read_only: ${READ_ONLY:-true}'],
      'a plain scalar goes on': below('  maybe'),
    },
    place: {
      'service renamed': ['  api:\n', '  api-old:\n'],
      'services renamed': ['\nservices:\n', '\nx-services:\n'],
      'moved to the other service': both(
        ['    read_only: true\n', ''],
        ['    image: postgres:17\n', '    image: postgres:17\n    read_only: true\n'],
      ),
      'under deploy': wrapped('deploy:', ''),
      'under environment': both(
        ['    read_only: true\n', ''],
        ['    environment:\n', '    environment:\n      read_only: true\n'],
      ),
      'a service doubled': ['\nvolumes:\n', '\n  api:\n    image: shop/api:2.4\n\nvolumes:\n'],
      'doubled above': above('read_only: false'),
      'in an extension': ['\nservices:\n  api:', '\nx-old:\n  services:\n  api:'],
      'key of a key': ['\nservices:\n', '\ninclude:\n  services: {}\nx:\n'],
    },
    unit: {
      privileged: below('privileged: true'),
      'a writable volume': below('tmpfs: [/]'),
      root: ["user: '1000:1000'", "user: '0:0'"],
      'user as a number': ["user: '1000:1000'", 'user: 1000'],
      'another image': ['image: shop/api:2.4', 'image: shop/api:latest'],
      'only with a profile': below('profiles: [never]'),
      'extended from elsewhere': below('extends: { file: other.yaml, service: api }'),
      'no dependency': ['condition: service_healthy', 'condition: service_started'],
      'debug on': ["DEBUG: 'false'", "DEBUG: 'true'"],
      'merged keys': below('<<: *logging'),
      'no replicas': below('scale: 0'),
    },
    harmless: {
      'canonical bool': ['read_only: true', 'read_only: True'],
      'key in quotes': ['read_only: true', '"read_only": true'],
      'more spaces': ['read_only: true', 'read_only:   true'],
      'comment behind': ['read_only: true\n', 'read_only: true # CIS 5.12\n'],
      'environment in flow style': [
        "    environment:\n      DEBUG: 'false'\n      DATABASE_URL: postgres://db/shop",
        "    environment: { DATABASE_URL: 'postgres://db/shop', DEBUG: 'false' }",
      ],
      'user in double quotes': ["'1000:1000'", '"1000:1000"'],
      'keys of the service in another order': both(
        ["    user: '1000:1000'\n", ''],
        ['    image: shop/api:2.4\n', "    user: '1000:1000'\n    image: shop/api:2.4\n"],
      ),
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'published port in a list',
    path: 'compose.yaml',
    before: COMPOSE,
    cited: "      - '127.0.0.1:5432:5432'",
    text: {
      'all addresses': ["'127.0.0.1:5432:5432'", "'0.0.0.0:5432:5432'"],
      'no address': ["'127.0.0.1:5432:5432'", "'5432:5432'"],
      'other port': ["'127.0.0.1:5432:5432'", "'127.0.0.1:5432:5434'"],
      'with a protocol': ["'127.0.0.1:5432:5432'", "'127.0.0.1:5432:5432/udp'"],
      'a mapping': ["'127.0.0.1:5432:5432'", '127.0.0.1: 5432:5432'],
      'a nested list': ["- '127.0.0.1:5432:5432'", "- - '127.0.0.1:5432:5432'"],
      removed: replacedBy(''),
      'a blank inside': ["'127.0.0.1:5432:5432'", "' 127.0.0.1:5432:5432'"],
    },
    place: {
      'key of the list': ['    ports:\n', '    expose:\n'],
      'moved to volumes': both(
        ["      - '127.0.0.1:5432:5432'\n", ''],
        ['    volumes:\n', "    volumes:\n      - '127.0.0.1:5432:5432'\n"],
      ),
      'service renamed': ['\n  db:\n', '\n  database:\n'],
      'doubled list': ['    volumes:\n', "    ports:\n      - '5432:5432'\n    volumes:\n"],
      'a twin of the item': below("- '127.0.0.1:5432:5432'"),
      'a nested key': ['    ports:\n', '    x-ports:\n     list:\n'],
    },
    unit: {
      'host network': [
        '    image: postgres:17\n',
        '    image: postgres:17\n    network_mode: host\n',
      ],
      'one more port': below("- '0.0.0.0:15432:5432'"),
      'no password': [
        '    image: postgres:17\n',
        '    image: postgres:17\n    environment: { POSTGRES_HOST_AUTH_METHOD: trust }\n',
      ],
      'another image': ['image: postgres:17', 'image: postgres:17-old'],
    },
    harmless: {
      'in double quotes': ["'127.0.0.1:5432:5432'", '"127.0.0.1:5432:5432"'],
      'list in flow style': [
        "ports:\n      - '127.0.0.1:5432:5432'\n      - '127.0.0.1:5433:5433'",
        "ports: ['127.0.0.1:5432:5432', '127.0.0.1:5433:5433']",
      ],
      'comment above': above('# Only for this machine.'),
      'list not indented': everywhere(/^ {6}- /gm, '    - '),
      'health check in block style': [
        "test: ['CMD-SHELL', 'pg_isready -U shop']",
        'test:\n        - CMD-SHELL\n        - pg_isready -U shop',
      ],
    },
  }),

  sceneOf({
    name: 'security context of a container',
    path: 'deploy/api.yaml',
    before: KUBERNETES,
    cited: '            runAsNonRoot: true',
    text: {
      false: ['runAsNonRoot: true', 'runAsNonRoot: false'],
      'a text': ['runAsNonRoot: true', 'runAsNonRoot: "true"'],
      null: ['runAsNonRoot: true', 'runAsNonRoot: null'],
      'other key': ['runAsNonRoot: true', 'runAsNonroot: true'],
      'a template': ['runAsNonRoot: true', 'runAsNonRoot: {{ .Values.nonRoot }}'],
    },
    place: {
      'name of the container': ['        - name: api\n', '        - name: api-debug\n'],
      'init container': ['      containers:\n', '      initContainers:\n'],
      'other key above': [
        '          securityContext:\n            runAsNonRoot',
        '          podSecurity:\n            runAsNonRoot',
      ],
      'moved to the proxy': both(
        ['            runAsNonRoot: true\n', ''],
        [
          '            runAsUser: 101',
          '            runAsNonRoot: true\n            runAsUser: 101',
        ],
      ),
      'moved to the document of the service': both(
        ['            runAsNonRoot: true\n', ''],
        [
          '  type: ClusterIP\n',
          '  type: ClusterIP\n  securityContext:\n            runAsNonRoot: true\n',
        ],
      ),
      'kind of the document': ['kind: Deployment', 'kind: List'],
      'name of the deployment': [
        'kind: Deployment\nmetadata:\n  name: api\n',
        'kind: Deployment\nmetadata:\n  name: api-old\n',
      ],
      'under capabilities': both(
        ['            runAsNonRoot: true\n', ''],
        [
          '            capabilities:\n',
          '            capabilities:\n              runAsNonRoot: true\n',
        ],
      ),
      'template renamed': ['  template:\n', '  oldTemplate:\n'],
      'document cut in two': ['  template:\n    metadata', '---\n  template:\n    metadata'],
      'doubled key': below('runAsNonRoot: false'),
      'container in a list of a list': [
        '      containers:\n        - name: api',
        '      containers:\n      -\n        - name: api',
      ],
      'a twin of the whole document': (before) => {
        const [first = ''] = before.split('---\n');
        return `${first}---\n${before}`;
      },
    },
    unit: {
      'root user': below('runAsUser: 0'),
      privileged: below('privileged: true'),
      'file system writable': ['readOnlyRootFilesystem: true', 'readOnlyRootFilesystem: false'],
      'capabilities kept': ['drop: [ALL]', 'drop: []'],
      'capabilities added': [
        '              drop: [ALL]\n',
        '              drop: [ALL]\n              add: [SYS_ADMIN]\n',
      ],
      'image of the container': ['shop/api:2.4', 'shop/api:2.4-root'],
      'command of the container': [
        '          resources:\n',
        '          command: [sudo, /api]\n          resources:\n',
      ],
      'token mounted': [
        'automountServiceAccountToken: false',
        'automountServiceAccountToken: true',
      ],
      'host namespaces': [
        '      automountServiceAccountToken',
        '      hostPID: true\n      automountServiceAccountToken',
      ],
      'context of the pod': [
        '      automountServiceAccountToken',
        '      securityContext: { runAsUser: 0 }\n      automountServiceAccountToken',
      ],
      'no replicas': ['replicas: 3', 'replicas: 0'],
      paused: ['  replicas: 3\n', '  replicas: 3\n  paused: true\n'],
      'annotation of the pod': [
        '      labels:\n        app: api\n',
        '      labels:\n        app: api\n      annotations: { seccomp: unconfined }\n',
      ],
      'init container with root': [
        '      containers:\n',
        '      initContainers: [{ name: fix, image: busybox, securityContext: { runAsUser: 0 } }]\n      containers:\n',
      ],
    },
    harmless: {
      'comment above': above('# Checked by the admission controller.'),
      'comment between documents': ['---\napiVersion: v1', '# The service.\n---\napiVersion: v1'],
      'context in flow style': ['drop: [ALL]', 'drop:\n                - ALL'],
      'keys of the context in another order': both(
        ['            readOnlyRootFilesystem: true\n', ''],
        [
          '            runAsNonRoot: true\n',
          '            readOnlyRootFilesystem: true\n            runAsNonRoot: true\n',
        ],
      ),
      'labels in flow style': [
        '    metadata:\n      labels:\n        app: api\n',
        '    metadata: { labels: { app: api } }\n',
      ],
      'another document at the end': atEnd(
        '---\napiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: flags\ndata: {}\n',
      ),
      'another document first': inFront(
        'apiVersion: v1\nkind: Namespace\nmetadata:\n  name: shop\n---\n',
      ),
      'documents in another order': (before) => before.split('---\n').toReversed().join('---\n'),
      'the service changes': ['targetPort: 8080', 'targetPort: http'],
      'document end mark': ['---\napiVersion: v1', '...\n---\napiVersion: v1'],
      'byte-order mark': withByteOrderMark,
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'port of a network policy',
    path: 'deploy/api.yaml',
    before: KUBERNETES,
    cited: '        - port: 8080\n          protocol: TCP',
    text: {
      'other port': ['- port: 8080', '- port: 80'],
      'port as a text': ['- port: 8080', "- port: '8080'"],
      'a range': [
        '          protocol: TCP\n',
        '          protocol: TCP\n          endPort: 9090\n',
      ],
      'other protocol': ['protocol: TCP', 'protocol: UDP'],
      'protocol missing': ['          protocol: TCP\n', ''],
      'octal look': ['- port: 8080', '- port: 0o8080'],
    },
    place: {
      egress: ['  ingress:\n', '  egress:\n'],
      'other key of the rule': [
        '      ports:\n        - port: 8080',
        '      portz:\n        - port: 8080',
      ],
      'a rule of its own': [
        '      ports:\n        - port: 8080',
        '    - ports:\n        - port: 8080',
      ],
      'twin of the item': below('- port: 8080\n  protocol: TCP'),
    },
    unit: {
      'from anywhere': [
        '    - from:\n        - namespaceSelector:\n            matchLabels:\n              zone: edge\n',
        '    - from: []\n',
      ],
      'another zone': ['zone: edge', 'zone: guest'],
      'no policy type': ['  policyTypes:\n    - Ingress\n', '  policyTypes: []\n'],
      'other pods': [
        '  podSelector:\n    matchLabels:\n      app: api',
        '  podSelector:\n    matchLabels:\n      app: none',
      ],
    },
    harmless: {
      'the item in flow style': [
        '- port: 8080\n          protocol: TCP',
        '- { protocol: TCP, port: 8080 }',
      ],
      'protocol in quotes': ['protocol: TCP', 'protocol: "TCP"'],
      'comment in the item': ['        - port: 8080\n', '        - port: 8080 # http\n'],
      'the deployment changes': ['replicas: 3', 'replicas: 5'],
    },
  }),

  sceneOf({
    name: 'greatest page of an endpoint',
    path: 'api/openapi.yaml',
    before: OPENAPI,
    cited: '            maximum: 100',
    text: {
      greater: ['maximum: 100', 'maximum: 10000'],
      'a text': ['maximum: 100', "maximum: '100'"],
      'a fraction': ['maximum: 100', 'maximum: 100.5'],
      'another key': ['maximum: 100', 'maxItems: 100'],
      exclusive: ['            maximum: 100', '            exclusiveMaximum: 100'],
      'an infinite one': ['maximum: 100', 'maximum: .inf'],
      'a binary look': ['maximum: 100', 'maximum: 0x100'],
      'commented out': prefixed('# '),
    },
    place: {
      'name of the parameter': ['- name: limit', '- name: limitOld'],
      'path of the endpoint': ['  /orders:\n', '  /v1/orders:\n'],
      method: ['  /orders:\n    get:\n', '  /orders:\n    head:\n'],
      webhooks: ['\npaths:\n', '\nwebhooks:\n'],
      'in an example': wrapped('example:', ''),
      'in anyOf': wrapped('anyOf:\n  - x: 1', '', '    '),
      'moved to the cursor': both(
        ['            maximum: 100\n', ''],
        ['            type: string\n', '            type: string\n            maximum: 100\n'],
      ),
      'schema renamed': [
        '          schema:\n            type: integer',
        '          x-schema:\n            type: integer',
      ],
      'doubled endpoint': ['  /health:\n', '  /orders: {}\n  /health:\n'],
      'doubled method': ['    delete:\n', '    get:\n      operationId: listAll\n    delete:\n'],
    },
    unit: {
      'type of the schema': ['type: integer', 'type: number'],
      minimum: ['minimum: 1', 'minimum: -1'],
      'default above the maximum': ['default: 20', 'default: 200'],
      nullable: below('nullable: true'),
      'in the header': [
        '        - name: limit\n          in: query',
        '        - name: limit\n          in: header',
      ],
      'no security': ['        - bearer: [orders:read]', '        - {}'],
      'deprecated endpoint': [
        '      operationId: listOrders\n',
        '      operationId: listOrders\n      deprecated: true\n',
      ],
      'other operation': ['operationId: listOrders', 'operationId: listEverything'],
      'the response': ['description: A page of orders.', 'description: All orders.'],
      'servers of the endpoint': [
        '  /orders:\n',
        '  /orders:\n    servers: [{ url: http://old }]\n',
      ],
    },
    harmless: {
      'comment behind': ['maximum: 100\n', 'maximum: 100 # agreed with the shop\n'],
      'schema in flow style': [
        'schema:\n            type: integer\n            minimum: 1\n            maximum: 100\n            default: 20',
        'schema: { type: integer, minimum: 1, default: 20, maximum: 100 }',
      ],
      'status in double quotes': [
        "        '200':\n          description: A page",
        '        "200":\n          description: A page',
      ],
      'description in quotes': [
        'description: A page of orders.',
        "description: 'A page of orders.'",
      ],
      'description folded': [
        'description: A page of orders.',
        'description: >-\n            A page\n            of orders.',
      ],
      'keys of the endpoint in another order': both(
        ['      operationId: listOrders\n', ''],
        [
          "      responses:\n        '200':\n          description: A page",
          "      operationId: listOrders\n      responses:\n        '200':\n          description: A page",
        ],
      ),
      'a root key changes': ["version: '1.10'", "version: '1.11'"],
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'scan of uploads and its list',
    path: 'config/limits.yml',
    before: LIMITS,
    cited: '  allowed_types:',
    text: {
      'one type more': ['    - application/pdf\n', '    - application/pdf\n    - text/html\n'],
      'one type less': ['    - image/jpeg\n', ''],
      any: ['- application/pdf', "- '*/*'"],
      'an empty item': ['- application/pdf', '- '],
      'a mapping in it': ['- application/pdf', '- application/pdf: true'],
      'a text': [
        '    - image/png\n    - image/jpeg\n    - application/pdf\n',
        '    image/png,image/jpeg,application/pdf\n',
      ],
      'a text of dashes': ['  allowed_types:\n', '  allowed_types: |\n'],
      renamed: ['allowed_types', 'denied_types'],
      'a blank in the name': ['allowed_types', 'allowed types'],
      'twice the same type': ['    - image/png\n', '    - image/png\n    - image/png\n'],
    },
    place: {
      'mapping renamed': ['\nuploads:\n', '\ndownloads:\n'],
      'moved out of the mapping': [
        '  allowed_types:\n    - image/png\n    - image/jpeg\n    - application/pdf\n  notice',
        '  rest:\n    allowed_types:\n    - image/png\n    - image/jpeg\n    - application/pdf\n  notice',
      ],
      'mapping doubled': ['\nenvironments:\n', '\nuploads:\n  scan: false\n\nenvironments:\n'],
      'list doubled': ['  notice: >-', "  allowed_types: ['*/*']\n  notice: >-"],
      'under production': both(
        ['  allowed_types:\n    - image/png\n    - image/jpeg\n    - application/pdf\n', ''],
        [
          '    rate_per_minute: 60\n',
          '    rate_per_minute: 60\n    allowed_types:\n    - image/png\n    - image/jpeg\n    - application/pdf\n',
        ],
      ),
    },
    unit: {
      'not scanned': ['scan: true', 'scan: false'],
      'scan as a text': ['scan: true', 'scan: "true"'],
      'any size': ['max_bytes: 10485760', 'max_bytes: 104857600'],
      'size with a letter': ['max_bytes: 10485760', 'max_bytes: 10485760b'],
      'notice says less': ['    before anyone can open them.', '    after anyone can open them.'],
      'notice with a line end': ['  notice: >-', '  notice: >'],
      'turned off': ['  scan: true\n', '  scan: true\n  disabled: true\n'],
    },
    harmless: {
      'in flow style': [
        'allowed_types:\n    - image/png\n    - image/jpeg\n    - application/pdf',
        'allowed_types: [image/png, \'image/jpeg\', "application/pdf"]',
      ],
      'flow style over lines': [
        'allowed_types:\n    - image/png\n    - image/jpeg\n    - application/pdf',
        'allowed_types:\n    [\n      image/png,\n      image/jpeg,\n      application/pdf,\n    ]',
      ],
      'comments in the list': ['    - image/jpeg\n', '    # Photographs\n    - image/jpeg\n'],
      'notice wrapped elsewhere': [
        'Files are scanned for viruses\n    before anyone can open them.',
        'Files are scanned\n    for viruses before anyone\n    can open them.',
      ],
      'notice in quotes': [
        'notice: >-\n    Files are scanned for viruses\n    before anyone can open them.',
        'notice: Files are scanned for viruses before anyone can open them.',
      ],
      'production changes': ['rate_per_minute: 60\n', 'rate_per_minute: 90\n'],
    },
  }),

  sceneOf({
    name: 'failures before an account is locked',
    path: 'config/limits.yml',
    before: LIMITS,
    cited: '      after_failures: 5',
    text: {
      more: ['after_failures: 5\n', 'after_failures: 500\n'],
      'a text': ['after_failures: 5\n', "after_failures: '5'\n"],
      'a fraction': ['after_failures: 5\n', 'after_failures: 5.5\n'],
      negative: ['after_failures: 5\n', 'after_failures: -5\n'],
      'with a unit': ['after_failures: 5\n', 'after_failures: 5 per day\n'],
      never: ['after_failures: 5\n', 'after_failures: ~\n'],
    },
    place: {
      'production and staging swapped': both(
        ['  production:', '  tmp:'],
        ['  staging:', '  production:'],
        ['  tmp:', '  staging:'],
      ),
      'production renamed': ['  production:', '  production-eu:'],
      'lockout renamed': [
        '    rate_per_minute: 60\n    lockout:',
        '    rate_per_minute: 60\n    old_lockout:',
      ],
      'production doubled': atEnd('  production:\n    lockout: {}\n'),
      'lockout doubled': [
        '      minutes: 15\n',
        '      minutes: 15\n    lockout:\n      after_failures: 0\n',
      ],
      'environments in a document of their own': ['\nenvironments:\n', '\n---\nenvironments:\n'],
      'a level more': ['\nenvironments:\n', '\nold:\n environments:\n'],
      'an anchor as the only use': both(
        ['  production:\n', '  x-production:\n'],
        ['  staging:\n', '  production:\n'],
      ),
    },
    unit: {
      'one second': ['minutes: 15', 'minutes: 0'],
      'minutes as a text': ['minutes: 15', 'minutes: "15"'],
      off: ['      minutes: 15\n', '      minutes: 15\n      enabled: false\n'],
      faster: ['rate_per_minute: 60\n', 'rate_per_minute: 6000\n'],
      'other defaults': [
        '  production:\n    <<: *defaults',
        '  production:\n    <<: { burst: 100 }',
      ],
      'no defaults': ['  production:\n    <<: *defaults\n', '  production:\n'],
      'defaults overridden': ['rate_per_minute: 60\n', 'rate_per_minute: 60\n    burst: 100\n'],
      'lockout of another kind': [
        'rate_per_minute: 60\n',
        'rate_per_minute: 60\n    lockout_mode: log-only\n',
      ],
    },
    harmless: {
      'in flow style': [
        'lockout:\n      after_failures: 5\n      minutes: 15',
        'lockout: { minutes: 15, after_failures: 5 }',
      ],
      'comment above': above('# OWASP ASVS 2.2.1'),
      'comment at the top': ['# Limits of the public API.\n', ''],
      'uploads change': ['scan: true', 'scan: strict'],
      'blanks behind the number': ['minutes: 15', 'minutes: 15   '],
      'all indented by four': everywhere(/^ +/gm, '$&$&'),
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'rule that makes a job manual',
    path: '.gitlab-ci.yml',
    before: GITLAB,
    cited: '      when: manual',
    text: {
      always: ['when: manual', 'when: always'],
      'on success': ['when: manual', 'when: on_success'],
      'a delay': ['when: manual', 'when: delayed'],
      'a list': ['when: manual', 'when: [manual]'],
    },
    place: {
      'condition of the rule': ['    - if: $CI_COMMIT_TAG', '    - if: $CI_COMMIT_BRANCH'],
      'rule for merge requests': [
        '    - if: $CI_COMMIT_TAG',
        '    - if: $CI_COMMIT_TAG == "never"',
      ],
      'job renamed': ['\npublish:\n', '\n.publish:\n'],
      'workflow of the pipeline': ['\npublish:\n', '\nworkflow:\n'],
      'other key of the list': [
        '    deployment_tier: production\n  rules:',
        '    deployment_tier: production\n  only:',
      ],
      'moved to the environment': both(
        ['      when: manual\n', ''],
        ['    name: registry\n', '    name: registry\n    when: manual\n'],
      ),
      'rule doubled': atEnd(
        '    - if: $CI_COMMIT_TAG\n      when: manual\n      allow_failure: false\n',
      ),
      'job doubled': atEnd('publish:\n  script: [npm publish]\n'),
      'when doubled': below('when: always'),
    },
    unit: {
      'failure allowed': [
        '      when: manual\n      allow_failure: false',
        '      when: manual\n      allow_failure: true',
      ],
      'start in': below('start_in: 1 minute'),
      'only when files change': below('changes: [never.txt]'),
      'another script': ['    - npm publish --provenance', '    - npm publish'],
      'script before': ['  stage: release\n', '  stage: release\n  before_script: [npm publish]\n'],
      'other stage': ['  stage: release\n', '  stage: verify\n'],
      'another template': ['publish:\n  extends: .base', 'publish:\n  extends: .auto'],
      retried: ['  stage: release\n', '  stage: release\n  retry: 2\n'],
      environment: ['deployment_tier: production', 'deployment_tier: development'],
      dependencies: ['  stage: release\n', '  stage: release\n  needs: []\n'],
      trigger: ['  stage: release\n', '  stage: release\n  trigger: other/project\n'],
    },
    harmless: {
      'comment in the rule': ['    - if: $CI_COMMIT_TAG\n', '    - if: $CI_COMMIT_TAG # v1.2.3\n'],
      'in quotes': ['when: manual', 'when: "manual"'],
      'condition in quotes': ['- if: $CI_COMMIT_TAG', "- if: '$CI_COMMIT_TAG'"],
      'rule in flow style': [
        '    - if: $CI_COMMIT_TAG\n      when: manual\n      allow_failure: false',
        '    - { if: $CI_COMMIT_TAG, when: manual, allow_failure: false }',
      ],
      'keys of the job in another order': both(
        ['  extends: .base\n  stage: release\n', '  stage: release\n'],
        [
          '    deployment_tier: production\n',
          '    deployment_tier: production\n  extends: .base\n',
        ],
      ),
      'stages in block style': [
        'stages: [build, verify, release]',
        'stages:\n  - build\n  - verify\n  - release',
      ],
      'byte-order mark': withByteOrderMark,
    },
  }),

  sceneOf({
    name: 'expression of an alert',
    path: 'monitoring/alerts.yml',
    before: ALERTS,
    cited: '            / sum(rate(http_requests_total[5m])) > 0.05',
    text: {
      'greater limit': ['> 0.05', '> 0.5'],
      'less for greater': ['> 0.05', '< 0.05'],
      'other window': ['code=~"5.."}[5m]', 'code=~"5.."}[1h]'],
      'other codes': ['code=~"5.."', 'code=~"50[34]"'],
      'a line more': ['> 0.05\n', '> 0.05\n            and on() vector(0)\n'],
      'unless silenced': ['> 0.05\n', '> 0.05 unless on() maintenance\n'],
      'a term in the expression': above('  + 0 * vector(1)'),
    },
    place: {
      'name of the alert': ['- alert: HighErrorRate', '- alert: HighErrorRateTest'],
      'record for alert': ['- alert: HighErrorRate', '- record: HighErrorRate'],
      'name of the group': ['  - name: api\n', '  - name: api-disabled\n'],
      'groups renamed': ['groups:\n', 'x-groups:\n'],
      'rules renamed': ['    interval: 30s\n    rules:', '    interval: 30s\n    old_rules:'],
      'another key': ['        expr: |\n', '        comment: |\n'],
      'expr doubled': ['        for: 10m\n', '        for: 10m\n        expr: vector(0)\n'],
    },
    unit: {
      'a day': ['for: 10m', 'for: 1d'],
      'no page': [
        '        for: 10m\n        labels:\n          severity: page',
        '        for: 10m\n        labels:\n          severity: none',
      ],
      team: ['team: payments', 'team: nobody'],
      'kept firing': ['        for: 10m\n', '        for: 10m\n        keep_firing_for: 0s\n'],
      summary: ['summary: More than 5 %', 'summary: Less than 5 %'],
      'once a day': ['interval: 30s', 'interval: 1d'],
      'limit of the group': ['    interval: 30s\n', '    interval: 30s\n    limit: 0\n'],
      'offset of the group': ['    interval: 30s\n', '    interval: 30s\n    query_offset: 1d\n'],
    },
    harmless: {
      'comment above the key': ['        expr: |\n', '        # See ADR 7.\n        expr: |\n'],
      'summary in quotes': [
        'summary: More than 5 % of the requests fail.',
        "summary: 'More than 5 % of the requests fail.'",
      ],
      'summary over two lines': [
        'More than 5 % of the requests fail.',
        'More than 5 % of\n            the requests fail.',
      ],
      'labels in flow style': [
        'labels:\n          severity: page\n          team: payments',
        'labels: { team: payments, severity: page }',
      ],
      'database group changes': [
        'pg_replication_lag_seconds > 30',
        'pg_replication_lag_seconds > 60',
      ],
      'group keys in another order': both(
        ['    interval: 30s\n', ''],
        ['  - name: database\n', '    interval: 30s\n  - name: database\n'],
      ),
      CRLF: withCrLf,
    },
  }),
];
