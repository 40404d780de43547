/** Message templates: the texts of mails and SMS to patients and guests, which administrators may change. */
export { messageTexts, type MessageTexts } from './message-texts.server.ts';
