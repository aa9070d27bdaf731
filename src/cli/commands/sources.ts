import { Option } from 'commander';
import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { inventory } from '../../live/inventory.js';
import { readMemory } from '../../memory/store.js';
import { renderJson } from '../../report/json.js';
import { MEMORY_FILE_BYTES } from '../../tree/limits.js';
import { sha256 } from '../../tree/digest.js';
import { visible } from '../../text/visible.js';
import { blockOfLive, type Block } from '../../trust/blocking.js';
import { examples, type CommandDefinition } from '../command.js';
import { EXIT } from '../io.js';
import { table } from '../table.js';
import { Workspace } from '../workspace.js';

export const sources: CommandDefinition = (program, run) => {
  program
    .command('sources')
    .description('list the files that coding agents read here, and what these import; changes nothing')
    .addOption(new Option('--format <format>', 'what to print').choices(['text', 'json']).default('text'))
    .addHelpText('after', examples([['sources', 'every agent file, nested ones too'], ['sources --format json', 'with digests and policy status']]))
    .action(async (options: { readonly format: string }) =>
      run(async (io) => {
        const workspace = await Workspace.open(io);
        try {
          const { base, head } = await workspace.compare({});
          const { policy } = (await readMemory(base ?? head)).policy;
          const found = await inventory(head, base, true);
          const contents = await head.read(found.map((source) => source.paths.at(-1) ?? source.path), MEMORY_FILE_BYTES);
          const rows = found.map((source) => {
            const block = blockOfLive(source.paths, source.id, source.text, policy);
            const content = contents.get(source.paths.at(-1) ?? source.path);
            const bytes = block === null && content?.kind === 'bytes' ? content.bytes : null;
            return {
              source_id: visible(source.id, 1_000),
              source: source.agent,
              kind: source.kind,
              imported_by: source.importedBy.map((path) => visible(path, 1_000)),
              scope: 'repo',
              path: visible(source.path, 1_000),
              exists: true,
              allowed_by_policy: block === null,
              policy_status: block === null ? 'allowed' : 'blocked',
              policy_reason: reasonOf(block),
              skip_reason: block !== null ? 'policy_blocked' : bytes === null ? 'unreadable' : null,
              sha256: bytes === null ? null : sha256(bytes),
              mtime: block === null ? modified(join(workspace.repository.root, source.path)) : null,
              size_bytes: bytes?.length ?? null,
              bytes_used: 0,
              redacted: block !== null,
              authority: 'live_external',
              source_of_truth: true,
            };
          });
          if (options.format === 'json') io.out(renderJson({ sources: rows }));
          else if (rows.length === 0) io.out('no agent files\n');
          else io.out(table([['AGENT', 'KIND', 'PATH', 'POLICY'], ...rows.map((row) => [row.source, row.kind, row.path, row.policy_status])]));
          return EXIT.pass;
        } finally {
          workspace.close();
        }
      }),
    );
};

function reasonOf(block: Block | null): string | null {
  return block === null ? null : block.by;
}

/** Shown, never used: a file time proves nothing. */
function modified(absolute: string): string | null {
  return lstatSync(absolute, { throwIfNoEntry: false })?.mtime.toISOString() ?? null;
}
