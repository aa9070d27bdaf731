import { describe, expect, it, test } from '@jest/globals';
import * as fc from 'fast-check';
import { MOST_SECRETS, secrets } from '../../src/agent-files/detectors/secrets.js';
import { secretTypes } from '../../src/text/secret-types.js';
import { secretsIn, withoutSecrets } from '../../src/text/secrets.js';
import { visible, VISIBLE_LIMIT } from '../../src/text/visible.js';
import { lookAt, places, shown, timed } from '../agent-files/detectors/looking.js';

const UPPER = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const LOWER = UPPER.toLowerCase();
const DIGITS = '0123456789';
const ALL = UPPER + LOWER + DIGITS;
const HEX = `${DIGITS}abcdef`;
const BASE32 = `${UPPER}234567`;

/** Stands inside what would be a secret otherwise, so that nothing that scans this file takes it for one. */
const BREAK: string = '';

/** Letters as an issuer draws them, the same on every run. */
function drawn(length: number, from: string, seed: number): string {
  let state = (seed * 2_654_435_761 + 97) >>> 0;
  let text = '';
  while (text.length < length) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    text += from[(state >>> 16) % from.length] ?? '';
  }
  return text;
}

const json = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** One of each. */
const ISSUED: Readonly<Record<string, (seed: number) => string>> = {
  'github-token': (seed) => `gh${'pousr'[seed % 5] ?? ''}_${drawn(36, ALL, seed)}`,
  'github-fine-grained-token': (seed) =>
    `github_${BREAK}pat_${drawn(22, ALL, seed)}_${drawn(59, ALL, seed + 1)}`,
  'gitlab-token': (seed) => `glpat${BREAK}-${drawn(20, ALL, seed)}`,
  'aws-access-key': (seed) => `${seed % 2 === 0 ? 'AKI' : 'ASI'}A${drawn(16, BASE32, seed)}`,
  'anthropic-key': (seed) => `sk-${BREAK}ant-api03-${drawn(93, `${ALL}-_`, seed)}AA`,
  'openai-key': (seed) =>
    seed % 2 === 0
      ? `sk-${BREAK}proj-${drawn(74, `${ALL}-_`, seed)}T3Blbk${BREAK}FJ${drawn(74, `${ALL}-_`, seed + 1)}`
      : `sk-${drawn(20, ALL, seed)}T3Blbk${BREAK}FJ${drawn(20, ALL, seed + 1)}`,
  'huggingface-token': (seed) => `hf${BREAK}_${drawn(34, UPPER + LOWER, seed)}`,
  'groq-key': (seed) => `gsk${BREAK}_${drawn(52, ALL, seed)}`,
  'slack-bot-token': (seed) =>
    `xox${BREAK}b-${drawn(12, DIGITS, seed)}-${drawn(13, DIGITS, seed + 1)}-${drawn(24, ALL, seed + 2)}`,
  'slack-token': (seed) =>
    `xox${BREAK}p-${drawn(12, DIGITS, seed)}-${drawn(12, DIGITS, seed + 1)}-${drawn(12, DIGITS, seed + 2)}-${drawn(32, HEX, seed + 3)}`,
  'slack-app-token': (seed) =>
    `xap${BREAK}p-1-A${drawn(10, UPPER + DIGITS, seed)}-${drawn(13, DIGITS, seed + 1)}-${drawn(64, HEX, seed + 2)}`,
  'slack-webhook': (seed) =>
    `hooks.slack${BREAK}.com/services/T${drawn(10, UPPER + DIGITS, seed)}/B${drawn(10, UPPER + DIGITS, seed + 1)}/${drawn(24, ALL, seed + 2)}`,
  'discord-webhook': (seed) =>
    `discord${BREAK}.com/api/webhooks/${drawn(18, '987', seed)}/${drawn(68, ALL, seed)}`,
  'stripe-key': (seed) =>
    `${seed % 2 === 0 ? 'sk' : 'rk'}_live${BREAK}_${drawn(seed % 3 === 0 ? 24 : 99, ALL, seed)}`,
  'google-api-key': (seed) => `AIz${BREAK}aSy${drawn(33, `${ALL}-_`, seed)}`,
  'google-oauth-secret': (seed) => `GOCSP${BREAK}X-${drawn(28, `${ALL}-_`, seed)}`,
  'npm-token': (seed) => `npm${BREAK}_${drawn(36, ALL, seed)}`,
  'pypi-token': (seed) => `pypi-${BREAK}AgEIcHlwaS5vcmc${drawn(150, `${ALL}-_`, seed)}`,
  'twilio-key': (seed) => `S${BREAK}K${drawn(32, HEX, seed)}`,
  'sendgrid-key': (seed) =>
    `S${BREAK}G.${drawn(22, `${ALL}-_`, seed)}.${drawn(43, `${ALL}-_`, seed + 1)}`,
  'digitalocean-token': (seed) => `dop${BREAK}_v1_${drawn(64, HEX, seed)}`,
  'databricks-token': (seed) => `dap${BREAK}i${drawn(32, HEX, seed)}`,
  'shopify-token': (seed) => `shpa${BREAK}t_${drawn(32, HEX, seed)}`,
  'azure-storage-key': (seed) => `Account${BREAK}Key=${drawn(86, `${ALL}+/`, seed)}==`,
  'azure-client-secret': (seed) => `${drawn(3, ALL, seed)}8${BREAK}Q~${drawn(34, ALL, seed + 1)}`,
  'private-key': (seed) =>
    `-----BEGIN ${['', 'RSA ', 'EC ', 'OPENSSH '][seed % 4] ?? ''}PRIVATE ${BREAK}KEY-----\n${drawn(600, `${ALL}+/`, seed).replace(/.{64}/g, '$&\n')}\n-----END ${['', 'RSA ', 'EC ', 'OPENSSH '][seed % 4] ?? ''}PRIVATE ${BREAK}KEY-----`,
  'database-url': (seed) =>
    `postgres${BREAK}://app:${drawn(8, LOWER, seed)}${drawn(12, ALL, seed)}9k@db.internal:5432/x`.replace(
      /:5432.*/,
      '',
    ),
  'json-web-token': (seed) =>
    `${json({ alg: 'HS256', typ: 'JWT' })}.${json({ sub: drawn(20, ALL, seed), iat: 1_712_345_000 + seed })}.${drawn(43, ALL, seed)}`,
};

