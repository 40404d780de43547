import { textOf } from '#src/features/console/frame/frame.server.ts';
import type { Language } from '#src/shared/languages.ts';
import { traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { longestSummary, longestTitle } from '../editor.rules.ts';
import type { SaveRequest } from './editing.server.ts';
import { editorFields, readTyped } from '../fields/editor-fields.rules.ts';

/** Longest text of one field. */
const longest = 200_000;

/** The editor's form as a save request: the shared fields, and the texts of the edited language. */
export function saveRequestOf(form: FormData, entry: { id: number; kind: Kind }, language: Language): SaveRequest {
  const own = traitsOf(entry.kind).localizedFields;
  const typed = (editorFields[entry.kind] ?? []).map(
    ({ name, type }) => [name, readTyped(type, textOf(form, `own.${name}`, longest))] as const,
  );
  const picked = (isOwn: boolean) => Object.fromEntries(typed.filter(([name]) => own.includes(name) === isOwn));
  const image = textOf(form, 'imageNumber') || textOf(form, 'image');
  return {
    entryId: entry.id,
    revision: Number(textOf(form, 'revision')),
    shared: {
      topics: textOf(form, 'topics')
        .split(/[\s,]+/)
        .filter((topic) => /^[a-z0-9-]+$/.test(topic)),
      author: textOf(form, 'author', 200),
      reviewer: textOf(form, 'reviewer', 200),
      reviewedOn: textOf(form, 'reviewedOn'),
      imageId: /^\d{1,9}$/.test(image) ? Number(image) : null,
      fields: picked(false),
    },
    texts: [
      {
        language,
        title: textOf(form, 'title', longestTitle),
        summary: textOf(form, 'summary', longestSummary),
        body: textOf(form, 'body', longest),
        own: picked(true),
        seoTitle: textOf(form, 'seoTitle', 200),
        seoDescription: textOf(form, 'seoDescription', 400),
        publicUntil: String(readTyped('instant', textOf(form, 'publicUntil')) ?? ''),
      },
    ],
  };
}
