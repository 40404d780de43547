/** Records a request under the data-protection law, whose deadline then runs. */
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { findAccount } from '#src/features/patient/accounts/accounts.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { malaysianDay } from '#src/shared/dates.ts';
import { m } from '#src/paraglide/messages.js';
import { insertRequest, insertStep } from './data/privacy-requests.store.server.ts';
import { fieldsInvalid, patientUnknown } from './privacy-office.errors.ts';
import { answerDueOn } from './privacy-office.rules.ts';
import { newRequestSchema } from './privacy-office.schema.ts';
import { aboutRequest } from './privacy-request-list.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;

/** Name and address of an account, to prefill a request. The access is recorded. Throws patient_unknown (404). */
export async function accountToRequest(app: Ports, actor: Actor, accountId: string) {
  requireStaffEverywhere(actor, 'run_privacy_office');
  const account = isUuid(accountId) ? await findAccount(app, accountId) : null;
  if (!account) throw patientUnknown();
  await inTransaction(app.db, (tx) =>
    recordAudit(app, tx, {
      actor,
      action: 'look',
      subjectKind: 'account',
      subjectId: accountId,
      patientId: accountId,
      detail: { for: 'privacy_request' },
    }),
  );
  return { accountId, personName: account.name, email: account.email, language: account.language };
}

/**
 * Records a request; the deadline counts from the day on which it was received. Where an address is given, its
 * reference and last day are mailed to it. Returns the id. Throws fields_invalid (422), patient_unknown (404).
 */
export async function openRequest(app: Ports, actor: Actor, typed: Record<string, string>): Promise<string> {
  const staff = requireStaffEverywhere(actor, 'run_privacy_office');
  const input = checkedRequest(typed, malaysianDay(app.clock.now()));
  if (input.accountId && !(await findAccount(app, input.accountId))) throw patientUnknown();
  const now = app.clock.now();
  const id = app.random.uuid();
  const seal = (column: string, text: string) => app.secrets.seal(text, ['privacy_requests', column, id]);
  const row = {
    id,
    reference: app.random.reference('D'),
    kind: input.kind,
    state: 'received' as const,
    accountId: input.accountId,
    personName: seal('person_name', input.personName),
    email: input.email && seal('email', input.email),
    details: input.details ? seal('details', input.details) : null,
    language: input.language,
    receivedOn: input.receivedOn,
    dueOn: answerDueOn(input.kind, input.receivedOn),
    createdAt: now,
    changedAt: now,
  };
  const brand = await readSetting(app, 'brand');
  await inTransaction(app.db, async (tx) => {
    await insertRequest(tx, row);
    await insertStep(tx, { requestId: id, at: now, accountId: staff.accountId, what: 'received', toState: 'received' });
    await recordAudit(app, tx, {
      actor,
      action: 'privacy_request_opened',
      ...aboutRequest(row),
      detail: { kind: row.kind, due: row.dueOn },
    });
    await acknowledge(app, tx, { ...input, id, reference: row.reference, dueOn: row.dueOn, brand });
  });
  return id;
}

/** Mails the person that the request has been received, with the day by which it is answered. */
async function acknowledge(
  app: Ports,
  tx: Transaction,
  request: Pick<ReturnType<typeof checkedRequest>, 'email' | 'language' | 'personName'> & {
    id: string;
    reference: string;
    dueOn: string;
    brand: { shortName: string; groupName: string };
  },
): Promise<void> {
  if (!request.email) return;
  const { brand, reference } = request;
  const locale = { locale: request.language };
  const texts = await messageTexts(app, tx);
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: request.email,
    now: app.clock.now(),
    dedupeKey: `privacy-request:${request.id}`,
    subject: texts.privacy_mail_received_subject({ brand: brand.shortName, reference }, locale),
    text: texts.privacy_mail_received(
      { name: request.personName, brand: brand.groupName, reference, day: request.dueOn },
      locale,
    ),
  });
}

function checkedRequest(typed: Record<string, string>, today: string) {
  const checked = newRequestSchema.safeParse(typed);
  const words = {
    kind: m.privacy_error_kind,
    personName: m.privacy_error_name,
    email: m.privacy_error_email,
    receivedOn: m.privacy_error_received_on,
    details: m.privacy_error_details,
  };
  if (!checked.success) {
    const names = checked.error.issues.map(({ path }) => String(path[0]));
    throw fieldsInvalid(Object.fromEntries(Object.entries(words).filter(([name]) => names.includes(name))));
  }
  if (checked.data.receivedOn > today) throw fieldsInvalid({ receivedOn: m.privacy_error_received_on });
  return checked.data;
}
