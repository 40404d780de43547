/** Message templates: the texts of mails and SMS to patients and guests, which administrators may change. */
export { messageTexts, type MessageTexts } from './message-texts.server.ts';
export { listImportedTexts, putImportedTexts, textImportFaults, type ImportedText } from './template-import.server.ts';
