import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '#src/platform/db/transaction.ts';
import type { AccountMove, MovedRow } from '#src/platform/app.ts';

/** Cards of persons of one account whose same person in the other account has a card too. */
function meetingCards({ from, to, persons }: AccountMove): SQL {
  return sql`memberships old join memberships kept
    on kept.person_id::text = ${JSON.stringify(persons)}::jsonb ->> old.person_id::text and kept.account_id = ${to}
    where old.account_id = ${from}`;
}

/** The numbers of cards that become one, each as 'number / number'. */
export async function listMeetingNumbers(db: Transaction, move: AccountMove): Promise<string[]> {
  const { rows } = await db.execute<{ old: string; kept: string }>(
    sql`select old.number as old, kept.number as kept from ${meetingCards(move)} order by old.number`,
  );
  return rows.map(({ old, kept }) => `${old} / ${kept}`);
}

/**
 * Joins the cards of one person: the terms move to the card that stays, and the other number leads to it. A free term
 * that both cards have counts once. Returns the moved rows.
 */
export async function joinMemberships(tx: Transaction, move: AccountMove): Promise<MovedRow[]> {
  const { rows: cards } = await tx.execute<{ old: string; person: string; kept: string }>(
    sql`select old.id as old, old.person_id as person, kept.id as kept from ${meetingCards(move)} order by old.id for update`,
  );
  const moved: MovedRow[] = [];
  for (const { old, person, kept } of cards) {
    const { rows } = await tx.execute<{ id: string }>(sql`
      update membership_terms t set membership_id = ${kept} where membership_id = ${old} and not exists (
        select from membership_terms same where same.membership_id = ${kept} and same.state = t.state
          and (t.state = 'unpaid' or (t.state = 'running' and t.ends_on is null and same.ends_on is null and same.tier = t.tier)))
      returning id`);
    moved.push(
      ...rows.map(({ id }) => ({
        table: 'membership_terms',
        key: { id },
        before: { membership_id: old },
        after: { membership_id: kept },
      })),
    );
    await tx.execute(
      sql`update memberships set account_id = ${move.to}, person_id = null, merged_into = ${kept} where id = ${old}`,
    );
    moved.push({
      table: 'memberships',
      key: { id: old },
      before: { account_id: move.from, person_id: person, merged_into: null },
      after: { account_id: move.to, person_id: null, merged_into: kept },
    });
  }
  return moved;
}