describe('SECURITY S28: secrets are known by type', () => {
  test.each(Object.entries(ISSUED))('%s, wherever it stands', (type, issue) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const secret = issue(seed);
      for (const [before, after] of [
        ['', ''],
        ['Use ', ' for it.'],
        ['TOKEN="', '"'],
        ['`', '`'],
        ['{"env": {"X": "', '"}}'],
        ['https://x:', '@'],
        ['(', ')'],
        ['ключ:', '\n'],
        ['{"a": "b\\n', '\\n"}'],
      ] as const) {
        if (after === '@' && type.includes('url')) continue;
        const found = secretsIn(`${before}${secret}${after}`);
        expect(found.map((one) => [one.type, one.from, one.to])).toEqual([
          [type, before.length, before.length + secret.length],
        ]);
      }
    }
  });

  it('a private key in JSON, with its line ends as escapes', () => {
    const key = (ISSUED['private-key']?.(4) ?? '').replaceAll('\n', '\\n');
    expect(
      secretsIn(`{"type": "service_account", "private_key": "${key}"}`).map(({ type }) => type),
    ).toEqual(['private-key']);
  });

  it('a value that is given to a name of a secret, if it looks drawn by lot', () => {
    const value = 'q7Rk2Zp9Lm4Xw8Vt3Bn6';
    for (const text of [
      `api_key = "${value}"`,
      `"clientSecret": "${value}"`,
      `DB_PASSWORD=${value}`,
      `auth_token: ${value}`,
    ])
      expect(secretsIn(text).map(({ type, isCertain }) => [type, isCertain])).toEqual([
        ['assigned-secret', false],
      ]);
  });

  it('a credential in a header, option or address, if it looks drawn by lot', () => {
    const value = drawn(43, `${ALL}_-`, 11).replaceAll('--', 'x9');
    const hex = drawn(40, HEX, 4);
    const small = drawn(32, `${LOWER}${DIGITS}${DIGITS}`, 5);
    const login = Buffer.from(`deploy:${drawn(16, ALL, 9)}`).toString('base64');
    for (const [before, secret, after] of [
      ['"Authorization": "Bearer ', value, '"'],
      ['curl -H "Authorization: Bearer ', value, '" https://a.dev'],
      ['Authorization: token ', hex, '\n'],
      ['Authorization: ', value, '\n'],
      ["-H 'x-api-key: ", small, "'"],
      ['"X-Auth-Key": "', hex, '"'],
      ['deploy --token ', value, ' --yes'],
      ['"args": ["--api-key", "', value, '"]'],
      ['"--token",\n      "', hex, '"'],
      ['https://a.dev/mcp?token=', hex, '&b=c'],
      ['https://a.dev/?a=b&key=', value, ')'],
      ['git clone https://bot:', drawn(18, ALL, 2), '@git.a.dev/x.git'],
      ['Authorization: Basic ', login, '"'],
    ] as const) {
      expect([
        before,
        secretsIn(before + secret + after).map(({ from, isCertain }) => [from, isCertain]),
      ]).toEqual([before, [[before.length, false]]]);
    }
  });

  it('the address of a database is certain where its host can be reached from elsewhere', () => {
    const password = `k${BREAK}T7vQ2mXw9Lz4`;
    const certaintyAt = (user: string, host: string): (boolean | undefined)[] =>
      secretsIn(`postgres://${user}:${password}@${host}:5432/database`).map((one) => one.isCertain);
    for (const host of ['db.shop.dev', 'db-7.eu.shop.internal', '10.0.4.12', 'host.shop.dev']) {
      expect(certaintyAt('user', host)).toEqual([true]);
      expect(certaintyAt('app', host)).toEqual([true]);
    }
    for (const host of ['localhost', '127.0.0.1', 'db', 'host.docker.internal', 'hostname'])
      expect([host, certaintyAt('app', host)]).toEqual([host, [false]]);
    expect(secretsIn(`https://user:${password}@git.shop.dev/x`)).toHaveLength(1);
    expect(secretsIn(`postgres://app:kT7%40Q2m%24w9Lz4@db.shop.dev/x`)).toHaveLength(1);
  });

  it('the secret key of AWS, by its name', () => {
    const value = drawn(40, `${ALL}+/`, 5);
    for (const text of [
      `aws_secret_access_key = ${value}`,
      `AWS_SECRET_ACCESS_KEY="${value}"`,
      `"secretAccessKey": "${value}"`,
    ]) {
      const [found] = secretsIn(text);
      expect([found?.type, text.slice(found?.from, found?.to)]).toEqual(['aws-secret-key', value]);
    }
    expect(
      secretsIn(`aws_secret_access_key = ${BREAK}wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY`),
    ).toEqual([]);
  });

  test.each([
    ['cut by a character', 'github-token', `gh${BREAK}p_${drawn(35, ALL, 3)}`],
    [
      'with a letter that is none of its own',
      'npm-token',
      `npm${BREAK}_${drawn(20, ALL, 4)}-${drawn(15, ALL, 5)}`,
    ],
    [
      'with a digit that its alphabet has not',
      'aws-access-key',
      `AKI${BREAK}A${drawn(15, BASE32, 6)}0`,
    ],
    ['of another length', 'anthropic-key', `sk-${BREAK}ant-api03-${drawn(60, `${ALL}_`, 7)}`],
    [
      'with a point in it',
      'slack-bot-token',
      `xox${BREAK}b-${drawn(12, DIGITS, 8)}-${drawn(13, DIGITS, 9)}-${drawn(12, ALL, 10)}.${drawn(11, ALL, 11)}`,
    ],
  ])('a key of a known issuer %s, as one that only looks so', (_, type, key) => {
    for (const text of [key, `Use \`${key}\` here.`, `The key is ${key}.`]) {
      const [found, ...others] = secretsIn(text);
      expect([found?.type, found?.isCertain, others]).toEqual([type, false, []]);
      expect(text.slice(found?.from, found?.to)).toBe(key);
      expect(found?.label).toMatch(/^what looks like an? /);
    }
  });

  it('every type has marks of its own, and a name', () => {
    for (const { type, label, starts, shape } of secretTypes()) {
      expect(type).toMatch(/^[a-z0-9-]+$/);
      expect(label).toMatch(/^(?:an?|the) /);
      expect(starts.length).toBeGreaterThan(0);
      expect(shape.sticky).toBe(true);
    }
  });
});

