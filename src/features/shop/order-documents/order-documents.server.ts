/** The documents of a paid order: receipt, invoice, credit note, e-invoice and vouchers. */
export { listDocuments, findDocument, listEInvoices } from './data/order-documents.store.server.ts';
export { buyerOf, makeDocumentsOf, documentPdf, issueDocument, issueOrderDocuments } from './issue-documents.server.ts';
export { pdfResponse } from './pdf-response.server.ts';
export { voucherText } from './order-pdf.server.ts';
