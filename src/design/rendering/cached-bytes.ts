/**
 * Cached markup as bytes: a page is rendered with marks in its place, and the markup is put in at the end, so that it
 * is neither copied as text nor encoded again for each page.
 */
const mark = `<!--${crypto.randomUUID()} `;
const markEnd = '-->';

/**
 * The cached markup of the page that is being rendered; null where none is. Rendering is synchronous, so one variable
 * is enough.
 */
let leftOut: Buffer[] | null = null;

/** A rendered page with marks, and the cached markup for them. */
export interface PageWithMarks {
  html: string;
  leftOut: readonly Buffer[];
}

/** Renders a page with marks in place of cached markup. */
export function withMarks(render: () => string): PageWithMarks {
  const parts: Buffer[] = [];
  return { html: whileLeftOut(parts, render), leftOut: parts };
}

/** Renders markup that is to be cached, with other cached markup inside it in full. */
export function whole(render: () => string): Buffer {
  const html = whileLeftOut(null, render);
  // In memory of its own: a small buffer is a part of a 64 kB block that Node shares out, and would keep the whole
  // block.
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(html));
  bytes.write(html);
  return bytes;
}

function whileLeftOut(parts: Buffer[] | null, render: () => string): string {
  const around = leftOut;
  leftOut = parts;
  try {
    return render();
  } finally {
    leftOut = around;
  }
}

/** Cached markup for a component: its mark in a page that is rendered with marks. */
export function markupFor(bytes: Buffer): string {
  if (!leftOut) return bytes.toString();
  leftOut.push(bytes);
  return `${mark}${leftOut.length - 1}${markEnd}`;
}

/**
 * The page's bytes, with the cached markup in place of its marks. Text cannot contain a mark, because its `<` is
 * escaped.
 */
export function inBytes({ html, leftOut: parts }: PageWithMarks): Buffer {
  const bytes: Buffer[] = [];
  let from = 0;
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    const end = html.indexOf(markEnd, at);
    bytes.push(Buffer.from(html.slice(from, at)), parts[Number(html.slice(at + mark.length, end))]!);
    from = end + markEnd.length;
  }
  bytes.push(Buffer.from(html.slice(from)));
  return Buffer.concat(bytes);
}
