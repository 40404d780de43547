/** Urgent words that staff add, for other features: a file of them is imported. */
export {
  addUrgentWord,
  deleteUrgentWord,
  listUrgentWords,
  putUrgentWord,
  type NewUrgentWord,
} from './change-urgent-words.server.ts';