describe('SECURITY S28: what is no secret', () => {
  test.each([
    `AKI${BREAK}AIOSFODNN7EXAMPLE`,
    `AKI${BREAK}A1234567890ABCDEF`,
    `gh${BREAK}p_${'x'.repeat(36)}`,
    `gh${BREAK}p_abcdefghijklmnopqrstuvwxyz0123456789`,
    `gh${BREAK}p_1234567890abcdef1234567890abcdef1234`,
    `gh${BREAK}p_${'aB3'.repeat(12)}`,
    'ghp_your_token_here',
    'sk-ant-xxx',
    'sk-ant-api03-...',
    `sk-${BREAK}ant-api03-${'your-key-goes-here-'.repeat(5)}`,
    'sk-your-openai-key',
    'sk-proj-****************',
    'xoxb-your-bot-token',
    'xoxb-123456789012-1234567890123-AbCdEfGhIjKlMnOpQrStUvWx',
    `AIz${BREAK}aSyA1B2C3D4E5F6G7H8I9J0K1L2M3N4O5P6Q`,
    `npm${BREAK}_q1x2w3z4k5m6v7t8q1wzx2w3z4k5m6v7t8qz`,
    'sk_test_4eC39HqLyjWDarjtT1zdp7dc',
    'api_key = "your-api-key-goes-here"',
    'API_KEY=<token>',
    'api_key: ${API_KEY}',
    'const token = process.env.GITHUB_TOKEN_FOR_RELEASES_2',
    'apiKey: "{{ secrets.OPENAI_API_KEY_2024_PROD }}"',
    'password: "correct-horse-battery-staple"',
    'token: 550e8400-e29b-41d4-a716-446655440000',
    'postgres://user:password@localhost:5432/db',
    'postgresql://postgres:postgres@db/app',
    'mongodb+srv://<user>:<password>@cluster0.mongodb.net',
    'mysql://root:${DB_PASSWORD}@db:3306/app',
    'redis://:s3cr3t-password-1@cache.example.com',
    'postgres://user:p%40ssw%24rd@host:5432/database',
    'postgres://app:P%40%24%24w0rd%21@db.shop.dev:5432/orders',
    'mysql://username:Kq81%23xWm20v@hostname:3306/dbname',
    'mongodb://db_user:Zt4kQ9wLm2xB@your-host/shop',
    'amqp://user:s3cr3t%21word77@broker.shop.dev',
    'clickhouse://user:Ch4ng3M3-now@HOST/default',
    '-----BEGIN PRIVATE KEY-----\n...\n-----END PRIVATE KEY-----',
    '-----BEGIN PUBLIC KEY-----\nMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAE\n-----END PUBLIC KEY-----',
    'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c',
    `AccountKey=${BREAK}Eby8vdM02xNOcqFlqUwJPLlmEtlCDXJ1OUzFT50uSRZ6IFsuFq2UVErCz4I6tq${BREAK}/K1SZFPTOtr/KBHBeksoGMGw==`,
    'sha512-z4PhNX7vuL3xVChQ1m2AB9Yg5AULVxXcg/SpIdNs6c5H0NE8XYXysP+DGNKHfuwvY7kxvUdBeoGlODJ6+SfaPg==',
    'Authorization: Bearer ${TOKEN_OF_THE_DEPLOYMENT_2024}',
    '"Authorization": "Bearer YOUR_ACCESS_TOKEN_GOES_HERE_1"',
    'Authorization: Bearer <token>',
    'Authorization: Bearer eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9...',
    'Authorization: Basic QWxhZGRpbjpvcGVuIHNlc2FtZQ==',
    'Authorization: Basic dXNlcm5hbWU6cGFzc3dvcmQ=',
    'x-api-key: $ANTHROPIC_API_KEY, x-request-id: Zq3kP9wLx2Vb7NcT5mRd',
    'The bearer responsibilities-of-everyone are long; basic internationalization2024guidelines',
    'npx tool --token process.env.DEPLOYMENT_TOKEN_2024_EU --key src/keys/publicKeys2024/main.ts',
    'https://user:password@example.com, https://admin:hunter2@db.dev, http://user:pass1234word@localhost:80',
    'https://youtube.com/watch?v=dQw4w9WgXcQ&key=value, ?code=authorization_code_from_step_1',
    'commit 9fceb02d0ae598e95dc970b74767f19372d61af8, task-runner, desk-projector, risk-antagonist',
    'See docs/sk-learn/pattern.md, hf_hub_download, npm_config_registry, key-value-store',
    `gh${BREAK}p_${'x'.repeat(35)}, ghp_your_personal_access_token_goes_here, ghp_XXXXXXXXXXXXXXXXXXXXXXXXX`,
    `gh${BREAK}p_abcdefghijklmnopqrstuvwxyz012345678, AKI${BREAK}AIOSFODNN7EXAMPLE2`,
    'npm_package_config_internationalization_default, sk-proj-internationalization-of-2024-texts',
    'github_pat_format_of_2024, gsk_models_llama3_70b_8192_versatile',
  ])('%s', (text) => {
    expect(secretsIn(text)).toEqual([]);
    expect(withoutSecrets(text)).toBe(text);
  });
});

