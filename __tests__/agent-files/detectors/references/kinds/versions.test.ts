import { describe, expect, it } from '@jest/globals';
import { changed, found, messages, once } from '../look.js';

type Files = Readonly<Record<string, string>>;

const GO = { 'go.mod': 'module x\n\ngo 1.25.0\n\ntoolchain go1.25.3\n' };
const DOCKER = {
  Dockerfile: 'FROM --platform=linux/amd64 golang:1.26-alpine AS build\nFROM node:22.3-slim\n',
};
const YARN = { 'package.json': '{"packageManager":"yarn@4.13.0+sha.1"}' };
const BUN = { 'package.json': '{"packageManager":"bun@1.2.4"}' };
const RUST = { 'rust-toolchain.toml': '[toolchain]\nchannel = "1.88.0"\n' };
const NIGHTLY = { 'rust-toolchain.toml': '[toolchain]\nchannel = "nightly-2026-04-16"\n' };
const DOTNET = {
  'global.json': '{ "sdk": { "version": "10.0.100", "rollForward": "latestMinor" } }',
};

const WRONG: readonly (readonly [string, string, Files?])[] = [
  ['- Package manager: Yarn (v4.12.0)', 'Yarn 4.12.0', YARN],
  ['- **Yarn** 3.2', 'Yarn 3.2', YARN],
  ['Uses pnpm v8.', 'pnpm 8'],
  ['Uses `pnpm@9.2.0`.', 'pnpm 9.2.0'],
  ['Uses pnpm 10+.', 'pnpm 10'],
  ['- Bun v1.1', 'Bun 1.1', BUN],
  ['- Node.js: 20', 'Node 20', { '.nvmrc': 'v22.3.0\n', 'package.json': '{}' }],
  ['- **Node.js**: v20', 'Node 20', { '.tool-versions': 'nodejs 22.3.0\n', 'package.json': '{}' }],
  ['- Node.js (`>=18`)', 'Node 18'],
  ['- Node 22.2.0', 'Node 22.2.0', { '.nvmrc': '22.3.0', 'package.json': '{}' }],
  ['- Go 1.25.1', 'Go 1.25.1', { 'go.mod': 'go 1.25.3\n' }],
  ['- Go (1.24+)', 'Go 1.24', GO],
  ['- Go: 1.24', 'Go 1.24', { '.tool-versions': 'golang 1.25.3\n' }],
  ['- Go: 1.24', 'Go 1.24', { 'mise.toml': '[tools]\ngo = "1.25"\n' }],
  ['The build starts from `golang:1.25`.', 'golang:1.25', DOCKER],
  ['```dockerfile\nFROM node:20-slim\n```', 'node:20', DOCKER],
  ['- Rust 1.85', 'Rust 1.85', RUST],
  ['- Rust 1.85+', 'Rust 1.85', { 'Cargo.toml': '[workspace.package]\nrust-version = "1.88"\n' }],
  ['- **Rust**: Latest stable (via rustup)', 'Rust stable', NIGHTLY],
  [
    '- **Edition**: Rust 2021',
    'Rust edition 2021',
    { 'Cargo.toml': '[package]\nedition = "2024"\n' },
  ],
  ['- .NET SDK 9.0.100', '.NET SDK 9.0.100', DOTNET],
  ['- .NET 9 SDK', '.NET SDK 9', DOTNET],
  ['- Python 3.11', 'Python 3.11', { '.python-version': '3.12.4', 'pyproject.toml': '' }],
  ['- Ruby 3.2', 'Ruby 3.2', { '.ruby-version': 'ruby-3.3.1\n' }],
  ['- Java 17', 'Java 17', { '.tool-versions': 'java temurin-21.0.1+12\n' }],
  [
    '- Java 17',
    'Java 17',
    { 'build.gradle.kts': 'languageVersion = JavaLanguageVersion.of(21)\n' },
  ],
  ['- PHP 8.1+', 'PHP 8.1', { 'composer.json': '{"require":{"php":"^8.2"}}' }],
  [
    '- Gradle 8.5',
    'Gradle 8.5',
    {
      'gradle/wrapper/gradle-wrapper.properties':
        'distributionUrl=https\\://services.gradle.org/distributions/gradle-8.10-bin.zip\n',
    },
  ],
];

