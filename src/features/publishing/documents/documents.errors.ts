import { m } from '#src/paraglide/messages.js';
import { Failure, fieldInvalid, type MessageText } from '#src/shared/failure.ts';
import { uploadMegabytes } from '#src/shared/uploads.ts';
import { longestDownloadTitle, mostDownloads } from './documents.rules.ts';

const ofFile = (code: string, text: MessageText) => fieldInvalid(code, 'file', text);

export const documentMissing = () => ofFile('document_missing', m.documents_error_missing);
export const documentTooLarge = () =>
  ofFile('document_too_large', (_, options) => m.documents_error_large({ megabytes: uploadMegabytes }, options));
/** Decided by the bytes of the file, whatever its name says. */
export const documentNotPdf = () => ofFile('document_not_pdf', m.documents_error_not_pdf);
export const documentUnreadable = () => ofFile('document_unreadable', m.documents_error_unreadable);
export const documentEncrypted = () => ofFile('document_encrypted', m.documents_error_encrypted);
/** The file has scripts, starts programs, or has embedded files. */
export const documentActive = () => ofFile('document_active', m.documents_error_active);
export const documentInfected = () => ofFile('document_infected', m.documents_error_infected);
/** The malware scanner did not answer: a file that was not scanned is not stored. */
export const documentNotScanned = () => ofFile('document_not_scanned', m.documents_error_not_scanned);
export const documentsFull = () =>
  ofFile('documents_full', (_, options) => m.documents_error_full({ count: mostDownloads }, options));

export const titleMissing = () =>
  fieldInvalid('document_title_missing', 'title', (_, options) =>
    m.documents_error_title({ max: longestDownloadTitle }, options),
  );

export const documentUnknown = () =>
  new Failure({ status: 404, code: 'document_unknown', text: m.documents_error_unknown });
