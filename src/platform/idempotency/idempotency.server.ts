/** Idempotency: repeated creating requests with the same key have one effect, and get the same answer for 24 hours. */
import { m } from '#src/paraglide/messages.js';
import { Failure } from '#src/shared/failure.ts';
import type { Database, Transaction } from '../db/transaction.ts';
import { deleteAnswer, findAnswer, insertAnswer, lockKey } from './idempotency.store.server.ts';

export interface KeyedRequest {
  /** The call and its caller: 'appointment/create {tokenHash}'. */
  scope: string;
  key: string;
  /** Keyed hash of the request's content, which is personal data and not stored itself. */
  requestHash: string;
  now: Date;
}

const storedMs = 24 * 3_600_000;

/** The stored answer for this key, or undefined. Throws 422 when the key came with different content. */
export async function findFirstAnswer<Answer>(
  db: Database | Transaction,
  request: KeyedRequest,
): Promise<Answer | undefined> {
  const row = await findAnswer(db, {
    scope: request.scope,
    key: request.key,
    since: new Date(request.now.getTime() - storedMs),
  });
  if (!row) return undefined;
  if (row.requestHash !== request.requestHash) {
    throw new Failure({
      status: 422,
      code: 'idempotency_key_reused',
      text: m.appointments_error_idempotency_key_reused,
    });
  }
  return row.answer as Answer;
}

/**
 * Runs `work` once per key inside the caller's transaction: a second request waits for the first, then gets its
 * answer. Call it first in the transaction, before other locks are taken. Answers must survive JSON (dates as ISO
 * texts).
 */
export async function onceOnly<Answer>(
  tx: Transaction,
  request: KeyedRequest | undefined,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!request) return work();
  await lockKey(tx, request.scope, request.key);
  const first = await findFirstAnswer<Answer>(tx, request);
  if (first !== undefined) return first;
  const answer = await work();
  await insertAnswer(tx, {
    scope: request.scope,
    key: request.key,
    requestHash: request.requestHash,
    answer,
    createdAt: request.now,
  });
  return answer;
}

/** Deletes a stored answer whose effect did not come about: the key may be used again. */
export async function forgetAnswer(tx: Transaction, { scope, key }: KeyedRequest): Promise<void> {
  await deleteAnswer(tx, { scope, key });
}
