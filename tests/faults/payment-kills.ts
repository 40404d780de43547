/**
 * kill -9 of a server at a known place of a settlement: a row lock of the test stops it there, and it is killed while
 * it waits.
 */
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { sqlState } from '#src/platform/db/transaction.ts';
import type { FaultSite } from './fault-site.ts';
import { fieldsOf, payAtGateway, placeOrder, post, type Wares } from './payment-traffic.ts';

export const places = ['before the commit', 'before the acknowledgement', 'before the receipt'] as const;
export type Place = (typeof places)[number];

/** Kills the server that waits there. Returns whether it was seen to wait. */
export async function killAt(site: FaultSite, wares: Wares, place: Place, index: number): Promise<boolean> {
  const placed = await placeOrder(site, wares);
  if (!placed) return false;
  const payment = await payAtGateway(site, placed, '00');
  // The gateway's own row of the notice: until it is acknowledged, it is sent again, at most four times.
  const notice = await site.pool.query<{ id: number }>(
    `insert into simulated_notices (payment_id, status, kind, notify_url, callback_url, tries, due_at)
      values ($1, '00', 'notification', $2 || '/payment/notify', $2 || '/payment/callback', 1, now() + interval '5 seconds') returning id`,
    [payment.id, site.instances[1 - index]!.origin],
  );
  const client = await site.pool.connect();
  try {
    await client.query('begin');
    // On a busy machine another transaction may hold the row for a while.
    await client.query(`set local lock_timeout = '20s'; set local statement_timeout = '30s'`);
    await client.query(...lockFor(place, placed.orderId, notice.rows[0]!.id));
    // The answer does not matter: the server that would give it is killed.
    void post(site.instances[index]!.origin, '/payment/notify', fieldsOf(payment, '2')).catch(() => undefined);
    const isWaiting = await untilSomebodyWaits(client);
    await Promise.all([site.killServer(index), pause(50).then(() => client.query('rollback'))]);
    return isWaiting;
  } catch (error) {
    // The row could not be locked: another try.
    if (sqlState(error) === '55P03' || sqlState(error) === '57014') return false;
    throw error;
  } finally {
    client.release(true);
  }
}

/**
 * The row that the server needs at that place: settlement locks the order, the acknowledgement marks the notice, and a
 * receipt takes a number.
 */
function lockFor(place: Place, orderId: string, noticeId: number): [string, unknown[]] {
  if (place === 'before the commit') return ['select from orders where id = $1 for update', [orderId]];
  if (place === 'before the acknowledgement')
    return ['select from simulated_notices where id = $1 for update', [noticeId]];
  return [`select from number_series where kind = 'receipt' for update`, []];
}

async function untilSomebodyWaits(client: pg.PoolClient): Promise<boolean> {
  const deadline = Date.now() + 8_000;
  while (Date.now() < deadline) {
    const { rows } = await client.query(
      'select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))',
    );
    if (rows.length > 0) return true;
    await pause(5);
  }
  return false;
}
