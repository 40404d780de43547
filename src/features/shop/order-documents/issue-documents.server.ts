/** Order documents: each paid order gets its receipt, vouchers, e-invoice record and one mail, each exactly once. */
import { m } from '#src/paraglide/messages.js';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { documentLook, readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import {
  listLines,
  listVouchers,
  lockOrder,
  takeOrderWithoutDocuments,
  updateDocumentsIssued,
  type LineRow,
  type OrderRow,
  receiptMail,
} from '#src/features/shop/orders/orders.server.ts';
import {
  insertDocument,
  insertEInvoice,
  insertVouchers,
  takeNumber,
  type DocumentRow,
} from './data/order-documents.store.server.ts';
import { eInvoiceDocument } from './e-invoice.server.ts';
import { voucherPrefix } from '#src/features/shop/orders/orders.rules.ts';
import { buyerSchema, eInvoiceSchema, type Buyer } from '#src/features/shop/orders/orders.schema.ts';
import { writeOrderPdf } from './order-pdf.server.ts';
import { documentNumber } from './order-documents.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config'>;

/**
 * Issues the documents of every paid order without documents. Returns the number of orders. Safe in several processes
 * at once.
 */
export async function issueOrderDocuments(app: Ports): Promise<number> {
  for (let made = 0; ; made += 1) {
    if (!(await inTransaction(app.db, async (tx) => issueDocuments(app, tx, await takeOrderWithoutDocuments(tx)))))
      return made;
  }
}

/**
 * Issues the documents of one paid order at once, because its buyer has opened it. Waits if a job is doing the same.
 */
export async function makeDocumentsOf(app: Ports, orderId: string): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.state === 'paid' && !order.paperworkAt) await issueDocuments(app, tx, order);
  });
}

async function issueDocuments(app: Ports, tx: Transaction, order: OrderRow | undefined): Promise<boolean> {
  if (!order) return false;
  const lines = await listLines(tx, order.id);
  const vouchers = vouchersOf(app, order, lines);
  if (vouchers.length > 0) await insertVouchers(tx, vouchers);
  const receipt = await issueDocument(app, tx, { order, wanted: { kind: 'receipt', amountSen: order.totalSen } });
  const buyer = buyerOf(app, order);
  const brand = await readSetting({ db: tx }, 'brand');
  const pdf = await documentPdf(app, { db: tx }, { order, document: receipt });
  await enqueueMessage(app, tx, {
    ...receiptMail(app, {
      texts: await messageTexts(app, tx),
      orderId: order.id,
      name: buyer.name,
      language: order.language,
      brand,
      totalSen: order.totalSen,
      number: receipt.number,
      lines,
      vouchers: await listVouchers(tx, order.id),
      pdf,
      copy: '',
    }),
    to: buyer.email,
    orderKey: `order:${order.id}`,
    now: app.clock.now(),
  });
  await updateDocumentsIssued(tx, order.id, app.clock.now());
  return true;
}

/** Numbers and stores a receipt or credit note, and the e-invoice record where one was requested. */
export async function issueDocument(
  app: Ports,
  tx: Transaction,
  {
    order,
    wanted,
  }: {
    order: OrderRow;
    wanted: { kind: DocumentRow['kind']; amountSen: number; refundId?: string; corrects?: string };
  },
): Promise<DocumentRow> {
  const issuedAt = app.clock.now();
  const year = malaysianDay(issuedAt).slice(0, 4);
  const number = documentNumber(wanted.kind, year, await takeNumber(tx, wanted.kind, year));
  const document = await insertDocument(tx, {
    id: app.random.uuid(),
    kind: wanted.kind,
    number,
    orderId: order.id,
    amountSen: wanted.amountSen,
    issuedAt,
    refundId: wanted.refundId ?? null,
  });
  if (order.eInvoice)
    await storeEInvoice(app, tx, { order, document, ...(wanted.corrects ? { corrects: wanted.corrects } : {}) });
  return document;
}

