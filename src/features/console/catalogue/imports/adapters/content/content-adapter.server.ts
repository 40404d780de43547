/** Entries as rows of a file: each row is one language of one entry. A row creates a draft and publishes nothing. */
import {
  isSharedField,
  listImportedContent,
  lockImportedContent,
  removeImportedText,
  restoreImportedText,
  writeImportedText,
  type ImportedText,
} from '#src/features/publishing/editor/editor.server.ts';
import { editorFields, readTyped, typedForm } from '#src/features/publishing/editor/fields/editor-fields.rules.ts';
import { isKind, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { plainLine, safeHtml } from '#src/features/publishing/entries/entries.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { m } from '#src/paraglide/messages.js';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { Language } from '#src/shared/languages.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import { ownFieldNames } from '#src/features/console/catalogue/lists/content-fields.ts';
import {
  snakeCase,
  type CatalogueInputs,
  type CatalogueRecord,
} from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { oneByOne, type FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';
import {
  codeFaults,
  loadCodesOf,
  type Codes,
  type Faults,
} from '#src/features/console/catalogue/imports/row-faults.server.ts';
import { triedFaults, wasAllowed } from '#src/features/console/catalogue/imports/tried-rows.server.ts';

/** Maps a field of an entry to the column of a file that shows its fault. */
const columns: Record<string, string> = {
  ...Object.fromEntries([...ownFieldNames, 'publicUntil'].map((name) => [name, snakeCase(name)])),
  image: 'picture',
};
/** The kind's own fields that refer to an item of master data. */
const references = {
  hospitalSlug: 'hospitals',
  hospitalSlugs: 'hospitals',
  specialitySlug: 'specialities',
  specialisation: 'specialities',
} as const;
/** The end of a text that a workbook has cut, because it is longer than a cell can be. */
const cutMark = '[…]';

function textOf(record: CatalogueRecord): ImportedText {
  const own = ownFieldNames.map((name): [string, string] => [name, (record[name] as string | undefined) ?? '']);
  const words = (name: string) => record[name] as string;
  return {
    kind: record['kind'] as Kind,
    slug: words('slug'),
    language: record['language'] as Language,
    title: words('title'),
    summary: words('summary'),
    body: words('body'),
    seoTitle: words('seoTitle'),
    seoDescription: words('seoDescription'),
    publicUntil: words('publicUntil'),
    topics: record['topics'] as string[],
    author: words('author'),
    imageId: record['picture'] as number | null,
    own: Object.fromEntries(own),
  };
}

function recordOf({ own, imageId, ...text }: ImportedText): CatalogueRecord {
  return { ...text, picture: imageId, ...own };
}

/** Text without tags as HTML paragraphs; an empty line ends a paragraph. */
function htmlOf(body: string): string {
  if (body.trim() === '' || /<[a-z]/i.test(body)) return body;
  const escaped = body.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split(/\n\s*\n/)
    .map((part) => `<p>${part.trim().replaceAll('\n', '<br />')}</p>`)
    .join('');
}

/**
 * The cells as the editor would store them: safe HTML, lines without control characters, own fields in the form of
 * their controls.
 */
function asStored(cells: CatalogueInputs): CatalogueInputs {
  const stored: CatalogueInputs = { ...cells };
  const change = (column: string, as: (typed: string) => string) => {
    if (cells[column] !== undefined) stored[column] = as(cells[column].replaceAll(/\r\n?/g, '\n').trim());
  };
  // A text that was cut stays as it is, and is refused.
  change('body', (body) => (body.endsWith(cutMark) ? body : safeHtml(htmlOf(body))));
  for (const name of ['title', 'summary', 'seo_title', 'seo_description', 'author']) change(name, plainLine);
  const kind = cells['kind']?.trim() ?? '';
  for (const { name, type } of isKind(kind) ? (editorFields[kind] ?? []) : [])
    // A value that cannot be read stays as it is, and is refused.
    if (type !== 'number') change(snakeCase(name), (typed) => typedForm(type, readTyped(type, typed)) || typed);
  return stored;
}

interface Known {
  topics: Codes;
  hospitals: Codes;
  specialities: Codes;
}

async function known(tx: Transaction): Promise<Known> {
  return {
    topics: await loadCodesOf(tx, 'topics'),
    hospitals: await loadCodesOf(tx, 'hospitals'),
    specialities: await loadCodesOf(tx, 'specialities'),
  };
}

/**
 * The faults of cells that the row's kind or language does not have, of texts that a workbook has cut, and of unknown
 * codes.
 */
function ownFaults({ kind, language, topics, author, imageId, body, own }: ImportedText, codes: Known): Faults {
  const faults: Faults = {};
  const isTranslation = language !== 'en';
  const names = new Set((editorFields[kind] ?? []).map(({ name }) => name));
  const shared = Object.entries({ topics: topics.length > 0, author: author !== '', picture: imageId !== null });
  for (const [column, isThere] of shared) if (isTranslation && isThere) faults[column] = m.content_import_shared;
  for (const topic of topics) Object.assign(faults, codeFaults('topics', topic, codes.topics));
  for (const [name, value] of Object.entries({ ...own, body })) {
    const column = snakeCase(name);
    if (value === '') continue;
    if (value.endsWith(cutMark)) faults[column] = m.content_import_cut;
    if (name === 'body') continue;
    if (!names.has(name)) faults[column] = m.content_import_column;
    else if (isTranslation && isSharedField(kind, name)) faults[column] = m.content_import_shared;
    else if (name in references)
      for (const code of value.split(/[\s,]+/))
        Object.assign(faults, codeFaults(column, code, codes[references[name as keyof typeof references]]));
  }
  return faults;
}

export const contentAdapter: FileAdapter = {
  list: importList('content'),
  isReadBack: true,
  require: (actor) => requireStaffEverywhere(actor, 'write_content'),
  asStored,
  async stored({ tx, actor }) {
    return (await listImportedContent(tx, actor)).map(({ id, text }) => ({ id, record: recordOf(text) }));
  },
  lock: ({ tx }, rows) =>
    lockImportedContent(
      tx,
      rows.flatMap(({ id }) => id ?? []),
    ),
  async faults({ app, tx, actor }, rows) {
    const codes = await known(tx);
    const tried = await triedFaults(tx, rows, {
      columns,
      column: 'kind',
      write: (inner, { record }) => writeImportedText(app, inner, { text: textOf(record), actor, importId: '' }),
    });
    return rows.map(({ record }, index) => ({ ...tried[index], ...ownFaults(textOf(record), codes) }));
  },
  async write({ app, tx, actor, importId }, rows) {
    const ids: string[] = [];
    for (const { record } of rows)
      ids.push(await writeImportedText(app, tx, { text: textOf(record), actor, importId }));
    return ids;
  },
  takeBack: oneByOne(({ app, tx, actor, importId }, { id, before }) =>
    wasAllowed(tx, (inner) =>
      before
        ? restoreImportedText(app, inner, { id, text: textOf(before.record), actor, importId })
        : removeImportedText(app, inner, { id, actor, importId }),
    ),
  ),
};
