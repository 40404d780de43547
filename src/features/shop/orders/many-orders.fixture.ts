import { sql } from 'drizzle-orm';
import type { App } from '#src/platform/app.ts';
import { emailHashOf } from './record-order.server.ts';

interface ManyOrders {
  /** The second letter of their ids, 'A' to 'Z': MA00000001 and on. */
  letter: string;
  count: number;
  totalSen: number;
  placedAt: Date;
  expiresAt: Date;
  hospitalId: number;
  /**
   * 'paid': settled by one payment each; 'pending': the payment is pending at the bank; 'unpaid': a payment without
   * an answer; 'no_payment': paid, but without a payment.
   */
  kind: 'paid' | 'pending' | 'unpaid' | 'no_payment';
}

/**
 * Inserts many orders at once with their payment requests and payments, as checkout and gateway would have made them.
 */
export async function insertManyOrders(app: Pick<App, 'db' | 'secrets'>, many: ManyOrders): Promise<void> {
  const { letter, count, totalSen, kind } = many;
  const [placedAt, expiresAt] = [many.placedAt.toISOString(), many.expiresAt.toISOString()];
  const person = app.secrets.seal(
    JSON.stringify({ name: 'Aminah binti Yusof', email: 'many@example.test', phone: '+60123456789' }),
  );
  const id = sql`'M' || ${letter}::text || lpad(n::text, 8, '0')`;
  const isPaid = kind === 'paid' || kind === 'no_payment';
  await app.db.transaction(async (tx) => {
    await tx.execute(sql`insert into orders (id, owner_key, state, language, buyer, email_hash, subtotal_sen, discount_sen, tax_percent,
        service_tax_sen, total_sen, terms_version, placed_at, expires_at, paid_at, paperwork_at)
      select ${id}, 'guest:many', ${isPaid ? 'paid' : 'pending'}, 'en', ${person}, ${emailHashOf(app, 'many@example.test')}, ${totalSen}::int, 0, 0, 0,
        ${totalSen}::int, '2026-11-01', ${placedAt}::timestamptz + n * interval '1 millisecond', ${expiresAt}::timestamptz + n * interval '1 millisecond',
        case when ${isPaid}::boolean then ${placedAt}::timestamptz + n * interval '1 millisecond' end, ${placedAt}::timestamptz
      from generate_series(1, ${count}::int) n`);
    await tx.execute(sql`insert into order_lines (id, order_id, position, package_id, slug, title, type_name, hospital_id, hospital_name, quantity, unit_price_sen,
        total_sen, discount_sen, service_tax_sen, payable_sen, validity_days, approval_number, person_name, person_is_citizen)
      select gen_random_uuid(), ${id}, 0, 1, 'many', '{"en":"Many"}', '{"en":"Many"}', ${many.hospitalId}::int, 'Hospital', 1, ${totalSen}::int,
        ${totalSen}::int, 0, 0, ${totalSen}::int, 180, 'KKLIU 1/2026', ${person}, true
      from generate_series(1, ${count}::int) n`);
    if (kind === 'no_payment') return;
    await tx.execute(sql`insert into payment_requests (order_id, owner_key, amount_sen, currency, description, contact, language, created_at,
        expires_at, next_requery_at)
      select ${id}, 'guest:many', ${totalSen}::int, 'MYR', 'Many', ${person}, 'en', ${placedAt}::timestamptz, ${expiresAt}::timestamptz,
        case when ${kind} = 'pending' then ${placedAt}::timestamptz + n * interval '1 millisecond' end
      from generate_series(1, ${count}::int) n`);
    await tx.execute(sql`insert into payments (id, order_id, transaction_id, state, amount_sen, currency, created_at, paid_at, updated_at)
      select gen_random_uuid(), ${id}, case when ${kind} <> 'unpaid' then ascii(${letter}) || lpad(n::text, 8, '0') end,
        ${{ paid: 'paid', pending: 'pending', unpaid: 'created' }[kind]}, ${totalSen}::int, 'MYR', ${placedAt}::timestamptz,
        case when ${isPaid}::boolean then ${placedAt}::timestamptz + n * interval '1 millisecond' end, ${placedAt}::timestamptz
      from generate_series(1, ${count}::int) n`);
    if (kind === 'paid')
      await tx.execute(sql`update payment_requests r set settled_payment_id = p.id from payments p
        where p.order_id = r.order_id and r.order_id like ${`M${letter}%`}`);
  });
}
