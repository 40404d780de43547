/** One-time codes by SMS: they prove that somebody holds a phone. */
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { countAddress } from '#src/platform/rate-limit/rate-limit.server.ts';
import { parsePhoneNumber } from '#src/platform/sms/phone-number.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/local-text.ts';
import {
  codeExpired,
  codeSendsSpent,
  codeTriesSpent,
  codeUsed,
  codeWrong,
  phoneInvalid,
} from './phone-codes.errors.ts';
import { limits } from './phone-codes.rules.ts';
import {
  countCodes,
  findLatestCode,
  insertCode,
  lockPhone,
  tryCode,
  updateCodeUsed,
} from './data/phone-codes.store.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets'>;

/** What a code proves the number for: one of a kind is not worth anything for another. */
export type CodePurpose = 'booking' | 'waiting' | 'verify' | 'reset';

const minuteMs = 60_000;

/** A number as typed, in E.164, with the keyed hash that we look it up by. Throws phone_invalid. */
export function readPhone(app: Pick<App, 'secrets'>, typed: string): { number: string; hash: string } {
  const number = parsePhoneNumber(typed);
  if (!number) throw phoneInvalid();
  return { number, hash: app.secrets.hash(`phone:${number}`) };
}

/**
 * Sends a one-time code by SMS: 6 digits, 5 minutes, 5 tries, once; 3 sends in 15 minutes and 10 a day per number.
 * The answer is the same for every number. Throws phone_invalid, code_sends_spent (429).
 */
export async function sendCode(
  app: Ports,
  input: { phone: string; language: Language; purpose: CodePurpose },
): Promise<{ validMinutes: number }> {
  const { shortName } = await readSetting(app, 'brand');
  return inTransaction(app.db, (tx) => sendCodeIn(app, tx, { ...input, brand: shortName }));
}

/** Codes that one address may have sent, to whatever numbers: SMS cost money, and a program has many numbers. */
const sendsPerAddress = { name: 'booking_code', points: 60, seconds: 900 };

/** Counts one that a visitor without a session is about to have sent. Throws too_many_requests (429). */
export async function countCodeFrom(
  app: Pick<App, 'pool' | 'secrets' | 'logger'>,
  clientAddress: string,
): Promise<void> {
  await countAddress(app, sendsPerAddress, clientAddress);
}

/** The same inside a caller's transaction. */
export async function sendCodeIn(
  app: Ports,
  tx: Transaction,
  input: { phone: string; language: Language; brand: string; purpose: CodePurpose },
): Promise<{ validMinutes: number }> {
  const phone = readPhone(app, input.phone);
  const now = app.clock.now();
  await lockPhone(tx, phone.hash);
  await refuseTooManySends(tx, phone.hash, now);
  const id = app.random.uuid();
  const code = app.random.digits(limits.codeDigits);
  await insertCode(tx, {
    id,
    phoneHash: phone.hash,
    codeHash: hashOf(app, id, code),
    purpose: input.purpose,
    createdAt: now,
    expiresAt: new Date(now.getTime() + limits.codeMinutes * minuteMs),
  });
  await enqueueMessage(app, tx, {
    channel: 'sms',
    to: phone.number,
    now,
    dedupeKey: `code:${id}`,
    // Brand, code and how long it is valid: the law allows no link, no number to call and no question here.
    text: m.phone_codes_sms({ brand: input.brand, code, minutes: limits.codeMinutes }, { locale: input.language }),
  });
  return { validMinutes: limits.codeMinutes };
}

/**
 * Compares a code; answers the id to spend with `spendCode` in the transaction of what it proves. A right code takes no
 * try. Throws code_wrong, code_expired, code_used (422), code_tries_spent (429).
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
  // Keyed hashes are compared: how long it takes tells nothing about the code.
  const isRight = await tryCode(app.db, latest.id, hashOf(app, latest.id, input.code), limits.codeTries);
  if (isRight === undefined) throw codeTriesSpent(secondsUntil(latest.expiresAt, now));
  if (!isRight) throw codeWrong();
  return latest.id;
}

/** Throws code_used when another request was faster. */
export async function spendCode(tx: Transaction, id: string): Promise<void> {
  if (!(await updateCodeUsed(tx, id))) throw codeUsed();
}

/** Checks and spends a code that proves nothing but the number itself. Errors as `checkCode`. */
export async function verifyPhone(
  app: Ports,
  input: { phone: string; code: string; purpose: CodePurpose },
): Promise<void> {
  const id = await checkCode(app, input);
  await inTransaction(app.db, (tx) => spendCode(tx, id));
}

async function refuseTooManySends(tx: Transaction, phoneHash: string, now: Date): Promise<void> {
  const windows = [
    { minutes: limits.codeSendMinutes, sends: limits.codeSends, phoneHash },
    { minutes: 24 * 60, sends: limits.codeSendsPerDay, phoneHash },
    { minutes: 60, sends: limits.codeSendsPerHourOverall, phoneHash: undefined },
  ];
  for (const window of windows) {
    const { sent, firstAt } = await countCodes(
      tx,
      new Date(now.getTime() - window.minutes * minuteMs),
      window.phoneHash,
    );
    if (sent >= window.sends)
      throw codeSendsSpent(secondsUntil(new Date(firstAt!.getTime() + window.minutes * minuteMs), now));
  }
}

function hashOf(app: Ports, id: string, code: string): string {
  return app.secrets.hash(`code:${id}:${code}`);
}

function secondsUntil(at: Date, now: Date): number {
  return Math.max(1, Math.ceil((at.getTime() - now.getTime()) / 1000));
}
