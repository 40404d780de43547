/** Search over hospitals, doctors, specialities, packages and entries in three languages. */
export { deleteMiss, listMisses } from './data/search-misses.store.server.ts';
export { comparedWords, deleteOldMisses } from './search-misses.server.ts';
export { refreshSearchIndex, fillSearch } from './rebuild.server.ts';
