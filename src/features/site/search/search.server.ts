/** Search over hospitals, doctors, specialities, packages and entries in three languages. */
export { readPhrase } from './typed-words/typed-phrase.server.ts';
export { inSimplified } from './typed-words/chinese-words.server.ts';
export { search } from './answer-search.server.ts';
export { deleteMiss, listMisses } from './data/search-misses.store.server.ts';
export { deleteOldMisses } from './typed-words/search-misses.server.ts';
export { refreshSearchIndex, fillSearch } from './rebuild.server.ts';
