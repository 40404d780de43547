/** One-time codes by SMS: they verify that a person has a phone. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { countAddress, countAgainstLimit } from '#src/platform/rate-limit/rate-limit.server.ts';
import { countryOfNumber, parsePhoneNumber, smsRefusal } from '#src/platform/sms/phone-number.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import type { Language } from '#src/shared/languages.ts';
import {
  codeExpired,
  codeSendsSpent,
  codeTriesSpent,
  codeUsed,
  codeWrong,
  phoneInvalid,
  phoneNotServed,
} from './phone-codes.errors.ts';
import { codeSendsPerHour, limits, type CodePurpose } from './phone-codes.rules.ts';
import {
  countCodes,
  findLatestCode,
  insertCode,
  lockPhone,
  tryCode,
  updateCodeUsed,
} from './data/phone-codes.store.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;
type SendPorts = Ports & Pick<App, 'config'>;

export interface CodeRequest {
  phone: string;
  language: Language;
  purpose: CodePurpose;
  /**
   * No SMS is sent, and everything else is the same, so that the answer does not reveal whether an account has the
   * number.
   */
  isDecoy?: boolean;
}

const minuteMs = 60_000;

/** Parses a typed number to E.164, with its keyed look-up hash. Throws phone_invalid. */
export function readPhone(app: Pick<App, 'secrets'>, typed: string): { number: string; hash: string } {
  const number = parsePhoneNumber(typed);
  if (!number) throw phoneInvalid();
  return { number, hash: app.secrets.hash(`phone:${number}`) };
}

/**
 * Sends a one-time code by SMS: 6 digits, 5 minutes, 5 tries, once; 3 sends in 15 minutes and 10 a day per number.
 * The answer is the same for every number. Throws phone_invalid, phone_not_served (422), code_sends_spent (429). The
 * caller has counted the request with `countCodeFrom`.
 */
export async function sendCode(app: SendPorts, input: CodeRequest): Promise<{ validMinutes: number }> {
  const { shortName } = await readSetting(app, 'brand');
  return inTransaction(app.db, (tx) => sendCodeIn(app, tx, { ...input, brand: shortName }));
}

/** Counts a code before it is sent, by client address and account. Throws too_many_requests (429). */
export async function countCodeFrom(
  app: Pick<App, 'pool' | 'clock' | 'secrets' | 'logger'>,
  { clientAddress, actor }: { clientAddress: string; actor: Actor },
): Promise<void> {
  await countAddress(app, { name: 'booking_code', ...limits.codeSendsPerAddress }, clientAddress);
  await countAddress(app, { name: 'code_address_day', ...limits.codeSendsPerAddressAndDay }, clientAddress);
  if ('accountId' in actor) await countAgainstLimit(app, perAccount, actor.accountId);
}

const perAccount = { name: 'code_account_day', points: limits.codeSendsPerAccountAndDay, seconds: 24 * 60 * 60 };

/** The same as `sendCode` inside a caller's transaction. */
export async function sendCodeIn(
  app: SendPorts,
  tx: Transaction,
  input: CodeRequest & { brand: string },
): Promise<{ validMinutes: number }> {
  const phone = readPhone(app, input.phone);
  if (smsRefusal(app.config, phone.number)) throw phoneNotServed();
  const { purpose, isDecoy = false } = input;
  const country = countryOfNumber(phone.number);
  const now = app.clock.now();
  await lockPhone(tx, phone.hash);
  await refuseTooManySends(tx, { phoneHash: phone.hash, purpose, country }, now);
  const id = app.random.uuid();
  const code = app.random.digits(limits.codeDigits);
  const expiresAt = new Date(now.getTime() + limits.codeMinutes * minuteMs);
  await insertCode(tx, {
    id,
    phoneHash: phone.hash,
    codeHash: hashOf(app, id, code),
    purpose,
    country,
    isSent: !isDecoy,
    createdAt: now,
    expiresAt,
  });
  const texts = await messageTexts(app, tx);
  await enqueueMessage(app, tx, {
    channel: 'sms',
    to: phone.number,
    now,
    expiresAt,
    isDecoy,
    dedupeKey: `code:${id}`,
    // Brand, code and validity: the law allows no link, no call-back number and no question in an SMS.
    text: texts.phone_codes_sms({ brand: input.brand, code, minutes: limits.codeMinutes }, { locale: input.language }),
  });
  return { validMinutes: limits.codeMinutes };
}

/**
 * Checks a code; returns the id for `spendCode`, which is called in the transaction of the change that the code allows.
 * A right code uses no try. Throws code_wrong, code_expired, code_used (422), code_tries_spent (429).
 */
export async function checkCode(
  app: Ports,
  input: { phone: string; code: string; purpose: CodePurpose },
): Promise<string> {
  const phone = readPhone(app, input.phone);
  const now = app.clock.now();
  const latest = await findLatestCode(app.db, phone.hash, input.purpose);
  if (!latest) throw codeWrong();
  if (latest.isUsed) throw codeUsed();
  if (latest.expiresAt <= now) throw codeExpired();
  // Keyed hashes are compared, so that the duration reveals nothing about the code.
  const isRight = await tryCode(app.db, latest.id, {
    codeHash: hashOf(app, latest.id, input.code),
    tries: limits.codeTries,
  });
  if (isRight === undefined) throw codeTriesSpent(secondsUntil(latest.expiresAt, now));
  if (!isRight) throw codeWrong();
  return latest.id;
}

/** Marks a code as used. Throws code_used when another request was faster. */
export async function spendCode(tx: Transaction, id: string): Promise<void> {
  if (!(await updateCodeUsed(tx, id))) throw codeUsed();
}

/** Checks and uses a code that verifies the number alone. Errors as `checkCode`. */
export async function verifyPhone(
  app: Ports,
  input: { phone: string; code: string; purpose: CodePurpose },
): Promise<void> {
  const id = await checkCode(app, input);
  await inTransaction(app.db, (tx) => spendCode(tx, id));
}

async function refuseTooManySends(
  tx: Transaction,
  { phoneHash, purpose, country }: { phoneHash: string; purpose: CodePurpose; country: string },
  now: Date,
): Promise<void> {
  const windows = [
    { minutes: limits.codeSendMinutes, sends: limits.codeSends, of: { phoneHash } },
    { minutes: 24 * 60, sends: limits.codeSendsPerDay, of: { phoneHash } },
    { minutes: 60, sends: codeSendsPerHour[purpose], of: { purpose, isSent: true as const } },
    ...(country === 'MY'
      ? []
      : [{ minutes: 60, sends: limits.codeSendsPerCountryAndHour, of: { country, isSent: true as const } }]),
  ];
  for (const { minutes, sends, of } of windows) {
    const { sent, firstAt } = await countCodes(tx, new Date(now.getTime() - minutes * minuteMs), of);
    if (sent >= sends) throw codeSendsSpent(secondsUntil(new Date(firstAt!.getTime() + minutes * minuteMs), now));
  }
}

function hashOf(app: Ports, id: string, code: string): string {
  return app.secrets.hash(`code:${id}:${code}`);
}

function secondsUntil(at: Date, now: Date): number {
  return Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000));
}
export { codeWrong } from './phone-codes.errors.ts';
export { deleteOldCodes } from './data/phone-codes.store.server.ts';
