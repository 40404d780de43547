/** Documents that visitors may download with an entry: which kinds have them, and the fields of each document. */
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import type { Kind } from './content-kinds.schema.ts';

const kindsWithDownloads: ReadonlySet<Kind> = new Set<Kind>(['tender', 'page', 'news', 'csr', 'career']);

/** Whether entries of this kind have documents to download. */
export const hasDownloads = (kind: Kind): boolean => kindsWithDownloads.has(kind);

/** A document in the field `downloads` of an entry; the server alone writes it. */
export interface Download {
  /** Also in its address, which stays when its file is replaced. */
  id: string;
  /** SHA-256 of the file. */
  hash: string;
  title: string;
  /** The language in which it is written. */
  language: Language;
  /** The name under which a browser saves it. */
  name: string;
  bytes: number;
  pages: number;
}

/** The documents of an entry. */
export function downloadsOf(fields: Record<string, unknown>): Download[] {
  const { downloads } = fields;
  return Array.isArray(downloads) ? (downloads as Download[]) : [];
}

/**
 * The public address of a document for readers of that language. The file is the same in all languages; the language is
 * for the page that replaces it when it is no longer there.
 */
export const downloadAddress = (id: string, language: Language): string => localPath(`/documents/${id}.pdf`, language);
