import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { exportFiles, releaseFiles } from '#src/platform/files/files.server.ts';
import type { DataSubjectHandler } from '#src/platform/app.ts';
import {
  deleteSubmissions,
  kindOfSubmission,
  listFileIds,
  listHistory,
  listPastSubmissions,
  listSubmissionsOf,
  type SubmissionRow,
} from '#src/features/requests/forms/forms.server.ts';
import { answerText } from '#src/features/requests/forms/answer-text.rules.ts';
import { valuesOf } from './follow-up/submission-follow-up.server.ts';

/** The data-subject handler of submissions: exported, and deleted with the account, files included. */
export const formsDataSubject: DataSubjectHandler = {
  name: 'forms',
  async exportOf(app, accountId) {
    const rows = await listSubmissionsOf(app.db, `patient:${accountId}`);
    return Promise.all(
      rows.map(async (row) => ({
        kind: row.kind,
        reference: row.reference,
        state: row.state,
        subject: row.subject,
        consentVersion: row.consentVersion,
        sentAt: row.sentAt,
        deleteAfter: row.deleteAfter,
        values: await readableValues(app, row),
        answers: (await listHistory(app.db, row.id))
          .filter(({ isForSender, note }) => isForSender && note)
          .map(({ at, by, note }) => ({ at, by, words: app.secrets.open(note!, ['form_history', 'note', row.id]) })),
        files: await exportFiles(app, await listFileIds(app.db, row.id)),
      })),
    );
  },
  mergeRules: {
    form_submissions: { ownedBy: { column: 'owner_key', isKey: true }, key: ['id'] },
    form_files: { with: 'form_submissions' },
    form_history: { with: 'form_submissions' },
  },
  async erase(_app, tx, accountId) {
    const rows = await listSubmissionsOf(tx, `patient:${accountId}`);
    await releaseFiles(
      tx,
      await deleteSubmissions(
        tx,
        rows.map(({ id }) => id),
      ),
    );
  },
};

/** The values by name; for a form that staff have built, whose field names say nothing, each answer by its question. */
async function readableValues(app: Pick<App, 'db' | 'secrets'>, row: SubmissionRow): Promise<Record<string, string>> {
  const values = valuesOf(app, row);
  if (row.formVersionId === null) return values;
  const { fields } = await kindOfSubmission(app, row);
  const locale = row.language;
  return Object.fromEntries(
    fields.map((field) => [field.label({}, { locale }), answerText(field, values[field.name] ?? '', locale)]),
  );
}

const deletedAtOnce = 200;

/** Deletes submissions after the retention period of their kind. Returns how many. */
export async function deletePastSubmissions(app: Pick<App, 'db' | 'clock'>): Promise<number> {
  return inTransaction(app.db, async (tx) => {
    const ids = await listPastSubmissions(tx, app.clock.now(), deletedAtOnce);
    await releaseFiles(tx, await deleteSubmissions(tx, ids));
    return ids.length;
  });
}