async function storeEInvoice(
  app: Ports,
  tx: Transaction,
  { order, document, corrects }: { order: OrderRow; document: DocumentRow; corrects?: string },
): Promise<void> {
  const typeCode = document.kind === 'receipt' ? '01' : '04';
  const buyer = eInvoiceSchema.parse(JSON.parse(app.secrets.open(order.eInvoice!, ['orders', 'e_invoice', order.id])));
  const [brand, sale] = [await readSetting({ db: tx }, 'brand'), await readSetting({ db: tx }, 'sale')];
  const ubl = eInvoiceDocument({
    typeCode,
    number: document.number,
    issuedAt: document.issuedAt,
    order,
    lines: await listLines(tx, order.id),
    amountSen: document.amountSen,
    buyer,
    brand,
    taxRegistrationNumber: sale.taxRegistrationNumber,
    ...(corrects ? { corrects } : {}),
  });
  const id = app.random.uuid();
  await insertEInvoice(tx, {
    id,
    documentId: document.id,
    orderId: order.id,
    typeCode,
    state: 'not_submitted',
    document: app.secrets.seal(JSON.stringify(ubl), ['e_invoices', 'document', id]),
    createdAt: document.issuedAt,
  });
}

/** The PDF of a stored document, in base64: generated from stored data, so that it never changes. */
export async function documentPdf(
  app: Pick<App, 'secrets'>,
  source: { db: Database | Transaction },
  { order, document }: { order: OrderRow; document: DocumentRow },
): Promise<string> {
  const lines = await listLines(source.db, order.id);
  const [brand, sale] = [await readSetting(source, 'brand'), await readSetting(source, 'sale')];
  const isReceipt = document.kind === 'receipt';
  const words = new Map(lines.map((line) => [line.id, lineWords(app, line, order.language)]));
  return writeOrderPdf({
    kind: document.kind,
    language: order.language,
    number: document.number,
    issuedAt: document.issuedAt,
    orderId: order.id,
    brand,
    look: await documentLook(source, onlyHospitalOf(lines)),
    taxRegistrationNumber: sale.taxRegistrationNumber,
    buyerName: buyerOf(app, order).name,
    lines: isReceipt ? lines.map((line) => ({ ...line, ...words.get(line.id)! })) : [],
    sums: isReceipt
      ? receiptSums(order)
      : [{ label: m.orders_document_refunded({}, { locale: order.language }), sen: document.amountSen }],
    vouchers: isReceipt
      ? (await listVouchers(source.db, order.id)).map(({ code, lineId, validUntil }) => ({
          code,
          validUntil,
          ...words.get(lineId)!,
        }))
      : [],
  });
}

/** The hospital that all lines of an order are for; null where they are for several, or one is for none. */
function onlyHospitalOf(lines: readonly LineRow[]): number | null {
  const [first] = lines;
  return first && lines.every(({ hospitalId }) => hospitalId === first.hospitalId) ? first.hospitalId : null;
}

function lineWords(app: Pick<App, 'secrets'>, line: LineRow, language: OrderRow['language']) {
  return {
    title: line.title[language] ?? line.title.en,
    hospital: line.hospitalName,
    person: app.secrets.open(line.personName, ['order_lines', 'person_name', line.id]),
  };
}

/** The buyer of an order in clear. */
export function buyerOf(app: Pick<App, 'secrets'>, order: Pick<OrderRow, 'id' | 'buyer'>): Buyer {
  return buyerSchema.parse(JSON.parse(app.secrets.open(order.buyer, ['orders', 'buyer', order.id])));
}

function receiptSums(order: OrderRow) {
  const locale = { locale: order.language };
  const serviceTax = m.orders_document_service_tax({ percent: String(order.taxPercent) }, locale);
  return [
    { label: m.orders_document_subtotal({}, locale), sen: order.subtotalSen },
    ...(order.discountSen > 0 ? [{ label: m.orders_document_discount({}, locale), sen: -order.discountSen }] : []),
    ...(order.serviceTaxSen > 0 ? [{ label: serviceTax, sen: order.serviceTaxSen }] : []),
    { label: m.orders_document_total_paid({}, locale), sen: order.totalSen },
  ];
}

function vouchersOf(app: Ports, order: OrderRow, lines: readonly LineRow[]) {
  const paidOn = malaysianDay(order.paidAt ?? app.clock.now());
  return lines
    .filter(({ kind }) => kind === 'package')
    .flatMap((line) =>
      Array.from({ length: line.quantity }, () => ({
        code: app.random.reference(voucherPrefix),
        orderId: order.id,
        lineId: line.id,
        state: 'valid' as const,
        validUntil: addDays(paidOn, line.validityDays),
      })),
    );
}
