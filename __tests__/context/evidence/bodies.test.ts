import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import {
  BYTES_OF_END,
  keptOfOutput,
  keptOfPrompt,
  MOST_OF_BODY,
} from '../../../src/context/evidence/attempt.js';
import { policyOf } from '../../store.js';

const OPEN = policyOf({});
const CLOSED = policyOf({ exclude_text: ['canary'] });
const TOKEN = ['ghp_', 'k3Jq8ZrT1mWx', 'Vb6NyLp2HsDg', 'Qa7Ue4Rf0Tzc'].join('');

/** Looks like a private key: lines of what was drawn by lot. */
const ROWS = Array.from({ length: 48 }, (_, row) =>
  createHash('sha512').update(String(row)).digest('base64').slice(0, 64),
);
const KEY = `-----BEGIN RSA PRIVATE KEY-----\n${ROWS.join('\n')}\n-----END RSA PRIVATE KEY-----`;

const output = (text: string, policy = OPEN) => {
  const bytes = Buffer.from(text);
  return keptOfOutput(bytes.subarray(-BYTES_OF_END), bytes.length <= BYTES_OF_END, policy);
};

describe('what is kept of a prompt or an output', () => {
  it('is the beginning of the one and the end of the other, whole where it is short', () => {
    expect(output('one\ntwo\n')).toEqual({ body: 'one\ntwo\n', cut: false });
    expect(keptOfPrompt('one\ntwo\n', OPEN)).toEqual({ body: 'one\ntwo\n', cut: false });
    const long = Array.from({ length: 100_000 }, (_, index) => `line ${index}`).join('\n');
    const [first, last] = [keptOfPrompt(long, OPEN), output(long)];
    expect([first?.cut, last?.cut]).toEqual([true, true]);
    expect(first?.body.startsWith('line 0\nline 1\n')).toBe(true);
    expect(last?.body).toMatch(/^line \d+\n[^]*\nline 99999$/);
    for (const kept of [first, last]) {
      expect(kept?.body.length).toBeLessThanOrEqual(MOST_OF_BODY);
      expect(kept?.body.length).toBeGreaterThan(MOST_OF_BODY - 100);
    }
  });

  it.each([
    ['what `tput sgr0` prints', '\u001b(B\u001b[m'],
    ['a cursor that is shown', '\u001b[?25h'],
    ['a colour with colons', '\u001b[38:5:1m'],
    ['a colour of one byte', '\u009b31m'],
    ['a link', '\u001b]8;;https://example.org\u001b\\'],
    ['a title', '\u001b]0;make\u0007'],
    ['a letter that is struck over', 'x\b'],
    ['a reset', '\u001bc'],
    ['a long escape', `\u001b[${'1;'.repeat(300)}m`],
  ])('has no secret and nothing excluded behind or around %s', (_what, escape) => {
    const [head, tail] = [TOKEN.slice(0, 9), TOKEN.slice(9)];
    for (const text of [`${escape}${TOKEN}\n`, `${head}${escape}${tail}\n`])
      for (const kept of [output(text), keptOfPrompt(text, OPEN)]) {
        expect(kept?.body).toMatch(/^github-token#\w{8}\n$/);
        expect(kept?.body).not.toContain(tail);
      }
    const unsaid = `a ca${escape}nary sings\n`;
    expect([output(unsaid, CLOSED), keptOfPrompt(unsaid, CLOSED)]).toEqual([null, null]);
  });

  it.each([
    '\u001b',
    '\u001b[',
    '\u001b]',
    '\u001b(',
    '\b',
    'x\b',
    '\u001b[1;',
    '\u001b]8;;\u001b',
  ])('a run of %j takes no time (SECURITY S47)', (piece) => {
    expect(output(piece.repeat(500_000))).not.toBeNull();
    expect(keptOfPrompt(piece.repeat(500_000), OPEN)).not.toBeNull();
  });

  it('has no secret, wherever the cut is', () => {
    for (const secret of [TOKEN, `password=${TOKEN}`, KEY]) {
      for (const behind of [
        0,
        MOST_OF_BODY - 50,
        MOST_OF_BODY,
        BYTES_OF_END - 60,
        BYTES_OF_END - 1_000,
      ]) {
        const kept =
          output(`${'x '.repeat(50_000)}${secret}${' y'.repeat(behind / 2)}`)?.body ?? '';
        expect(kept).not.toContain(TOKEN.slice(-12));
        for (const row of ROWS) expect(kept).not.toContain(row);
      }
      expect(keptOfPrompt(`use ${secret}`, OPEN)?.body).not.toContain(secret.slice(-40, -20));
    }
    expect(output(`token \u001b[32m${TOKEN}\u001b[0m\n`)?.body).toMatch(
      /^token github-token#\w{8}\n$/,
    );
  });

  it.each([
    ['password: Zx9$kk2!pQ8vT', 'password: withheld'],
    ['password=hunter2hunter2', 'password=withheld'],
    ['DB_PASS=hunter2', 'DB_PASS=withheld'],
    ['db:\n  password: correcthorse\n', 'db:\n  password: withheld\n'],
    ['{"password": "let me in", "user": "a"}', '{"password": "withheld", "user": "a"}'],
    [String.raw`"{\"api_key\": \"k1-b\"}"`, String.raw`"{\"api_key\": \"withheld\"}"`],
    ['login --password hunter2 --verbose', 'login --password withheld --verbose'],
    ['postgres://app:pw1@db/main', 'postgres://app:withheld@db/main'],
    ['Authorization: Bearer abcd1234', 'Authorization: Bearer withheld'],
    ['Authorization: Bearer abc', 'Authorization: Bearer withheld'],
    ['authorization: q8ZrT1mWxVb6', 'authorization: withheld'],
    ['curl -u alice:hunter2secret https://a.b', 'curl -u alice:withheld https://a.b'],
    ["const secret = 'topsecret';", "const secret = 'withheld';"],
  ])('has no value that is given to the name of a secret: %s', (text, kept) => {
    expect(output(text)?.body).toBe(kept);
    expect(keptOfPrompt(text, OPEN)?.body).toBe(kept);
  });

  it.each([
    'password: required',
    'the password: it is in the safe',
    'password: string;',
    'const token = getToken();',
    'password: req.body.password,',
    'token: 8000',
    'PASSWORD=$DB_PASSWORD',
    '--token ${{ secrets.TOKEN }}',
    'password: <password>',
    'password=****',
    'https://example.com:8080/a',
    'a token of a lexer',
    'no-authorization: authorization checks are no longer required',
    'authorization: owner checks run',
    'docker run -u 1000:1000 app',
  ])('keeps what only speaks of secrets: %s', (text) => {
    expect(output(text)?.body).toBe(text);
  });

  it('is nothing where the policy keeps it unsaid, also in colours or as UTF-16', () => {
    expect(keptOfPrompt('a Canary', CLOSED)).toBeNull();
    expect(output('a can\u001b[1mary\u001b[0m', CLOSED)).toBeNull();
    expect(keptOfOutput(Buffer.from('a canary', 'utf16le'), true, CLOSED)).toBeNull();
  });

  it('shows what a reader cannot see, and neither colour nor title', () => {
    expect(output('\u001b[31mred\u001b[0m\r\n\u001b]0;title\u0007\u202eevil\ttab\n')?.body).toBe(
      String.raw`red${'\n'}\u{202e}evil${'\t'}tab${'\n'}`,
    );
  });

  it('makes no record that is too large to be read, whatever it holds', () => {
    for (const unit of ['\0', '"', '\\', '\u202e', '界', '\u{1f600}', '\u001b[', '\n']) {
      const body = output(unit.repeat(BYTES_OF_END))?.body ?? '';
      expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(200_000);
    }
  });
});
