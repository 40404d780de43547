/** Search over hospitals, doctors, specialities, packages and entries in three languages. */
export { addedPhrase } from './added-phrases.server.ts';
export { inSimplified } from './chinese-words.server.ts';
export { search } from './search-documents.server.ts';
export { deleteMiss, listMisses } from './data/search-misses.store.server.ts';
export { deleteOldMisses } from './search-misses.server.ts';
export { refreshSearchIndex, fillSearch } from './rebuild.server.ts';
