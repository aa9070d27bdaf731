import { describe, expect, it, test } from '@jest/globals';
import { secrets } from '../../../src/agent-files/detectors/secrets.js';
import { phraseText } from '../../../src/text/phrase.js';
import { lookAt, places, shown } from './looking.js';

const found = (path: string, settings: unknown): string[] =>
  lookAt(secrets, JSON.stringify(settings), path).map(({ severity, key }) => `${severity} ${key}`);
const server = (given: object): unknown => ({ mcpServers: { docs: { command: 'a', ...given } } });

describe('a variable of a server whose value is written out', () => {
  test.each<[string, string]>([
    ['API_KEY', 'orchard-47'],
    ['DB_PASSWORD', 'hunter2'],
    ['SLACK_TOKEN', 'x9Kq2'],
    ['GITHUB_PAT', 'kL2-blue-lamp'],
    ['apiKey', 'orchard-47'],
    ['clientSecret', 'orchard-47'],
    ['OPENAI_KEY', 'orchard-47'],
    ['REDIS_PWD', 'orchard'],
    ['SIGNING_PASSPHRASE', 'three-blue-lamps'],
  ])('is a warning by its name alone: %s=%s', (name, value) =>
    expect(found('.mcp.json', server({ env: { [name]: value } }))).toEqual([
      `warning written-out docs/${name}`,
    ]),
  );

  test.each<[string, string]>([
    ['API_KEY', '${API_KEY}'],
    ['API_KEY', '${env:API_KEY}'],
    ['API_KEY', '${input:api-key}'],
    ['API_KEY', '${API_KEY:-}'],
    ['API_KEY', '$API_KEY'],
    ['API_KEY', '%API_KEY%'],
    ['API_KEY', '{env:API_KEY}'],
    ['API_KEY', '{{ api_key }}'],
    ['API_KEY', 'OPENAI_API_KEY'],
    ['API_KEY', '<your key>'],
    ['API_KEY', 'your-api-key'],
    ['API_KEY', 'YOUR_API_KEY_HERE'],
    ['API_KEY', 'changeme'],
    ['API_KEY', 'xxxx'],
    ['API_KEY', '********'],
    ['API_KEY', ''],
    ['API_KEY', 'Put the key of your account here'],
    ['API_KEY', 'ollama'],
    ['API_KEY', 'not-needed'],
    ['API_KEY', 'test'],
    ['API_KEY', 'op://team/docs/key'],
    ['API_KEY', 'vault:secret/docs'],
    ['API_KEY', '/run/secrets/docs'],
    ['SSH_KEY', '~/.ssh/id_ed25519'],
    ['REQUIRE_TOKEN', 'true'],
    ['MAX_TOKEN', '4096'],
    ['MAX_OUTPUT_TOKENS', 'many'],
    ['LOG_LEVEL', 'debug'],
    ['API_KEY_FILE', 'docs.key'],
    ['API_KEY_HEADER', 'x-docs'],
    ['STRIPE_PUBLISHABLE_KEY', 'orchard'],
    ['SORT_KEY', 'created'],
    ['KEYBOARD', 'qwertz'],
    ['MONKEY', 'george'],
  ])('is nothing where it is none, or comes from outside: %s=%s', (name, value) =>
    expect(found('.mcp.json', server({ env: { [name]: value } }))).toEqual([]),
  );

  it('is looked for in headers, and wherever an agent keeps servers', () => {
    const key = 'warning written-out docs/Authorization';
    const sent = { url: 'https://a.dev', headers: { Authorization: 'Bearer orchard-47' } };
    expect(found('.cursor/mcp.json', { mcpServers: { docs: sent } })).toEqual([key]);
    expect(found('.vscode/mcp.json', { servers: { docs: sent } })).toEqual([key]);
    expect(found('opencode.json', { mcp: { docs: { ...sent, environment: {} } } })).toEqual([key]);
    expect(found('.mcp.json', { docs: sent })).toEqual([key]);
    const bearer = { url: 'https://a.dev', headers: { Authorization: 'Bearer ${TOKEN}' } };
    expect(found('.mcp.json', { docs: bearer })).toEqual([]);
    const codex =
      '[mcp_servers.docs]\ncommand = "a"\n[mcp_servers.docs.env]\nAPI_KEY = "orchard-47"\n';
    expect(places(lookAt(secrets, codex, '.codex/config.toml'))).toEqual(['warning 4:11']);
  });

  it('is one of the agent itself too', () => {
    expect(found('.claude/settings.json', { env: { DOCS_TOKEN: 'orchard-47' } })).toEqual([
      'warning written-out /DOCS_TOKEN',
    ]);
    expect(found('.claude/settings.json', { env: { DOCS_TOKEN: '$DOCS' } })).toEqual([]);
    expect(found('package.json', { env: { DOCS_TOKEN: 'orchard-47' } })).toEqual([]);
  });

  it('that is known for a secret has one finding, which says of what type', () => {
    const token = ['ghp', 'aB3dE5fG7hJ9kL1mN2pQ4rS6tU8vW0xYzA1c'].join('_');
    expect(
      found('.mcp.json', server({ env: { GITHUB_TOKEN: token, DB_PASSWORD: 'blue' } })),
    ).toEqual([
      'warning written-out docs/DB_PASSWORD',
      expect.stringMatching(/^error github-token /),
    ]);
  });

  it('is told by its name, and nothing of its value is shown', () => {
    const text = JSON.stringify(server({ env: { API_KEY: 'orchard-47' } }));
    const [only] = lookAt(secrets, text, '.mcp.json');
    expect(phraseText(only?.message ?? [])).toBe(
      'the value of `API_KEY` is written out in the server `docs`',
    );
    expect(shown(only === undefined ? [] : [only])).not.toMatch(/orchard|[0-9a-f]{8}/);
  });

  it('is told fifty times at most in one file, the last of which counts the rest', () => {
    const env = Object.fromEntries(
      Array.from({ length: 60 }, (_, at) => [`K${at}_TOKEN`, 'orchard-47']),
    );
    const all = lookAt(secrets, JSON.stringify(server({ env })), '.mcp.json');
    expect(all).toHaveLength(50);
    expect(phraseText(all.at(-1)?.message ?? [])).toContain('; 10 more in this file');
  });
});