describe('SECURITY S28: secrets in what agents read', () => {
  const token = ISSUED['github-token']?.(3) ?? '';

  it('are told by type and short digest, never by a character of theirs', () => {
    for (const [index, issue] of Object.values(ISSUED).entries()) {
      const secret = issue(index);
      const found = lookAt(secrets, `# Rules\n\nUse ${secret} for it.\n`);
      expect(places(found)).toEqual([
        `${found[0]?.key.startsWith('json-web') === true ? 'warning' : 'error'} 3:5`,
      ]);
      for (let at = 0; at + 8 <= secret.length; at += 1)
        if (/\d/.test(secret.slice(at, at + 8)))
          expect(shown(found)).not.toContain(secret.slice(at, at + 8));
      expect(found[0]?.decoded).toBeUndefined();
    }
  });

  it.each(['CLAUDE.md', '.mcp.json', '.claude/settings.json', '.codex/config.toml'])(
    'in %s',
    (path) => {
      expect(
        lookAt(secrets, `{\n  "env": { "GITHUB_TOKEN": "${token}" }\n}\n`, path).map(
          ({ severity, line, column, key }) => [severity, line, column, key],
        ),
      ).toEqual([['error', 2, 29, `github-token ${secretsIn(token)[0]?.digest}`]]);
    },
  );

  it('the same one is told once, with its number of places', () => {
    expect(shown(lookAt(secrets, `${token}\n${token}\n`))).toContain('2 times in this file');
  });

  it('many of them are folded into the last, the certain ones first', () => {
    const many = Array.from({ length: 80 }, (_, index) => ISSUED['npm-token']?.(index + 1) ?? '');
    const found = lookAt(secrets, `secret = "q7Rk2Zp9Lm4Xw8Vt3Bn6"\n${many.join('\n')}`);
    expect(found).toHaveLength(MOST_SECRETS);
    expect(found.every(({ severity }) => severity === 'error')).toBe(true);
    expect(shown(found)).toContain('31 more secrets');
  });
});

