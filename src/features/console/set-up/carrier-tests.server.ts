/**
 * The test buttons: a mail, an SMS, or a request to the gateway, sent at once and without the outbox, so that the
 * answer can be shown.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App, Config } from '#src/platform/app.ts';
import { inTransaction, type Database, type Transaction } from '#src/platform/db/transaction.ts';
import { mailPort } from '#src/platform/mail/mail.server.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { parsePhoneNumber, smsRefusal } from '#src/platform/sms/phone-number.server.ts';
import { smsPort } from '#src/platform/sms/sms.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import type { Language } from '#src/shared/languages.ts';
import { findEmailOf, listTests, saveTest } from './data/set-up.store.server.ts';
import { partUnknown, phoneInvalid, testFailed } from './set-up.errors.ts';
import { testedParts, type PartState, type TestedPart } from './set-up.rules.ts';

type Ports = Pick<App, 'db' | 'pool' | 'clock' | 'random' | 'config' | 'secrets' | 'payments' | 'logger'>;

export interface TestInput {
  part: string;
  /** Where the SMS goes. */
  phone: string;
  language: Language;
}

/** Each SMS costs money. */
const limit = { name: 'carrier_test', points: 20, seconds: 3_600 };

/** The state of each part by its last test with the present configuration. */
export async function partStates(
  app: Pick<App, 'config' | 'secrets'>,
  db: Database | Transaction,
): Promise<Record<TestedPart, PartState>> {
  const tests = new Map((await listTests(db)).map((test) => [test.part, test]));
  const stateOf = (part: TestedPart): PartState => {
    const configuration = configurationOf(app, part);
    if (configuration === null) return part === 'gateway' || !app.config.isProduction ? 'simulated' : 'off';
    const test = tests.get(part);
    if (test?.configuration !== configuration) return 'untested';
    return test.passed ? 'passed' : 'failed';
  };
  return Object.fromEntries(testedParts.map((part) => [part, stateOf(part)])) as Record<TestedPart, PartState>;
}

/**
 * Tests one part: a mail to the administrator's own address, an SMS to `phone`, a request to the gateway about a
 * payment. Where it is simulated, the message stays in the outbox. Throws part_unknown (409), phone_invalid (422),
 * test_failed (409) and too_many_requests (429).
 */
export async function testPart(app: Ports, actor: Actor, input: TestInput): Promise<void> {
  const staff = requireStaffEverywhere(actor, 'manage_settings');
  const part = testedParts.find((known) => known === input.part);
  if (!part || (await partStates(app, app.db))[part] === 'off') throw partUnknown();
  const recipient = await recipientOf(app, part, { phone: input.phone, accountId: staff.accountId });
  await countAgainstLimit(app, limit, staff.accountId);
  const { groupName } = await readSetting(app, 'brand');
  const failure = await trying(app, part, {
    recipient,
    subject: m.set_up_test_subject({ group: groupName }, { locale: input.language }),
    text: m.set_up_test_text({ group: groupName }, { locale: input.language }),
  });
  await inTransaction(app.db, async (tx) => {
    const configuration = configurationOf(app, part);
    if (configuration !== null)
      await saveTest(tx, { part, passed: failure === null, configuration, testedAt: app.clock.now() });
    await recordAudit(app, tx, {
      actor: staff,
      action: 'carrier_tested',
      subjectKind: 'setting',
      subjectId: part,
      detail: { passed: failure === null },
    });
  });
  if (failure) throw testFailed(failure);
}

async function recipientOf(
  app: Ports,
  part: TestedPart,
  { phone, accountId }: { phone: string; accountId: string },
): Promise<string> {
  if (part === 'mail') return (await findEmailOf(app.db, accountId)) ?? '';
  if (part === 'gateway') return '';
  const number = parsePhoneNumber(phone);
  if (!number || smsRefusal(app.config, number)) throw phoneInvalid();
  return number;
}

/** Null when it was accepted; otherwise the reason of the failure. */
async function trying(
  app: Ports,
  part: TestedPart,
  { recipient, subject, text }: { recipient: string; subject: string; text: string },
): Promise<MessageText | null> {
  const dedupeKey = `carrier-test:${app.random.uuid()}`;
  const simulated = (channel: 'mail' | 'sms') =>
    inTransaction(app.db, (tx) =>
      enqueueMessage(app, tx, { channel, to: recipient, subject, text, dedupeKey, now: app.clock.now() }),
    );
  try {
    if (part === 'mail') {
      const message = { recipient, subject, text, attachments: [], dedupeKey };
      await (mailPort(app.config)?.(message) ?? simulated('mail'));
    } else if (part === 'sms') await (smsPort(app.config)?.({ recipient, text, dedupeKey }) ?? simulated('sms'));
    // An order that does not exist: the gateway answers that it is unknown.
    else await app.payments.requery({ orderId: 'T000000000', amountSen: 100 });
    return null;
  } catch (error) {
    app.logger.warn({ reason: reasonOf(error), part }, 'carrier test failed');
    return (_inputs, options) => m.set_up_error_test_failed({ reason: reasonOf(error) }, options);
  }
}

/** A code of the protocol where there is one, because messages may repeat a person's address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return (
    [code, responseCode]
      .filter((part) => part !== undefined)
      .map(String)
      .join(' ') || error.name
  );
}

/** Null where no carrier is configured. */
function configurationOf({ config, secrets }: Pick<App, 'config' | 'secrets'>, part: TestedPart): string | null {
  const settings: Record<TestedPart, (keyof Config)[]> = {
    mail: ['smtpUrl', 'mailFrom'],
    sms: ['smsUrl', 'smsToken'],
    gateway: ['paymentMerchant'],
  };
  const values = settings[part].map((name) => config[name]);
  return values[0] === undefined ? null : secrets.hash(JSON.stringify(values));
}
