/** The list of submissions for staff: found, filtered and counted; each access is recorded. */
import { isRowId } from '#src/platform/db/queries/row-id.ts';
import type { Actor, Staff } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { daysOf, rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import {
  countSentSubmissions,
  countSubmissions,
  emailHashOf,
  findOldestSubmission,
  searchSubmissions,
} from '#src/features/requests/forms/forms.server.ts';
import { guaranteeLetterForm } from '#src/features/requests/forms/kinds/guarantee-letter-form.schema.ts';
import { formKindNamed, formKinds } from '#src/features/requests/forms/kinds/form-kinds.schema.ts';
import { nameIn, type FormKind } from '#src/features/requests/forms/form-kind.schema.ts';
import { valuesOf } from '../follow-up/submission-follow-up.server.ts';
import { recordShown, scopeFor } from '../submission-access.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'config' | 'files'>;

const states = [...new Set(formKinds.flatMap(({ lifeCycle }) => Object.keys(lifeCycle.transitions)))];
/** What a list is narrowed to: overdue, escalated, the reader's own, or those of nobody. */
export const attentionNames = ['late', 'escalated', 'mine', 'unowned'] as const;
export const enquiriesShape: ListShape = {
  sorts: ['sent', 'changed', 'due'],
  defaultSort: '-sent',
  filters: {
    kind: formKinds.map(({ name }) => name),
    state: states,
    hospital: 'any',
    attention: attentionNames,
    form: 'any',
    from: 'any',
    until: 'any',
  },
};

/** The list of one kind only, and its state for the shared queries. */
export function oneKind({ name, lifeCycle }: FormKind) {
  const shape: ListShape = {
    ...enquiriesShape,
    filters: {
      state: Object.keys(lifeCycle.transitions),
      hospital: 'any',
      attention: attentionNames,
      from: 'any',
      until: 'any',
    },
  };
  return {
    shape,
    narrowed: (state: ListState): ListState => ({ ...state, filters: { ...state.filters, kind: name } }),
  };
}

export interface EnquiryRow {
  reference: string;
  kind: string;
  name: string;
  subject: string;
  hospitalName: string | null;
  state: string;
  sentAt: Date;
  changedAt: Date;
  /** The time by which the answer is promised; null while staff do not have to act. */
  dueAt: Date | null;
  isLate: boolean;
  /** How often it was escalated because nobody answered in time; 0 while staff do not have to act. */
  escalation: number;
  /** The member of staff who answers it. */
  handlerName: string | null;
}

/** The number of submissions in their first state: of one kind, or of all kinds that these role assignments cover. */
export function countWaitingForms(app: Pick<App, 'db'>, staff: Staff, only?: string): Promise<number> {
  const scope = scopeFor(staff).filter(({ kind }) => only === undefined || kind === only);
  return countSubmissions(app.db, scope, [...new Set(formKinds.map(({ lifeCycle }) => lifeCycle.first))]);
}

/** When the oldest submission that waits was sent; null where none waits. */
export function oldestWaitingForm(app: Pick<App, 'db'>, staff: Staff, only?: string): Promise<Date | null> {
  const scope = scopeFor(staff).filter(({ kind }) => only === undefined || kind === only);
  return findOldestSubmission(app.db, scope, [...new Set(formKinds.map(({ lifeCycle }) => lifeCycle.first))]);
}

/**
 * The number of submissions that were sent within some hours, without guarantee letters, which have a list of their
 * own.
 */
export function countSentForms(
  app: Pick<App, 'db'>,
  staff: Staff,
  within: { from: Date; until: Date },
): Promise<number> {
  const scope = scopeFor(staff).filter(({ kind }) => kind !== guaranteeLetterForm.name);
  return countSentSubmissions(app.db, scope, within);
}

/**
 * Submissions of the kinds that these role assignments cover, by kind, state, hospital, days, number or mail address.
 */
export async function listEnquiries(
  app: Ports,
  actor: Actor,
  state: ListState & { perPage?: number; isExport?: boolean },
): Promise<{ rows: EnquiryRow[]; total: number }> {
  const { perPage = rowsPerPage, isExport = false } = state;
  const staff = requireStaff(actor, 'handle_submissions');
  const hospitalId = Number(state.filters['hospital']);
  const formId = Number(state.filters['form']);
  const { rows, total } = await searchSubmissions(app.db, {
    scope: scopeFor(staff),
    sort: state.sort as 'sent',
    isDescending: state.isDescending,
    limit: perPage,
    offset: (state.page - 1) * perPage,
    ...(state.filters['kind'] ? { kind: state.filters['kind'] } : {}),
    ...(state.filters['state'] ? { state: state.filters['state'] } : {}),
    ...(isRowId(hospitalId) ? { hospitalId } : {}),
    ...(isRowId(formId) ? { formId } : {}),
    ...attentionOf(staff, state.filters['attention'], app.clock.now()),
    ...soughtBy(app, state.q),
    ...daysOf(state),
  });
  await recordShown(app, actor, { rows, place: isExport ? 'export' : 'list' });
  return { total, rows: rows.map((row) => enquiryRow(app, row)) };
}

function enquiryRow(app: Ports, row: Awaited<ReturnType<typeof searchSubmissions>>['rows'][number]): EnquiryRow {
  return {
    reference: row.reference,
    kind: row.kind,
    name: nameIn(formKindNamed(row.kind), valuesOf(app, row)),
    subject: row.subject?.title ?? '',
    hospitalName: row.hospitalName,
    state: row.state,
    sentAt: row.sentAt,
    changedAt: row.changedAt,
    dueAt: row.dueAt,
    isLate: row.dueAt !== null && row.dueAt < app.clock.now(),
    escalation: row.dueAt === null ? 0 : row.escalation,
    handlerName: row.handlerName,
  };
}

function attentionOf(staff: Staff, attention: string | undefined, now: Date) {
  if (attention === 'late') return { dueBefore: now };
  if (attention === 'escalated') return { isEscalated: true as const };
  if (attention === 'mine') return { handlerId: staff.accountId };
  return attention === 'unowned' ? { handlerId: null } : {};
}

function soughtBy(app: Ports, q: string): { emailHash?: string; reference?: string } {
  if (q === '') return {};
  return q.includes('@') ? { emailHash: emailHashOf(app, q) } : { reference: q.toUpperCase().replace(/\s/g, '') };
}