describe('SECURITY S28: secrets in names', () => {
  const token = ISSUED['github-token']?.(3) ?? '';
  const told = `github-token#${secretsIn(token)[0]?.digest}`;

  it('are printed as type and short digest', () => {
    expect(visible(`notes/${token}/CLAUDE.md`)).toBe(`notes/${told}/CLAUDE.md`);
    expect(visible(`größe/${token}\u200b.md`)).toBe(`größe/${told}\\u{200b}.md`);
  });

  it('also where a long name is cut in the middle of one', () => {
    for (let length = VISIBLE_LIMIT - 45; length <= VISIBLE_LIMIT + 5; length += 1) {
      const shownName = visible(
        `${'a/'.repeat(length / 2)}${'b/'.slice(0, length % 2)}/${token}/${'c'.repeat(600)}`,
      );
      expect(shownName.length).toBeLessThanOrEqual(VISIBLE_LIMIT);
      for (let at = 5; at + 6 <= token.length; at += 1)
        expect(shownName).not.toContain(token.slice(at, at + 6));
    }
  });

  it('names without any cost next to nothing', () => {
    const names = Array.from(
      { length: 100_000 },
      (_, index) => `packages/module-${index}/src/components/token-${index % 77}/index.test.ts`,
    );
    expect(timed(() => names.forEach((name) => visible(name)))).toBeLessThan(6_000);
  });
});

