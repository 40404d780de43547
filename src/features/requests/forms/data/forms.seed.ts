import { z } from 'zod';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import type { Secrets } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { readSampleJson } from '#src/platform/sample-files/sample-files.server.ts';
import type { FormKind } from '../form-kind.schema.ts';
import { firstDueAt, nextDueAt } from '../promised-answer.rules.ts';
import { formKindNamed } from '../kinds/form-kinds.schema.ts';
import { customKind } from '../custom/custom-kind.rules.ts';
import { findFormBySlug } from './custom-forms.store.server.ts';
import { formHistory, formSubmissions } from './forms.table.ts';

/**
 * `sample/form-submissions.json`: a few submissions, so that each admin page has something to show. The people are
 * invented.
 */
const sampleSchema = z.strictObject({
  id: z.uuid(),
  kind: z.string(),
  /** The form built by staff that it answers, by its address. */
  form: z.string().optional(),
  reference: z.string(),
  sentAt: z.iso.datetime({ offset: true }),
  values: z.record(z.string(), z.string()),
  hospitalId: z.int().optional(),
  subject: z.strictObject({ kind: z.string(), slug: z.string(), title: z.string() }).optional(),
  isPatients: z.boolean().optional(),
  /** Who at the desk took the steps. */
  by: z.enum(['frontdesk', 'gl']).optional(),
  steps: z
    .array(
      z.strictObject({
        state: z.string(),
        at: z.iso.datetime({ offset: true }),
        note: z.string().optional(),
        isForSender: z.boolean().optional(),
      }),
    )
    .optional(),
});

/** The due time of a sample's answer after all its steps. */
function sampleDueAt(kind: FormKind, sample: z.output<typeof sampleSchema>): Date | null {
  let from = kind.lifeCycle.first;
  let dueAt = firstDueAt(kind, new Date(sample.sentAt));
  for (const { state, at } of sample.steps ?? []) {
    dueAt = nextDueAt(kind, { from, to: state, dueAt, at: new Date(at) });
    from = state;
  }
  return dueAt;
}

export async function seedSampleForms(tx: Transaction, secrets: Secrets): Promise<void> {
  for (const sample of readSampleJson('form-submissions.json', z.array(sampleSchema))) {
    const version = sample.form && (await findFormBySlug(tx, sample.form));
    const kind = version ? customKind(version) : formKindNamed(sample.kind);
    const sentAt = new Date(sample.sentAt);
    const last = sample.steps?.at(-1);
    await tx.insert(formSubmissions).values({
      id: sample.id,
      kind: sample.kind,
      reference: sample.reference,
      state: last?.state ?? kind.lifeCycle.first,
      hospitalId: sample.hospitalId ?? null,
      language: 'en',
      ownerKey: sample.isPatients ? `patient:${sampleAccounts.patient}` : `guest:${secrets.hash(sample.id)}`,
      values: secrets.seal(JSON.stringify(sample.values), ['form_submissions', 'values', sample.id]),
      emailHash: secrets.hash(`form email ${sample.values['email']!}`),
      subject: sample.subject ?? null,
      consentVersion: '2026-11-01',
      sentAt,
      changedAt: new Date(last?.at ?? sample.sentAt),
      dueAt: sampleDueAt(kind, sample),
      formVersionId: version ? version.versionId : null,
      deleteAfter: new Date(sentAt.getTime() + kind.storedDays * 86_400_000),
    });
    await tx
      .insert(formHistory)
      .values({ submissionId: sample.id, at: sentAt, toState: kind.lifeCycle.first, by: 'sender' });
    let fromState = kind.lifeCycle.first;
    for (const { state, at, note, isForSender = false } of sample.steps ?? []) {
      await tx.insert(formHistory).values({
        submissionId: sample.id,
        at: new Date(at),
        fromState,
        toState: state,
        by: 'staff',
        accountId: sampleAccounts[sample.by ?? 'frontdesk'],
        note: note ? secrets.seal(note, ['form_history', 'note', sample.id]) : null,
        isForSender,
      });
      fromState = state;
    }
  }
}
