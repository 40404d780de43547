/**
 * The rows of the smaller admin lists in a filled database: waiting lists with their offers, proposed new times,
 * messages that no provider took, requests about data, pairs of accounts, texts in the trash and the library's
 * pictures. Each statement has the number of patients as $1 and, where it names it, the moment of the filling as $2.
 */

/** Tables that these statements fill, and that a request or a job must never read from end to end. */
export const adminListTables = [
  'waiting_list_offers',
  'time_proposals',
  'patient_pairs',
  'privacy_requests',
  'content_media',
] as const;

const id = (kind: string, number: string) => `md5('${kind}' || ${number})::uuid`;
const people = 'generate_series(1, $1::int) i';
/** The day of a waiting list: within thirty days before the filling (older ones are deleted) or sixty after it. */
const waitingDay = '($2::timestamptz)::date - 30 + i % 90';
/** Of the days to come one in ten still waits; what is over was booked, left or closed. */
const waitingState = `case when i % 90 < 30 then (array['booked', 'left', 'closed'])[1 + i % 3]
  when i % 10 = 0 then (case when i % 70 = 0 then 'offered' else 'waiting' end)
  else (array['booked', 'left'])[1 + i % 2] end`;
/** The latest offer of an entry in its state. Triggers are off while the database is filled. */
const lastOffer = (state: string) =>
  `case ${state} when 'offered' then 'open' when 'booked' then 'accepted' when 'left' then 'declined' when 'closed' then 'expired' end`;

/** `name` and `message` are sealed values (platform/secrets) that pages can open. */
export function adminListStatements({ name, message }: { name: string; message: string }): string[] {
  return [
    `insert into waiting_list_entries (id, reference, doctor_id, hospital_id, day, status, last_offer, holder_hash, patient_name, phone, phone_hash, email, visit, payer, language, consent_version, queued_at, created_at, updated_at)
      select ${id('waiting', 'i')}, 'W' || lpad(i::text, 9, '0'), d.doctor_id, d.hospital_id, ${waitingDay}, state, ${lastOffer('state')},
        'patient:' || ${id('account', 'i')}, ${name}, ${name}, md5('phone' || i), ${name}, 'new', 'self_pay', 'en', 'large', at, at, at
      from ${people} join doctor_number d on d.place = (i / 90) % (select count(*) from doctor_number)
        cross join lateral (select $2::timestamptz - (i % 40) * interval '1 day' as at, ${waitingState} as state) t`,
    `insert into waiting_list_offers (id, entry_id, appointment_id, starts_at, state, expires_at, created_at, answered_at)
      select ${id('offer', 'w.id')}, w.id, ${id('offered', 'w.id')}, w.day::timestamptz + interval '2 hours',
        w.last_offer,
        w.created_at + interval '2 hours', w.created_at + interval '1 hour', case when w.status = 'offered' then null else w.created_at + interval '90 minutes' end
      from waiting_list_entries w where $1::int > 0 and w.consent_version = 'large' and w.last_offer is not null`,
    // Asked within ninety days; two of a thousand wait for an answer, one in fifty got none.
    `insert into time_proposals (id, appointment_id, from_starts_at, doctor_id, hospital_id, starts_at, held_id, reason, token_hash, state, due_at, answered_at, created_at)
      select ${id('proposal', 'n')}, a.id, a.starts_at, a.doctor_id, a.hospital_id, a.starts_at + interval '1 day', ${id('held', 'n')}, 'schedule', md5('token' || n),
        case when n % 500 = 0 then 'proposed' when n % 50 = 7 then 'lapsed' else (array['accepted', 'chosen_another', 'cancelled'])[1 + n % 3] end,
        case when n % 500 = 0 then $2::timestamptz + interval '1 day' else at end, case when n % 500 = 0 or n % 50 = 7 then null else at end, at - interval '2 days'
      from generate_series(1, $1::int) n join appointments a on a.id = ${id('appointment', 'n')}
        cross join lateral (select $2::timestamptz - (n % 88) * interval '1 day' as at) t`,
    `insert into outbox (channel, recipient_hash, payload, dedupe_key, status, attempts, last_error, created_at)
      select case when i % 200 = 0 then 'mail' else 'sms' end, md5('mail' || i), ${message}, 'large parked:' || i, 'parked', 10, 'The provider did not answer', $2::timestamptz - i * (interval '80 days' / $1::int)
      from ${people} where i % 100 = 0`,
    `insert into patient_pairs (id, one_id, other_id, signs, state, found_at)
      select ${id('pair', 'i')}, least(${id('account', 'i')}, ${id('account', 'i + 1')}), greatest(${id('account', 'i')}, ${id('account', 'i + 1')}), '{name}',
        case when i % 20 = 0 then 'open' else 'apart' end, $2::timestamptz - i * interval '1 minute'
      from ${people} where i % 2 = 0 and i < $1::int`,
    `insert into privacy_requests (id, reference, kind, state, account_id, person_name, email, language, received_on, due_on, created_at, changed_at, closed_at)
      select ${id('request', 'i')}, 'D' || lpad(i::text, 9, '0'), (array['access', 'correction', 'portability', 'withdrawal', 'deletion'])[1 + i % 5],
        case when i % 100 = 0 then 'received' when i % 9 = 0 then 'refused' else 'done' end, ${id('account', 'i')}, ${name}, ${name}, 'en', at::date, at::date + 21, at, at,
        case when i % 100 = 0 then null else at + interval '9 days' end
      from ${people} cross join lateral (select $2::timestamptz - i * (interval '730 days' / $1::int) as at) t where i % 2 = 0`,
    `insert into content_media (hash, name, alt, width, height, created_at)
      select md5('picture' || i), 'large-' || i || '.jpg', jsonb_build_object('en', 'Ward ' || i), 1600, 900, $2::timestamptz - i * interval '1 minute'
      from ${people} where i % 2 = 0`,
    `insert into content_media_files (media_id, width, format, bytes)
      select id, 400, 'webp', '\\x00'::bytea from content_media where $1::int > 0 and name like 'large-%'`,
  ];
}