describe('SECURITY S28: a look for secrets', () => {
  it('takes linear time for a megabyte of anything', () => {
    for (const part of [
      'sk-',
      ' sk-proj-',
      ' eyJ',
      ' eyJaaaaaaaaaaaaaaaaaa.',
      '-----BEGIN PRIVATE KEY-----\n',
      '-----BEGIN RSA ',
      'token:',
      'token="',
      'token    ',
      ' redis://',
      ' postgres://a:bbbbbbbbbb',
      ' AKIA',
      ' key-',
      'secret=Ab1',
      ' xoxb-1',
      '?sig=A',
      ' bearer ',
      'authorization: ',
      '-token ',
      '--token "',
      '-key ",\n ',
      '?token=',
      'https://a:',
      'x-aaaa-key: ',
      '.atlasv1.',
      '8Q~',
      'A',
      ' ',
      '\u{1f600}',
    ]) {
      expect([
        part,
        timed(() => lookAt(secrets, part.repeat(Math.ceil(1_000_000 / part.length)))) < 2_500,
      ]).toEqual([part, true]);
    }
  });

  it('finds places inside the text, in order, none inside another', () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...Object.values(ISSUED).map((issue) => issue(7)),
        ' ',
        '"',
        'api_key=',
        '\n',
      ),
      fc.string({ maxLength: 5 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('');
        let last = 0;
        for (const { from, to } of secretsIn(text)) {
          expect(from >= last && to > from && to <= text.length).toBe(true);
          last = to;
        }
      }),
    );
  });
});

describe('what a terminal does not show', () => {
  it.each(['\u001b[32m', '\u001b(B\u001b[m', '\u001b[?25h', '\u001b]0;make\u0007', '\u009b1m'])(
    'S28 hides no key that begins behind %j',
    (control) => {
      const key = ISSUED['github-token']?.(7) ?? '';
      const text = `the key: ${control}${key}${control} is old`;
      expect(secretsIn(text)).toMatchObject([{ type: 'github-token' }]);
      for (const printed of [withoutSecrets(text), visible(text)])
        expect(printed).not.toContain(key.slice(8));
    },
  );
});
