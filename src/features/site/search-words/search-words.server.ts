/** Search words that staff add, for other features: a file of them is imported. */
export { listImportedWords, putImportedWord, searchWordFaults, storedPhrase } from './search-word-import.server.ts';
export { restoreSearchWord } from './search-word-bulk.server.ts';
