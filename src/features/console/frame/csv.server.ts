/** An admin list as a file: CSV, or an Excel workbook. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { stringify, type Input } from 'csv-stringify/sync';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { formatParam } from './list-state.rules.ts';
import { workbookStream, workbookType } from './workbook.server.ts';

export interface CsvColumn<Row> {
  label: string;
  value: (row: Row) => string | number | null | undefined;
}

/** Rows of a file, batch by batch: only one batch is in memory. */
export type RowBatches<Row> = AsyncIterable<readonly Row[]>;

const batchRows = 1_000;

/**
 * The whole list in batches, each read after the last row of the one before. The first batch is read at once, so that a
 * refusal is a proper answer and not a broken file.
 */
export async function readInBatches<Row>(
  read: (page: { after: Row | undefined; limit: number }) => Promise<readonly Row[]>,
): Promise<RowBatches<Row>> {
  const first = await read({ after: undefined, limit: batchRows });
  return (async function* batches() {
    for (let batch = first; batch.length > 0; batch = await read({ after: batch.at(-1)!, limit: batchRows })) {
      yield batch;
      if (batch.length < batchRows) return;
    }
  })();
}

/**
 * The whole list by page numbers. A row that is added meanwhile can shift the next page, so payments and the audit log
 * use `readInBatches`.
 */
export async function readPages<Row>(
  read: (page: { page: number; perPage: number; limit: number; offset: number }) => Promise<readonly Row[]>,
): Promise<RowBatches<Row>> {
  let page = 0;
  return readInBatches(({ limit }) => {
    page += 1;
    return read({ page, perPage: limit, limit, offset: (page - 1) * limit });
  });
}

/** The file of a list, in the format that the request names; the export is recorded before anything is sent. */
export async function exportedFile<Row>(
  { app, actor, request }: { app: Pick<App, 'db' | 'clock'>; actor: Actor; request: Request },
  list: { name: string; columns: readonly CsvColumn<Row>[]; rows: readonly Row[] | RowBatches<Row> },
): Promise<Response> {
  await recordExport(app, actor, { subjectKind: 'list', subjectId: list.name });
  return listFile(request, list);
}

/** Records in the audit log that a list is exported as a file, before its first row is read. */
export function recordExport(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  list: { subjectKind: string; subjectId: string; detail?: Record<string, unknown> },
): Promise<void> {
  return inTransaction(app.db, (tx) => recordAudit(app, tx, { actor, action: 'exported', ...list }));
}

/** A list as the file that the request asks for: ?format=xlsx for a workbook, CSV otherwise. Records nothing. */
export async function listFile<Row>(
  request: Request,
  list: { name: string; columns: readonly CsvColumn<Row>[]; rows: readonly Row[] | RowBatches<Row> },
): Promise<Response> {
  const { name, columns, rows } = list;
  const isWorkbook = new URL(request.url).searchParams.get(formatParam) === 'xlsx';
  if (!isWorkbook) return csvResponse(name, columns, rows);
  const header = columns.map(({ label }) => label);
  const body = await workbookStream(name, header, cellBatches(columns, rows));
  return fileResponse(body, { name: `${name}.xlsx`, type: workbookType });
}

/**
 * A CSV download: UTF-8 with a byte order mark for spreadsheets. A cell that a spreadsheet would take for a formula
 * gets a leading apostrophe, so that a visitor's text cannot act on a colleague's computer; an import removes it. The
 * file is sent while it is read: it has no row limit, and a failure breaks off the download, so that a part is not
 * taken for the whole.
 */
export function csvResponse<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[] | RowBatches<Row>,
): Response {
  return fileResponse(streamOf(linesOf(columns, rows)), { name: `${name}.csv`, type: 'text/csv; charset=utf-8' });
}

function fileResponse(body: ReadableStream<Uint8Array>, file: { name: string; type: string }): Response {
  return new Response(body, {
    headers: {
      'content-type': file.type,
      'content-disposition': `attachment; filename="${file.name}"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function* linesOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[] | RowBatches<Row>) {
  yield linesOfCells([columns.map(({ label }) => cell(label))], { bom: true });
  for await (const batch of cellBatches(columns, rows)) yield linesOfCells(batch);
}

async function* cellBatches<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[] | RowBatches<Row>) {
  for await (const batch of Symbol.asyncIterator in rows ? rows : [rows])
    yield batch.map((row) => columns.map(({ value }) => cell(value(row))));
}

/** Written for RFC 4180 and spreadsheets; a cell with half of a line break is quoted too. */
function linesOfCells(cells: Input, { bom = false } = {}): string {
  return stringify(cells, { bom, record_delimiter: '\r\n', quoted_match: /[\r\n]/ });
}

function streamOf(texts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  // The body is read outside the request's context; cells are written in the language of the request.
  const inRequest = AsyncLocalStorage.snapshot();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await inRequest(() => texts.next());
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await texts.return(undefined);
    },
  });
}

/** A text that a spreadsheet would take for a formula gets a leading apostrophe. */
function cell(value: string | number | null | undefined): string | number {
  if (typeof value === 'number') return value;
  const text = value ?? '';
  return /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
}
