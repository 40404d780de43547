/** A row for each list that has none in the sample: a file without rows is refused. */
import { sql } from 'drizzle-orm';
import { sendForm } from '#src/features/console/frame/console.fixture.ts';
import { createOwnRole } from '#src/features/console/roles/roles.server.ts';
import type { SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { TestSite } from '#tests/support/test-site.ts';

/** Two pictures of one name, an urgent word, an own role, a closed date of a doctor, and blocked hours. */
export async function fillBareLists(site: TestSite, chief: SignedIn): Promise<void> {
  await site.app.db.execute(sql`with lobby as (insert into content_media (hash, name, alt, width, height) values
    ('h1', 'lobby.jpg', '{"en": "The lobby"}', 800, 600), ('h2', 'lobby.jpg', '{"en": "Another lobby"}', 800, 600)
    returning id)
    insert into content_media_files (media_id, width, format, bytes) select id, 800, 'webp', '' from lobby`);
  await sendForm(site, '/staff/urgent-words', chief, { phrase: 'tercekik tulang', language: 'ms', concept: 'choking' });
  await createOwnRole(site.app, chief.actor, { name: 'Night supervisor', permissions: ['read_audit_log'] });
  await site.app.db.execute(sql`insert into schedule_overrides (doctor_id, hospital_id, day, sessions)
    select doctor_id, hospital_id, '2026-12-24', '[]' from doctor_hospitals order by 1, 2 limit 1`);
  await site.app.db.execute(sql`insert into schedule_blocks (doctor_id, hospital_id, starts_at, ends_at)
    select doctor_id, hospital_id, '2026-12-23T20:00:00+08:00', '2026-12-24T00:00:00+08:00'
    from doctor_hospitals order by 1, 2 limit 1`);
}