const SILENT: readonly (readonly [string, Files?])[] = [
  ['- Package manager: Yarn (v4.13.0)', YARN],
  ['- Yarn (v4)', YARN],
  ['- Yarn 4.13', YARN],
  ['- Bun 1+', BUN],
  ['- Go 1.25.1', GO],
  ['- Go 1.25.3', GO],
  ['- Go 1.26', GO],
  ['- Go 1.25'],
  ['The build starts from `golang:1.26`.', DOCKER],
  ['The build starts from `golang:1.26.2-alpine`.', DOCKER],
  ['The build starts from `ruby:3.2`.', DOCKER],
  ['Move from `golang:1.25` to `golang:1.26`.', DOCKER],
  ['It starts from `golang:1.25`.', { Dockerfile: 'ARG V=1.26\nFROM golang:${V}\n' }],
  ['- Rust 1.88', RUST],
  ['- Rust 2024', RUST],
  ['- **Rust**: nightly', NIGHTLY],
  ['- Rust stable', RUST],
  ['- Rust 2024', { 'Cargo.toml': '[package]\nedition = "2024"\n' }],
  ['- .NET 8', DOTNET],
  ['- ASP.NET 9', DOTNET],
  ['- .NET SDK 10', DOTNET],
  ['- Python 3.11+', { '.python-version': '3.12.4', 'pyproject.toml': '' }],
  ['- Python 3.11', { '.python-version': '3.12.4' }],
  ['- Node 20+', { '.nvmrc': 'v22.3.0\n', 'package.json': '{}' }],
  ['- Node 22.3', { '.nvmrc': 'v22\n', 'package.json': '{}' }],
  ['- Node 20', { '.nvmrc': 'lts/*\n', 'package.json': '{}' }],
  ['- Ruby 3.3', { '.ruby-version': 'ruby-3.3.1\n' }],
  ['Go 1.24 added iterators.', GO],
  ['Node (20 of them) are in the graph.'],
];

const NODE = (version: string): Files => ({ '.nvmrc': `v${version}\n`, 'package.json': '{}' });
const depends = (name: string, range: string): Files => ({
  'package.json': JSON.stringify({ dependencies: { [name]: range } }),
});

/** A text, the version that it states, and the file that says the same first and another one then. */
const OVERTAKEN: readonly (readonly [text: string, target: string, before: Files, after: Files])[] =
  [
    [
      'It is built with `golang:1.26`.',
      'golang:1.26',
      DOCKER,
      { Dockerfile: DOCKER.Dockerfile.replace('1.26', '1.27') },
    ],
    ['1. Install Node 20 with `fnm use`', 'Node 20', NODE('20.11.0'), NODE('24.1.0')],
    [
      '| Layer | Choice |\n|---|---|\n| Runtime | Bun 1.1 |\n',
      'Bun 1.1',
      { 'package.json': '{"packageManager":"bun@1.1.38"}' },
      BUN,
    ],
    [
      '> **Stack**: TypeScript, Next.js 14 (App Router), Postgres',
      'Next.js 14',
      depends('next', '14.2.3'),
      depends('next', '^15.0.1'),
    ],
    [
      '- 前端：React 18 + Vite',
      'React 18',
      depends('react', '^18.3.1'),
      depends('react', '19.0.0'),
    ],
    [
      '- Go 1.24 を使う（`go.mod` を参照）',
      'Go 1.24',
      { 'go.mod': 'module shop\n\ngo 1.24.2\n' },
      { 'go.mod': 'module shop\n\ngo 1.26.0\n' },
    ],
    [
      'Das Backend läuft auf Python 3.12 und FastAPI.',
      'Python 3.12',
      { '.python-version': '3.12\n', 'pyproject.toml': '' },
      { '.python-version': '3.14\n', 'pyproject.toml': '' },
    ],
    [
      'Requisitos: Ruby 3.3.1 y Postgres.',
      'Ruby 3.3.1',
      { Gemfile: 'ruby "3.3.1"\n' },
      { Gemfile: 'ruby "3.4.2"\n' },
    ],
    [
      '- **Rust** 1.86 (pinned)',
      'Rust 1.86',
      { 'rust-toolchain.toml': '[toolchain]\nchannel = "1.86.0"\n' },
      RUST,
    ],
    [
      'Services are written in Java 21 with Spring.',
      'Java 21',
      { 'pom.xml': '<properties><java.version>21</java.version></properties>' },
      { 'pom.xml': '<properties><java.version>25</java.version></properties>' },
    ],
    [
      '- Elixir 1.17 / Phoenix',
      'Elixir 1.17',
      { 'mix.exs': 'def project do\n  [app: :shop, elixir: "~> 1.17", deps: deps()]\nend\n' },
      { 'mix.exs': 'def project do\n  [app: :shop, elixir: "~> 1.19", deps: deps()]\nend\n' },
    ],
    [
      '- PHP >= 8.2 with Laravel',
      'PHP 8.2',
      { 'composer.json': '{"require":{"php":">=8.2"}}' },
      { 'composer.json': '{"require":{"php":">=8.4"}}' },
    ],
    [
      'Install .NET SDK 9.0.100 first.',
      '.NET SDK 9.0.100',
      { 'global.json': '{"sdk":{"version":"9.0.100"}}' },
      DOTNET,
    ],
    [
      '- Terraform 1.9, one state a region',
      'Terraform 1.9',
      { '.terraform-version': '1.9.8\n' },
      { '.terraform-version': '1.11.0\n' },
    ],
    [
      'Use `pnpm@9.12.0` (see `packageManager`).',
      'pnpm 9.12.0',
      { 'package.json': '{"packageManager":"pnpm@9.12.0"}' },
      { 'package.json': '{"packageManager":"pnpm@10.4.1"}' },
    ],
    [
      '```yaml\nimage: node:20\n```\n\nWorkers run in `node:20`.',
      'node:20',
      { 'workers/Dockerfile': 'FROM node:20-alpine\n' },
      { 'workers/Dockerfile': 'FROM node:24-alpine\n' },
    ],
  ];

