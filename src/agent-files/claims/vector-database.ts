import { joined } from '../../text/pattern.js';

/**
 * Does a sentence name a vector database? "Memory lives in a hosted vector database." is the claim
 * that `claims.ts` looks for; "an embedded vector database" lies in the repository and is none
 * (`LOCAL_ADJECTIVE`). `relation.ts` asks whether the noun is the bare name of a product.
 *
 * Every pattern is tried on a sentence of `plainOf` (`plain.ts`). You may add a word to any list; each
 * gap needs an upper bound (`{0,4}`, never `*`), so that the time stays linear. A sentence that must
 * be found is a row of `__tests__/agent-files/claims/claims.txt`, one that must not of `harmless.txt`:
 * `claims.test.ts` beside them fails when this file is wrong.
 */

/** Vector databases that one can buy or run, by name. */
const VECTOR_PRODUCTS =
  'pinecone|weaviate|qdrant|milvus|zilliz|chroma(?:db)?|pgvector|lancedb|turbopuffer|vertex ai vector search';

/** Adjectives of what does not lie in the repository. */
const REMOTE_ADJECTIVES = joined`
  external|hosted|remote|managed|cloud|cloud-hosted|third-party|separate|dedicated|standalone
  |central(?:i[sz]ed)?|off-site|shared|self-hosted|serverless|private`;
const REMOTE_ADJECTIVES_HAN =
  '外部|外置|外接|云端?|雲端?|托管|託管|远程|遠端|第三方|独立|獨立|共享|专用|專用';

/**
 * A vector database, with the adjectives in front of it. A vector index or vector search counts
 * only where it is said to be outside of the repository.
 * Matches "external vector database", "Pinecone", "hosted vector index"; not "vector index".
 */
export const VECTOR_DATABASE = new RegExp(
  joined`
    (?:(?:${REMOTE_ADJECTIVES}|semantic|${REMOTE_ADJECTIVES_HAN})的?[ ,-]{0,2}){0,4}
      (?:
        \b(?:vector|embeddings?)[ -](?:data ?bases?|dbs?|stores?)\b
        |\b(?:${VECTOR_PRODUCTS})\b
        |(?:语义|語義)?向量 ?(?:数据库|數據庫|資料庫|资料库|存储|儲存|库|庫|db|store|database)
      )
    |\b(?:${REMOTE_ADJECTIVES}),? (?:semantic )?(?:vector|embeddings?)[ -]
      (?:index(?:es)?|memory|search(?: (?:engine|service|back-?end))?)\b
    |(?:${REMOTE_ADJECTIVES_HAN})的?(?:语义|語義)?向量 ?
      (?:索引|检索库|檢索庫|检索服务|檢索服務|引擎|记忆|記憶|检索|檢索)`,
  'g',
);

/** A match of `VECTOR_DATABASE` that is the name of a product and nothing else. */
export const VECTOR_PRODUCT_ALONE = new RegExp(`^(?:${VECTOR_PRODUCTS})$`);

/**
 * An adjective right before a noun by which the thing lies in the repository, so that no claim is made.
 * Matches "an embedded " before "vector database"; not "a hosted ".
 */
export const LOCAL_ADJECTIVE =
  /\b(?:local|in-repo(?:sitory)?|embedded|on-disk|in-process|bundled|sqlite)\b[ ,-]{0,2}$|(?:本地|内嵌|內嵌|仓库内|倉庫內)的?$/;
