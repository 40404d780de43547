/** An admin list as CSV. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';

export interface CsvColumn<Row> {
  label: string;
  value: (row: Row) => string | number | null | undefined;
}

/** Rows of a file, batch by batch: only one batch is in memory. */
export type RowBatches<Row> = AsyncIterable<readonly Row[]>;

const batchRows = 1_000;

/**
 * The whole list in batches, each read after the last row of the one before. The first batch is read at once, so that
 * a refusal is a proper answer and not a broken file.
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
 * The whole list by page numbers. A row that is added meanwhile can shift the next page: for payments and the audit
 * log use `readInBatches`.
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

/** The CSV of a list; the export is recorded before anything is sent. */
export async function exportedFile<Row>(
  { app, actor }: { app: Pick<App, 'db' | 'clock'>; actor: Actor },
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[] | RowBatches<Row>,
): Promise<Response> {
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, { actor, action: 'exported', subjectKind: 'list', subjectId: name }),
  );
  return csvResponse(name, columns, rows);
}

/**
 * A CSV download: UTF-8 with a byte order mark for spreadsheets. A cell that a spreadsheet would take for a formula
 * gets one more apostrophe, so that a visitor's text cannot act on a colleague's computer; an import removes that
 * apostrophe. The file is sent while it is read: it has no row limit, and a failure breaks the download off, so that
 * a part is not taken for the whole.
 */
export function csvResponse<Row>(
  name: string,
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[] | RowBatches<Row>,
): Response {
  return new Response(streamOf(linesOf(columns, rows)), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}

async function* linesOf<Row>(columns: readonly CsvColumn<Row>[], rows: readonly Row[] | RowBatches<Row>) {
  yield `\uFEFF${columns.map(({ label }) => cell(label)).join(',')}\r\n`;
  for await (const batch of Symbol.asyncIterator in rows ? rows : [rows])
    yield batch.map((row) => `${columns.map(({ value }) => cell(value(row))).join(',')}\r\n`).join('');
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

function cell(value: string | number | null | undefined): string {
  if (typeof value === 'number') return String(value);
  const text = value ?? '';
  const harmless = /^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
