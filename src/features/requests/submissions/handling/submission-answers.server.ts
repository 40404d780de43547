/**
 * The answers to one form that staff have built, with a column for each question; every answer that is read is
 * recorded.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { answerText } from '#src/features/requests/forms/answer-text.rules.ts';
import { customKind } from '#src/features/requests/forms/custom/custom-kind.rules.ts';
import { masked, type FormKind } from '#src/features/requests/forms/form-kind.schema.ts';
import { findFormVersion, listFormVersions, searchSubmissions } from '#src/features/requests/forms/forms.server.ts';
import { recordShown, scopeFor } from '../submission-access.server.ts';
import { valuesOf } from '../follow-up/submission-follow-up.server.ts';
import { submissionUnknown } from '../submissions.errors.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets'>;

export interface AnswerRow {
  reference: string;
  sentAt: Date;
  state: string;
  hospitalName: string | null;
  version: number;
  /** In words, by the field's name; numbers that identify a person are masked. */
  answers: Readonly<Record<string, string>>;
}

export interface AnswerFile {
  /** The questions of all versions by field name, in English, the newest words of each. */
  questions: ReadonlyMap<string, string>;
  readPage(page: { page: number; perPage: number }): Promise<AnswerRow[]>;
}

/** The answers that the actor may read. Throws 403, submission_unknown (404) for no such form. */
export async function answersOfForm(app: Ports, actor: Actor, formId: number): Promise<AnswerFile> {
  const staff = requireStaff(actor, 'open_enquiries');
  const versions = isRowId(formId) ? await versionsOf(app, formId) : new Map<number, Version>();
  if (versions.size === 0) throw submissionUnknown();
  const questions = [...versions.values()].flatMap(({ kind }) =>
    kind.fields.map(({ name, label }) => [name, label({}, { locale: 'en' })] as const),
  );
  return {
    questions: new Map(questions),
    async readPage({ page, perPage }) {
      const { rows } = await searchSubmissions(app.db, {
        scope: scopeFor(staff),
        formId,
        sort: 'sent',
        isDescending: true,
        limit: perPage,
        offset: (page - 1) * perPage,
      });
      await recordShown(app, actor, { rows, place: 'export' });
      return rows.map((row) => answerRow(row, versions.get(row.formVersionId!)!, valuesOf(app, row)));
    },
  };
}

interface Version {
  number: number;
  kind: FormKind;
}

/** Oldest first, so that the newest words of a question come last. */
async function versionsOf(app: Ports, formId: number): Promise<Map<number, Version>> {
  const found = new Map<number, Version>();
  for (const { id } of (await listFormVersions(app.db, formId)).toReversed()) {
    const version = await findFormVersion(app.db, id);
    if (version) found.set(id, { number: version.number, kind: customKind(version) });
  }
  return found;
}

function answerRow(
  row: Awaited<ReturnType<typeof searchSubmissions>>['rows'][number],
  { number, kind }: Version,
  values: Record<string, string>,
): AnswerRow {
  const shown = masked(kind, values);
  const answers = kind.fields.map((field) => [
    field.name,
    field.type === 'hospital' ? (row.hospitalName ?? '') : answerText(field, shown[field.name] ?? '', 'en'),
  ]);
  return {
    reference: row.reference,
    sentAt: row.sentAt,
    state: row.state,
    hospitalName: row.hospitalName,
    version: number,
    answers: Object.fromEntries(answers) as Record<string, string>,
  };
}
