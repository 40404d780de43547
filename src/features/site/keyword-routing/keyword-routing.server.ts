/** Keyword routing: the first part of an address names a hospital, a clinic, an entry or a package. */
export { deleteRedirectsTo, moveAddress } from './data/moved-paths.store.server.ts';
export { loadKeywordPage, type KeywordPageData } from './keyword-pages.server.ts';
export { listShortAddresses, putShortAddress, shortAddressFaults, type ShortAddress } from './keyword-import.server.ts';
export { findItemAddress, listKeywordAddresses, resolveKeyword } from './keywords.server.ts';
export { restoreKeyword } from './keyword-bulk.server.ts';
