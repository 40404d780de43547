import { z } from 'zod';
import { kindNames, traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { hasSampleText, readSampleJson, readSampleText } from '#src/platform/sample-files/sample-files.server.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import type { LocalText } from '#src/shared/local-text.ts';

type EveryLanguage = Required<LocalText>;

/**
 * The values of an entry that all languages share: `sample/entries/<kind>/entries.json`, in the order in which lists
 * show entries with the same time.
 */
const sharedSchema = z.strictObject({
  slug: z.string(),
  /** ISO instant. */
  publishedAt: z.iso.datetime({ offset: true }),
  author: z.string().optional(),
  reviewer: z.string().optional(),
  topics: z.array(z.string()).optional(),
  /** The kind's own fields: a film's file, an event's hours, a tender's number. */
  fields: z.record(z.string(), z.unknown()).optional(),
});

/**
 * The texts of an entry in one language: `sample/entries/<kind>/<language>/<slug>.md`, or `.json` for an entry without
 * running text.
 */
const textSchema = z.looseObject({ title: z.string().min(1), summary: z.string(), body: z.string().optional() });

const threeSchema = z.strictObject({ en: z.string(), ms: z.string(), zh: z.string() });

/**
 * One entry of the sample; content.seed.ts checks it by its kind's schema and publishes it. Where a body is missing,
 * readers get the English one.
 */
export interface SampleEntry extends z.output<typeof sharedSchema> {
  kind: Kind;
  title: EveryLanguage;
  summary: EveryLanguage;
  /** Clean HTML. */
  body?: LocalText;
}

let read: SampleEntry[] | undefined;

/** All entries of the sample, each once, in an order that is the same every time. */
export function sampleEntries(): SampleEntry[] {
  read ??= kindNames
    .filter((kind) => hasSampleText(`entries/${kind}/entries`))
    .flatMap((kind) => entriesOf(kind).toSorted((a, b) => a.publishedAt.localeCompare(b.publishedAt)));
  return read;
}

function entriesOf(kind: Kind): SampleEntry[] {
  return readSampleJson(`entries/${kind}/entries.json`, z.array(sharedSchema)).map((shared) => entryOf(kind, shared));
}

function entryOf(kind: Kind, shared: z.output<typeof sharedSchema>): SampleEntry {
  const [en, ms, zh] = languages.map((language) =>
    readSampleText(`entries/${kind}/${language}/${shared.slug}`, textSchema),
  );
  const texts = { en: en!, ms: ms!, zh: zh! };
  const byLanguage = <T>(choose: (text: z.output<typeof textSchema>) => T): Record<Language, T> => ({
    en: choose(texts.en),
    ms: choose(texts.ms),
    zh: choose(texts.zh),
  });
  const body = present(byLanguage((text) => text.body));
  const fields = { ...shared.fields, ...ownFields(kind, texts) };
  return {
    ...shared,
    kind,
    title: byLanguage(({ title }) => title),
    summary: byLanguage(({ summary }) => summary),
    ...(body?.en === undefined ? {} : { body: { ...body, en: body.en } }),
    ...(shared.fields || Object.keys(fields).length > 0 ? { fields } : {}),
  };
}

/** The localized fields: by language, or only in English. */
function ownFields(kind: Kind, texts: Record<Language, Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    traitsOf(kind).localizedFields.flatMap((name) => {
      const own = present({ en: texts.en[name], ms: texts.ms[name], zh: texts.zh[name] });
      if (!own) return [];
      return [[name, Object.keys(own).length === 1 && own.en !== undefined ? own.en : own]];
    }),
  );
}

function present<T>(values: Record<Language, T | undefined>): Partial<Record<Language, T>> | undefined {
  const written = Object.entries(values).filter(([, value]) => value !== undefined);
  return written.length > 0 ? (Object.fromEntries(written) as Partial<Record<Language, T>>) : undefined;
}

/** The fields of medicine of the sample's reviewers, who are all invented, by their names. */
export function reviewerFields(): Record<string, EveryLanguage> {
  return readSampleJson('entries/reviewers.json', z.record(z.string(), threeSchema));
}
