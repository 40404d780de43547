/** The library that reads PDFs, loaded with the first one that is uploaded. */
type PdfLib = typeof import('pdf-lib');

/** Why a PDF is unsafe to hand out. */
export type PdfRisk = 'encrypted' | 'active';

/** Names whose presence means scripts, programs that are started, or embedded files. */
const activeNames = [
  'JS',
  'JavaScript',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
];

/**
 * The risk of a PDF: encrypted, or with scripts, launch actions or embedded files; null for a plain document. Objects
 * in compressed streams are read too; names written with escapes (/J#53) are decoded by the reader. A PDF that cannot
 * be parsed is judged by its bytes.
 */
export async function pdfRiskOf(bytes: Uint8Array): Promise<PdfRisk | null> {
  const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const library = await import('pdf-lib');
  try {
    const pdf = await library.PDFDocument.load(bytes, { ignoreEncryption: true, updateMetadata: false });
    if (pdf.isEncrypted) return 'encrypted';
    const isActive = pdf.context
      .enumerateIndirectObjects()
      .some(([, object]) => hasActiveName(library, object instanceof library.PDFStream ? object.dict : object, 0));
    // The content of a stream is a picture or compressed text: three matching letters in it mean nothing.
    return isActive ? 'active' : riskOfWords(raw.replace(/\bstream\r?\n[\s\S]*?endstream/g, 'stream'));
  } catch {
    return riskOfWords(raw);
  }
}

function riskOfWords(raw: string): PdfRisk | null {
  const words = raw.replace(/#([0-9A-Fa-f]{2})/g, (_sign, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  if (/\/Encrypt\b/.test(words)) return 'encrypted';
  if (activeNames.some((name) => new RegExp(`/${name}(?![A-Za-z])`).test(words))) return 'active';
  return null;
}

function hasActiveName(library: PdfLib, object: unknown, depth: number): boolean {
  const { PDFArray, PDFDict, PDFName } = library;
  if (depth > 8) return false;
  if (object instanceof PDFArray) return object.asArray().some((value) => hasActiveName(library, value, depth + 1));
  if (!(object instanceof PDFDict)) return false;
  return object
    .entries()
    .some(
      ([key, value]) =>
        activeNames.includes(key.decodeText()) ||
        (value instanceof PDFName && activeNames.includes(value.decodeText())) ||
        hasActiveName(library, value, depth + 1),
    );
}
