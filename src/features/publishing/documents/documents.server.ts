/** Documents: staff add PDFs to an entry, and visitors download those that are published. */
export { addDocument, changeDocument, loadDocumentsPage, removeDocument } from './manage-documents.server.ts';
export { publicDocument, whereGone, type FoundDocument } from './read-documents.server.ts';
export { sweepDocuments } from './sweep-documents.server.ts';
