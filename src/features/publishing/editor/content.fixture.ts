import { eq } from 'drizzle-orm';
import type { Actor } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { needsReview, traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { contentEntries } from '#src/features/publishing/entries/data/content.table.ts';
import { approveText, textForReview } from './approval/clinical-approval.server.ts';
import type { EntryText } from '#src/features/publishing/entries/content.schema.ts';
import { saveEntry } from './writing/editing.server.ts';
import { createEntry } from './writing/new-entry.server.ts';
import type { SharedInput } from './fields/entry-fields.server.ts';
import { takeStep } from './publication/publishing.server.ts';

export const editor: Actor = {
  kind: 'staff',
  accountId: '00000000-0000-4000-8000-00000000e001',
  sessionId: 's',
  roleAssignments: [{ role: 'editor', hospitalId: null }],
};
export const recruiter: Actor = {
  ...editor,
  accountId: '00000000-0000-4000-8000-00000000e002',
  roleAssignments: [{ role: 'recruiter', hospitalId: null }],
} as Actor;

export const sharedInput = (changes: Partial<SharedInput> = {}): SharedInput => ({
  topics: ['heart'],
  author: 'Editor',
  reviewer: 'Dr Tan Mei Ling',
  reviewedOn: '2026-11-01',
  imageId: null,
  fields: {},
  ...changes,
});
export const textInput = (
  language: EntryText['language'],
  title: string,
  body = `<p>${title}: what to know.</p>`,
): EntryText => ({
  language,
  title,
  summary: `${title} in short`,
  body,
  own: {},
  seoTitle: '',
  seoDescription: '',
  publicUntil: '',
});

/** The editor's statement that an entry gives no health advice, where its kind may have one. */
const statement = (kind: Kind) => (traitsOf(kind).isClinical === 'unless general' ? { healthAdvice: 'no' } : {});

/** Saves an entry in all three languages; returns its id and its revision. */
export async function write(
  site: TestSite,
  kind: Kind,
  slug: string,
  shared = sharedInput(),
): Promise<{ entryId: number; revision: number }> {
  const entryId = await createEntry(site.app, editor, { kind, slug, title: slug });
  const revision = await saveEntry(site.app, editor, {
    entryId,
    revision: 1,
    shared: { ...shared, fields: { ...statement(kind), ...shared.fields } },
    texts: [textInput('en', `${slug} english`), textInput('ms', `${slug} melayu`), textInput('zh', `${slug} 中文`)],
  });
  return { entryId, revision };
}

/** The sample's reviewer, who is a doctor of the register. */
export const reviewer: Actor = {
  ...editor,
  accountId: sampleAccounts.reviewer,
  roleAssignments: [{ role: 'clinical_reviewer', hospitalId: null }],
} as Actor;

/** Approves a language as it is now. */
export async function approve(site: TestSite, entryId: number, language: EntryText['language'] = 'en'): Promise<void> {
  const key = { entryId, language };
  const { fingerprint } = await textForReview(site.app, reviewer, key);
  await approveText(site.app, reviewer, { ...key, fingerprint });
}

/** Publishes the given languages, English first; of a health text, as a doctor has approved it. */
export async function publish(
  site: TestSite,
  entryId: number,
  languages: readonly EntryText['language'][] = ['en', 'ms', 'zh'],
): Promise<void> {
  const [entry] = await site.app.db.select().from(contentEntries).where(eq(contentEntries.id, entryId));
  for (const language of languages) {
    if (entry && needsReview(entry.kind, entry.fields)) await approve(site, entryId, language);
    await takeStep(site.app, editor, { entryId, language, step: 'publish' });
  }
}

export { openTestSite, type TestSite };
