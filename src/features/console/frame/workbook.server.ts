/** A list as an Excel workbook of one sheet. */
import { AsyncLocalStorage } from 'node:async_hooks';

export const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Cell = string | number | null;

/** A cell in Excel cannot have a longer text; Excel repairs, and thereby changes, a file that has one. */
const longestText = 32_767;
const cutMark = ' […]';
const columnWidth = 22;

/**
 * The bytes of a workbook whose one sheet has the header row and then the rows, sent while they are read: only the
 * present batch is in memory. Above 1,048,576 rows it continues in another sheet with the same header.
 */
export async function workbookStream(
  name: string,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): Promise<ReadableStream<Uint8Array>> {
  // Loaded with the first workbook, because no other page needs it.
  const { writeXlsxStream } = await import('hucre/xlsx');
  return writeXlsxStream(cellsOf(batches), {
    name: name.slice(0, 31),
    columns: header.map((label) => ({ header: escaped(label), width: columnWidth })),
    freezePane: { rows: 1 },
  });
}

async function* cellsOf(batches: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Cell[]> {
  // The body is read outside the request's context; cells are written in the language of the request.
  const inRequest = AsyncLocalStorage.snapshot();
  const source = batches[Symbol.asyncIterator]();
  for (;;) {
    const { done, value } = await inRequest(() => source.next());
    if (done) return;
    for (const row of value) yield row.map((cell) => (typeof cell === 'string' ? escaped(cell) || null : cell));
  }
}

/** A text in the escaping of the file format: '_x0041_' would be read as an A. */
function escaped(text: string): string {
  const cut = text.length > longestText ? text.slice(0, longestText - cutMark.length) + cutMark : text;
  return cut.replaceAll(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
}
