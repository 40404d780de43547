import type { Transaction } from '#src/platform/db/transaction.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { entryAddress, needsReview, traitsOf } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { nextReview } from '#src/shared/health-texts/clinical-review.ts';
import { fieldSchemas } from '#src/features/publishing/entries/content.schema.ts';
import { publishedValues } from '../versions/published-values.server.ts';
import { plainText, safeHtml } from '#src/features/publishing/entries/entries.server.ts';
import { approveReviewedTexts } from './approvals.store.server.ts';
import { upsertKeyword } from './entry-addresses.store.server.ts';
import { contentEntries, contentPublished, contentTexts } from '#src/features/publishing/entries/data/content.table.ts';
import { contentVersions } from './content-versions.table.ts';
import {
  reviewerFields,
  sampleEntries,
  type SampleEntry,
} from '#src/features/publishing/entries/data/sample-entries.seed.ts';
import { seedTopics, topicSlug } from '#src/features/publishing/entries/data/topics.seed.ts';

/** Publishes the sample: each entry is checked by its kind's schema and sanitised like an editor's. */
export async function seedContent(tx: Transaction): Promise<void> {
  const samples = sampleEntries();
  await seedTopics(
    tx,
    samples.flatMap(({ topics }) => topics ?? []),
  );
  const fields = reviewerFields();
  for (const [index, sample] of samples.entries()) {
    const reviewerField = fields[sample.reviewer ?? ''];
    await seedEntry(
      tx,
      { ...sample, fields: { ...sample.fields, ...(reviewerField ? { reviewerField } : {}) } },
      index + 1,
    );
  }
  await approveReviewedTexts(tx);
}

async function seedEntry(tx: Transaction, sample: SampleEntry, id: number): Promise<void> {
  const at = new Date(sample.publishedAt);
  const { shared: present, own } = dividedFields(sample);
  const traits = traitsOf(sample.kind);
  const shared = withStatement(sample, present);
  const isReviewed = needsReview(sample.kind, shared);
  const reviewedOn = sample.reviewer ? at.toISOString().slice(0, 10) : null;
  const [entry] = await tx
    .insert(contentEntries)
    .values({
      id,
      kind: sample.kind,
      slug: sample.slug,
      // The author and the reviewer are invented: pages say so as long as the entry has this mark.
      fields: isReviewed ? { ...shared, isSample: true } : shared,
      topics: [...new Set((sample.topics ?? []).map(topicSlug))],
      author: sample.author ?? null,
      reviewer: sample.reviewer ?? null,
      reviewedOn,
      reviewDueOn: reviewedOn && isReviewed ? nextReview(reviewedOn) : null,
      createdAt: at,
      updatedAt: at,
    })
    .returning();
  for (const language of languages) {
    const text = {
      entryId: id,
      language,
      status: 'published' as const,
      title: plainText(sample.title[language]),
      summary: plainText(sample.summary[language]),
      body: safeHtml(sample.body?.[language] ?? ''),
      pictureIds: [],
      own: own(language),
      seoTitle: null,
      seoDescription: null,
      scheduledFor: null,
      publicUntil: null,
      firstPublishedAt: at,
      updatedAt: at,
      updatedBy: null,
    };
    await tx.insert(contentTexts).values(text);
    await tx.insert(contentPublished).values(publishedValues(entry!, text, { publishedAt: at, changedAt: at }));
    await tx.insert(contentVersions).values({
      entryId: id,
      language,
      number: 1,
      event: 'published',
      takenAt: at,
      snapshot: {
        slug: entry!.slug,
        title: text.title,
        summary: text.summary,
        body: text.body,
        own: text.own,
        fields: entry!.fields,
        topics: entry!.topics,
      },
    });
  }
  const path = entryAddress(entry!);
  if (traits.component && path) await upsertKeyword(tx, { path, component: traits.component, itemId: id });
}

/**
 * The statement of sample entries that give no health advice: of these kinds, the sample names a reviewer only where an
 * entry gives some.
 */
function withStatement(sample: SampleEntry, shared: Record<string, unknown>): Record<string, unknown> {
  if (traitsOf(sample.kind).isClinical !== 'unless general') return shared;
  return { ...shared, healthAdvice: sample.reviewer ? 'yes' : 'no' };
}

/** The shared fields, and the localized ones: a writer gives these in English, or in several languages at once. */
function dividedFields(sample: SampleEntry) {
  const names = traitsOf(sample.kind).localizedFields;
  const { speciality, language: spoken, reviewerField, ...written } = sample.fields ?? {};
  const present: Record<string, unknown> = names.includes('reviewerField') ? { ...written, reviewerField } : written;
  const inEnglish = Object.fromEntries(
    Object.entries(present).map(([name, value]) => [name, names.includes(name) ? inLanguage(value, 'en') : value]),
  );
  const checked = fieldSchemas[sample.kind].parse({
    ...(typeof speciality === 'string' ? { specialisation: speciality } : {}),
    ...(typeof spoken === 'string' ? { spokenLanguage: spoken } : {}),
    ...inEnglish,
  }) as Record<string, unknown>;
  const shared = Object.fromEntries(Object.entries(checked).filter(([name]) => !names.includes(name)));
  const shape = fieldSchemas[sample.kind].shape as Record<string, { parse(value: unknown): unknown }>;
  // Checked in each language, so that staff can save the sample's entries.
  const own = (language: Language) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const value = language === 'en' ? checked[name] : inOther(present[name], language);
        if (value === undefined || value === '') return [];
        return [[name, language === 'en' ? value : (shape[name]?.parse(value) ?? value)]];
      }),
    );
  return { shared, own };
}

const isByLanguage = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'en' in value;

function inLanguage(value: unknown, language: Language): unknown {
  return isByLanguage(value) ? value[language] : value;
}

function inOther(value: unknown, language: Language): unknown {
  return isByLanguage(value) ? value[language] : undefined;
}
