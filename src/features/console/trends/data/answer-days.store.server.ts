import { sql } from 'drizzle-orm';
import { onDay, type DaySource } from '#src/platform/day-figures/day-figures.server.ts';
import { hospitalOfRow } from './appointment-days.store.server.ts';

/** A kind of form whose page promises an answer. */
export interface PromisedKind {
  kind: string;
  /** The states in which staff have to act. */
  open: readonly string[];
  /** Working days, Monday to Friday, until six in the evening. */
  within: number;
}

/**
 * Forms of some kinds by the day on which they were sent, with the kind as label: all, answered as promised, answered
 * later, not answered; e is the time at which the answer was due (Unix seconds). The answer is the first step of staff
 * into a state in which they do not have to act.
 */
export function answerDays(kinds: readonly PromisedKind[]): DaySource {
  const promises = sql`jsonb_to_recordset(${JSON.stringify(kinds.map(({ kind, within }) => ({ kind, within })))}::jsonb) as p(kind text, within int)`;
  const open = JSON.stringify(kinds.flatMap(({ kind, open: states }) => states.map((state) => ({ kind, state }))));
  return {
    name: 'answers',
    figures: ['answers'],
    count: (
      relation,
    ) => sql`select 'answers' as figure, f.hospital_id, days.day, f.kind as label, f.a, f.b, f.c, f.d, extract(epoch from due.at)::bigint as e
    from ${relation} cross join ${promises}
      cross join lateral (select (w.day + time '18:00') at time zone 'Asia/Kuala_Lumpur' as at from (
        select generate_series(days.day + 1, days.day + 3 + 2 * p.within, interval '1 day')::date as day) w
        where extract(isodow from w.day) < 6 order by w.day offset p.within - 1 limit 1) due
      cross join lateral (
        select p.kind, ${hospitalOfRow} as hospital_id, count(*) as a, count(*) filter (where answered_at <= due.at) as b,
          count(*) filter (where answered_at > due.at) as c, count(*) filter (where answered_at is null) as d
        from (select s.hospital_id, (select h.at from form_history h where h.submission_id = s.id and h.by = 'staff'
            and not exists (select from jsonb_to_recordset(${open}::jsonb) as o(kind text, state text) where o.kind = s.kind and o.state = h.to_state)
            order by h.id limit 1) as answered_at
          from form_submissions s where s.kind = p.kind and ${onDay(sql`s.sent_at`, sql`days.day`)}) sent
        group by grouping sets ((hospital_id), ()) having count(*) > 0) f`,
  };
}
