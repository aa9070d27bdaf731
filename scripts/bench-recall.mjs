// Times recall over 8,000 notes, in English and in Chinese, and counts how often a query made of a
// note's own words finds it among the first ten. The index itself is measured, in a process of its
// own: a start of Node would hide it.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { withLibrary } from './bench-library.mjs';
import { randomFrom } from './bench-random.mjs';

const self = fileURLToPath(import.meta.url);

const NOTES = 8_000;
const QUERIES = 1_000;
const MOST = 10;
/** Words of a query. With more, every note is found. */
const ASKED = 3;

/**
 * What notes of a repository speak of. The frequent words are in most notes, the rare ones in a
 * few, as in real ones.
 */
export const ENGLISH = {
  syllables: [
    'ba',
    'con',
    'der',
    'fi',
    'gra',
    'in',
    'ket',
    'lo',
    'mer',
    'no',
    'par',
    'que',
    'ret',
    'sol',
    'tan',
    'ver',
    'wi',
    'xen',
    'yar',
    'zu',
  ],
  common: [
    'the',
    'a',
    'of',
    'is',
    'before',
    'after',
    'must',
    'never',
    'in',
    'when',
    'each',
    'and',
    'to',
    'run',
    'check',
    'file',
    'test',
    'request',
    'user',
    'config',
  ],
  gap: ' ',
};
export const CHINESE = {
  syllables: Array.from(
    '授权计费重试队列会话令牌缓存数据库索引迁移部署配置接口请求响应错误日志监控测试构建发布版本分支合并提交审查安全密钥轮换过期限流超时幂等事务回滚备份恢复同步异步消息订阅通知用户角色权限资源路由网关服务端口协议加密签名校验哈希摘要',
  ),
  common: [
    '必须',
    '之前',
    '之后',
    '不再',
    '需要',
    '返回',
    '任何',
    '所有',
    '使用',
    '执行',
    '的',
    '和',
  ],
  gap: '',
};

/** A word by its rank: always the same, and no two alike. Every fifth of English is an identifier. */
export function wordOf({ syllables, common, gap }, rank) {
  const frequent = common[rank];
  if (frequent !== undefined) return frequent;
  const pick = (step) => syllables[Math.floor(rank / step) % syllables.length];
  if (gap === '') return pick(1) + pick(syllables.length);
  const stem = pick(1) + pick(20) + pick(400);
  return rank % 5 === 0 ? `${stem}${pick(7).replace(/^./, (first) => first.toUpperCase())}` : stem;
}

/** Small ranks often, great ones seldom: by the square of a fraction, which is near to how words are spread. */
export const rankFrom = (random, words) => Math.floor((random(1e6) / 1e6) ** 2 * words);

/**
 * Notes of 12 to 60 words, with a title of two, and queries of a few words of one note each: in
 * Chinese, which has no blanks, of neighbours.
 */
export function notesOf(language, seed) {
  const random = randomFrom(seed);
  const words = language.gap === '' ? 5_000 : 6_000;
  const notes = Array.from({ length: NOTES }, (_, index) => {
    const own = Array.from({ length: 12 + random(49) }, () =>
      wordOf(language, rankFrom(random, words)),
    );
    return {
      own,
      passage: {
        id: `note-${String(index).padStart(4, '0')}`,
        kind: 'fact',
        entry: null,
        title: own.slice(0, 2).join(language.gap),
        text: `${own.join(language.gap)}.`,
      },
    };
  });
  const queries = Array.from({ length: QUERIES }, () => {
    const { own, passage } = notes[random(NOTES)];
    const from = random(own.length - ASKED);
    return {
      id: passage.id,
      text:
        language.gap === ''
          ? own.slice(from, from + ASKED).join('')
          : Array.from({ length: ASKED }, () => own[random(own.length)]).join(' '),
    };
  });
  return { passages: notes.map(({ passage }) => passage), queries };
}

/** Runs in a process of its own: `node bench-recall.mjs LIB`, with the compiled sources in LIB. */
async function measureHere(lib) {
  const { PassageIndex } = await import(
    pathToFileURL(join(lib, 'context/recall/passage-index.js')).href
  );
  const figures = [
    ['English', ENGLISH],
    ['Chinese', CHINESE],
  ].map(([name, language], seed) => {
    const { passages, queries } = notesOf(language, seed + 1);
    const times = Array.from({ length: 5 }, () => {
      const start = performance.now();
      const index = new PassageIndex(passages);
      const built = performance.now();
      let found = 0;
      for (const { id, text } of queries)
        if (index.search(text, MOST).some(({ passage }) => passage.id === id)) found += 1;
      return {
        index: built - start,
        query: (performance.now() - built) / QUERIES,
        found: found / QUERIES,
      };
    });
    const median = (key) => times.map((one) => one[key]).toSorted((a, b) => a - b)[2];
    return { name, index: median('index'), query: median('query'), found: median('found') };
  });
  process.stdout.write(JSON.stringify(figures));
}

/**
 * @returns the rows of a table, for each Node: ms to build the index, ms a query, and the share of
 *   notes that are found.
 */
export function measureRecall(nodes, root) {
  return withLibrary(root, (lib) =>
    nodes.flatMap(({ path, version }) => {
      const figures = JSON.parse(execFileSync(path, [self, lib], { encoding: 'utf8' }));
      return figures.map(
        ({ name, index, query, found }) =>
          `| ${NOTES.toLocaleString('en')} notes, ${name} | ${version} | ${index.toFixed(0)} | ${query.toFixed(2)} | ${found.toFixed(3)} |`,
      );
    }),
  );
}

if (process.argv[1] === self) await measureHere(process.argv[2]);
