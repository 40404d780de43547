/** The columns of entries: their texts in one language, and the own fields of every kind. */
import { m } from '#src/paraglide/messages.js';
import { kindNames } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { longestSummary, longestTitle } from '#src/features/publishing/editor/editor.rules.ts';
import { editorFields } from '#src/features/publishing/editor/fields/editor-fields.rules.ts';
import { kindFieldLabels } from '#src/features/publishing/editor/fields/kind-field-words.rules.ts';
import type { MessageText } from '#src/shared/failure.ts';
import { languages } from '#src/shared/languages.ts';
import type { CatalogueField } from '../fields/catalogue-fields.ts';
import { named } from './shared-fields.ts';

/** The longest text of an own field; the fields of a kind have lower limits. */
const longestOwn = 200_000;

const controls = new Map(kindNames.flatMap((kind) => (editorFields[kind] ?? []).map((field) => [field.name, field])));

/** Names of the own fields of all kinds. */
export const ownFieldNames: readonly string[] = [...controls.keys()];

export const contentFields: readonly CatalogueField[] = [
  { name: 'kind', kind: 'choice', choices: named(kindNames), label: m.content_desk_kind },
  { name: 'slug', kind: 'text', max: 120, label: m.content_field_slug },
  { name: 'language', kind: 'choice', choices: named(languages), label: m.search_words_language },
  { name: 'title', kind: 'text', max: longestTitle, isOptional: true, label: m.content_field_title },
  { name: 'summary', kind: 'text', max: longestSummary, isOptional: true, label: m.content_field_summary },
  {
    name: 'body',
    kind: 'text',
    max: longestOwn,
    isLong: true,
    isOptional: true,
    label: m.content_field_body,
    hint: m.content_import_body_hint,
  },
  { name: 'seoTitle', kind: 'text', max: 200, isOptional: true, label: m.content_field_seo_title },
  { name: 'seoDescription', kind: 'text', max: 400, isOptional: true, label: m.content_field_seo_description },
  {
    name: 'publicUntil',
    kind: 'text',
    max: 16,
    isOptional: true,
    label: m.content_field_public_until,
    hint: m.content_import_instant_hint,
  },
  {
    name: 'topics',
    kind: 'refs',
    list: 'topics',
    isUnordered: true,
    isOptional: true,
    label: m.content_field_topics,
    hint: m.content_import_shared_hint,
  },
  {
    name: 'author',
    kind: 'text',
    max: 200,
    isOptional: true,
    label: m.content_field_author,
    hint: m.content_import_shared_hint,
  },
  {
    name: 'picture',
    kind: 'picture',
    isOptional: true,
    label: m.content_field_image,
    hint: m.content_import_shared_hint,
  },
  ...[...controls.values()].map(({ name, label, type }): CatalogueField => {
    const shared = {
      name,
      isOptional: true,
      label: (kindFieldLabels[label ?? name] as MessageText | undefined) ?? (() => name),
    };
    if (type === 'date') return { ...shared, kind: 'date' };
    const hint = type === 'instant' ? { hint: m.content_import_instant_hint } : {};
    return { ...shared, ...hint, kind: 'text', max: longestOwn };
  }),
];
