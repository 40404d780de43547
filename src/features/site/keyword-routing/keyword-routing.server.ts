/** Keyword routing: the first part of an address names a hospital, a clinic, an entry or a package. */
export { findItemAddress, listKeywordAddresses, resolveKeyword } from './keywords.server.ts';
