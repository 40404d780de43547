/** Search over hospitals, doctors, specialities, packages and entries in three languages. */
export { readPhrase } from './words/typed-phrase.server.ts';
export { inSimplified } from './words/chinese-words.server.ts';
export { search } from './answer-search.server.ts';
export { deleteMiss, listMisses } from './data/search-misses.store.server.ts';
export { deleteOldMisses } from './words/search-misses.server.ts';
export { refreshSearchIndex, fillSearch } from './rebuild.server.ts';
