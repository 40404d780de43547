/** One-time codes by mail: random, made on request, five tries, valid once. */
import type { App } from '../app.ts';
import type { Transaction } from '../db/transaction.ts';
import { countWrongTry, takeOneTimeCode, upsertOneTimeCode } from './one-time-codes.store.server.ts';

/** What a code is for. A code of one purpose is invalid for another. */
export interface CodeSubject {
  purpose: 'order' | 'follow_up' | 'owner';
  /** An order's number, a submission's number, or an account with its session. */
  subject: string;
}

const digits = 8;
const maximumTries = 5;

/** Makes a code and returns it for the mail; an earlier code of the same subject becomes invalid. */
export async function issueOneTimeCode(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  { minutes, ...of }: CodeSubject & { minutes: number },
): Promise<string> {
  const code = app.random.digits(digits);
  await upsertOneTimeCode(tx, {
    ...keyOf(app, of, code),
    expiresAt: new Date(app.clock.now().getTime() + minutes * 60_000),
  });
  return code;
}

/** Whether the code is right; a right code is consumed. A wrong one uses up a try. */
export async function spendOneTimeCode(
  app: Pick<App, 'db' | 'clock' | 'secrets'>,
  { code, ...of }: CodeSubject & { code: string },
): Promise<boolean> {
  const where = { ...keyOf(app, of, code.replace(/\s/g, '')), now: app.clock.now(), maximumTries };
  if (await takeOneTimeCode(app.db, where)) return true;
  await countWrongTry(app.db, where);
  return false;
}

function keyOf({ secrets }: Pick<App, 'secrets'>, { purpose, subject }: CodeSubject, code: string) {
  return {
    purpose,
    subjectHash: secrets.hash(`one-time ${purpose} ${subject}`),
    codeHash: secrets.hash(`one-time code ${purpose} ${subject} ${code}`),
  };
}