/** What a text says that is no claim of the version in use, whatever becomes of the file. */
const UNTOUCHED: readonly (readonly [text: string, before: Files, after: Files])[] = [
  ['We moved from Node 20 to Node 24 in May.', NODE('20.1.0'), NODE('24.1.0')],
  ['Wir haben von Node 20 auf Node 24 umgestellt.', NODE('20.1.0'), NODE('24.1.0')],
  ['Migramos de Node 20 a Node 24.', NODE('20.1.0'), NODE('24.1.0')],
  ['已从 Node 20 升级到 Node 24。', NODE('20.1.0'), NODE('24.1.0')],
  ['Node 20 から Node 24 に移行した。', NODE('20.1.0'), NODE('24.1.0')],
  ['Node 20 wird nicht mehr unterstützt.', NODE('20.1.0'), NODE('24.1.0')],
  ['不再支持 Node 20。', NODE('20.1.0'), NODE('24.1.0')],
  ['Node 20 は非対応。', NODE('20.1.0'), NODE('24.1.0')],
  ['Ya no usamos React 18.', depends('react', '^18.3.1'), depends('react', '19.0.0')],
  ['React 18 brought concurrent rendering.', depends('react', '18'), depends('react', '19')],
  ['## React 18\n', depends('react', '^18.3.1'), depends('react', '19.0.0')],
  ['```ts\n// React 18\n```\n', depends('react', '^18.3.1'), depends('react', '19.0.0')],
  ['Works with Node 18, 20 or 22.', NODE('20.1.0'), NODE('24.1.0')],
  ['Never rely on APIs newer than Node 20.', NODE('20.1.0'), NODE('24.1.0')],
];

describe('a version of a tool', () => {
  it.each(WRONG)('wrong: %s', async (text, target, files = {}) => {
    expect(await found(text, 'AGENTS.md', files)).toEqual([`warning version ${target}`]);
  });

  it.each(SILENT)('silent: %s', async (text, files = {}) => {
    expect(await found(text, 'AGENTS.md', files)).toEqual([]);
  });

  it('says what the repository says, as far as the text says it', async () => {
    expect(await messages('- Yarn (v4.12.0)', 'AGENTS.md', YARN)).toEqual([
      '`Yarn 4.12.0` is stated, but `package.json` says 4.13.0',
    ]);
    expect(await messages('Use `golang:1.25`.', 'AGENTS.md', DOCKER)).toEqual([
      '`golang:1.25` is stated, but `Dockerfile` says `golang:1.26`',
    ]);
  });

  it.each(OVERTAKEN)('overtaken by the change: %s', async (text, target, before, after) => {
    expect(await changed(text, before, before)).toEqual([]);
    expect(await changed(text, before, after)).toEqual([`warning version ${target}`]);
  });

  // What a version was once, no one has to know: a file of today contradicts the text, or nothing does.
  it.each(OVERTAKEN)('overtaken by an earlier commit: %s', async (text, target, before, after) => {
    expect(await once(text, before, after)).toEqual([`warning version ${target}`]);
    expect(await once(text, before, before)).toEqual([]);
  });

  it.each(UNTOUCHED)('silent while a file moves on: %s', async (text, before, after) => {
    expect(await changed(text, before, after)).toEqual([]);
    expect(await once(text, before, after)).toEqual([]);
  });
});
