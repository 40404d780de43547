/**
 * The dead-letter queue: undelivered messages wait here until somebody sends them again or discards them, with a
 * reason.
 */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { listParked, settleParked, type ParkedMessage } from '#src/platform/outbox/outbox.server.ts';
import {
  discardUndelivered,
  listUndelivered,
  retryUndelivered,
} from '#src/features/patient/accounts/accounts.server.ts';
import { isFailure } from '#src/shared/failure.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { readInBatches, type RowBatches } from '#src/features/console/frame/frame.server.ts';
import type { ListShape } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { isUuid } from '#src/shared/identifiers/uuid.ts';
import { messagesPerPage, profilesShown } from './undelivered-messages.rules.ts';
import { alreadySettled, reasonMissing } from './undelivered-messages.errors.ts';

type Ports = Pick<App, 'db' | 'clock' | 'secrets'>;

export const undeliveredShape: ListShape = { sorts: ['at'], defaultSort: '-at', filters: { channel: ['mail', 'sms'] } };

export interface UndeliveredQuery {
  channel?: string | undefined;
  /** Part of the address, the number or the subject. */
  q: string;
}

const narrowed = ({ channel, q }: UndeliveredQuery) => ({
  ...(channel === 'mail' || channel === 'sms' ? ({ channel } as const) : {}),
  ...(q ? { q } : {}),
});

/** All undelivered messages for CSV. Recipients stay masked, as in the list. */
export async function exportUndeliveredMessages(
  app: Ports,
  actor: Actor,
  question: UndeliveredQuery,
): Promise<RowBatches<ParkedMessage>> {
  requireStaff(actor, 'resolve_dead_letters');
  return readInBatches(({ after, limit }) =>
    listParked(app, { ...narrowed(question), ...(after ? { before: after.id } : {}), limit }),
  );
}

/** Messages that failed ten times. `olderId` is the cursor of the next page. */
export async function listUndeliveredMessages(
  app: Ports,
  actor: Actor,
  input: UndeliveredQuery & { before: number | null },
): Promise<{ rows: ParkedMessage[]; olderId: number | null }> {
  requireStaff(actor, 'resolve_dead_letters');
  const found = await listParked(app, {
    ...narrowed(input),
    ...(input.before ? { before: input.before } : {}),
    limit: messagesPerPage + 1,
  });
  const rows = found.slice(0, messagesPerPage);
  return { rows, olderId: found.length > messagesPerPage ? rows.at(-1)!.id : null };
}

/** Sends a message again. Throws already_settled (409). */
export async function retryMessage(app: Ports, actor: Actor, id: number): Promise<void> {
  await settle(app, actor, { id, isRetry: true });
}

/** Discards a message, with the reason in the audit log. Throws reason_missing (422), already_settled (409). */
export async function discardMessage(app: Ports, actor: Actor, input: { id: number; reason: string }): Promise<void> {
  if (input.reason.length < 3) throw reasonMissing();
  await settle(app, actor, { id: input.id, isRetry: false, reason: input.reason });
}

/** Profiles that the health-monitoring service did not accept in ten tries, the newest 50, and the number of all. */
export async function listUndeliveredProfiles(app: Ports, actor: Actor) {
  return listUndelivered(app, actor, { limit: profilesShown, offset: 0 });
}

/** Sends a profile again, or discards it with a reason. Throws already_settled (409), reason_missing (422). */
export async function settleProfile(
  app: Ports,
  actor: Actor,
  input: { id: string; isRetry: boolean; reason: string },
): Promise<void> {
  requireStaff(actor, 'resolve_dead_letters');
  if (!isUuid(input.id)) throw alreadySettled();
  if (!input.isRetry && input.reason.length < 3) throw reasonMissing();
  try {
    await (input.isRetry
      ? retryUndelivered(app, actor, { id: input.id })
      : discardUndelivered(app, actor, { id: input.id, reason: input.reason }));
  } catch (error) {
    throw isFailure(error, 'sync_unknown') ? alreadySettled() : error;
  }
}

async function settle(
  app: Ports,
  actor: Actor,
  { id, isRetry, reason }: { id: number; isRetry: boolean; reason?: string },
): Promise<void> {
  requireStaff(actor, 'resolve_dead_letters');
  await inTransaction(app.db, async (tx) => {
    const isSettled = Number.isSafeInteger(id) && id > 0 && (await settleParked(app, tx, { id, isRetry }));
    if (!isSettled) throw alreadySettled();
    await recordAudit(app, tx, {
      actor,
      action: isRetry ? 'message_sent_anew' : 'message_discarded',
      subjectKind: 'message',
      subjectId: String(id),
      ...(reason ? { detail: { reason } } : {}),
    });
  });
}
