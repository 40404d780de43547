/**
 * Escalation: a submission that nobody has answered in the promised time is passed on once to the people whom the
 * setting names, and once more, later, to the administrators of the group.
 */
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { listRoleHolders, listStaffByEmail, type StaffRecipient } from '#src/features/console/roles/roles.server.ts';
import { mayDo } from '#src/features/console/roles/staff-access.rules.ts';
import {
  insertHistory,
  takeLateSubmissions,
  updateEscalation,
  type LateSubmission,
} from '#src/features/requests/forms/forms.server.ts';
import { formKindNamed, formKinds } from '#src/features/requests/forms/kinds/form-kinds.schema.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { localPath } from '#src/shared/addresses.ts';
import { administrators, targetFor, type EscalationRule, type EscalationTarget } from './escalation.rules.ts';
import { aboutOf } from '../submission-access.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>;

/** Number of submissions in one transaction, and in one mail to each person. */
const mostAtOnce = 50;
const kinds = formKinds.filter(({ answerWithin }) => answerWithin).map(({ name }) => name);

/** Escalates all late submissions. Returns how many; safe in several processes at once. */
export async function escalateLate(app: Ports): Promise<number> {
  for (let escalated = 0; ;) {
    const taken = await inTransaction(app.db, (tx) => escalateSome(app, tx));
    escalated += taken;
    if (taken < mostAtOnce) return escalated;
  }
}

interface Letter {
  to: StaffRecipient;
  submissions: LateSubmission[];
}

async function escalateSome(app: Ports, tx: Transaction): Promise<number> {
  const { secondAfterHours, rules } = await readSetting({ db: tx }, 'escalation');
  const now = app.clock.now();
  const firstBefore = new Date(now.getTime() - secondAfterHours * 3_600_000);
  const late = await takeLateSubmissions(tx, { kinds, now, firstBefore, limit: mostAtOnce });
  const letters = new Map<string, Letter>();
  for (const row of late) {
    const people = await peopleFor(tx, row, rules);
    await escalate(app, tx, { row, people });
    for (const to of people) {
      const letter = letters.get(to.accountId) ?? { to, submissions: [] };
      letter.submissions.push(row);
      letters.set(to.accountId, letter);
    }
  }
  for (const letter of letters.values()) await mail(app, tx, letter);
  return late.length;
}

/** The people who are notified: only those who may open the submission. */
async function peopleFor(
  tx: Transaction,
  row: LateSubmission,
  rules: readonly EscalationRule[],
): Promise<StaffRecipient[]> {
  if (row.escalation > 0) return listRoleHolders(tx, { role: 'administrator', hospitalId: null });
  const named = await found(tx, targetFor(rules, row), row);
  return named.length > 0 ? named : found(tx, administrators, row);
}

async function found(tx: Transaction, target: EscalationTarget, row: LateSubmission): Promise<StaffRecipient[]> {
  const { hospitalId } = row;
  const people =
    'email' in target ? await listStaffByEmail(tx, target.email) : await listRoleHolders(tx, { ...target, hospitalId });
  const { handledBy } = formKindNamed(row.kind);
  return people.filter(({ roleAssignments }) =>
    hospitalId === null
      ? roleAssignments.some((one) => one.hospitalId === null && mayDo([one], handledBy))
      : mayDo(roleAssignments, handledBy, hospitalId),
  );
}

async function escalate(
  app: Ports,
  tx: Transaction,
  { row, people }: { row: LateSubmission; people: readonly StaffRecipient[] },
): Promise<void> {
  const at = app.clock.now();
  const escalation = row.escalation + 1;
  await updateEscalation(tx, row.id, { escalation, escalatedAt: at });
  const names = people.map(({ name }) => name).join(', ');
  await insertHistory(tx, {
    submissionId: row.id,
    at,
    fromState: row.state,
    toState: row.state,
    by: 'system',
    note: names ? app.secrets.seal(names, ['form_history', 'note', row.id]) : null,
  });
  await recordAudit(app, tx, {
    actor: { kind: 'system' },
    action: 'submission_escalated',
    subjectKind: 'form',
    subjectId: row.reference,
    ...aboutOf(row),
    detail: { stage: escalation, to: people.map(({ accountId }) => accountId) },
  });
}

/** One mail about all of them: number and link, nothing of their content or sender. */
async function mail(app: Ports, tx: Transaction, { to, submissions }: Letter): Promise<void> {
  const now = app.clock.now();
  const locale = { locale: to.language };
  const texts = await messageTexts(app, tx);
  const brand = await readSetting({ db: tx }, 'brand');
  const lines = submissions.map(({ reference }) =>
    texts.forms_escalation_item(
      { reference, link: app.config.publicOrigin + localPath(`/staff/enquiries/${reference}`, to.language) },
      locale,
    ),
  );
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: to.email,
    subject: texts.forms_escalation_subject({ count: String(submissions.length), brand: brand.shortName }, locale),
    text: [
      texts.forms_escalation_greeting({ name: to.name }, locale),
      texts.forms_escalation({}, locale),
      lines.join('\n'),
      texts.forms_escalation_next({}, locale),
      brand.groupName,
    ].join('\n\n'),
    dedupeKey: `escalation:${to.accountId}:${submissions[0]!.reference}:${now.toISOString()}`,
    now,
  });
}
