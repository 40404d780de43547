/**
 * The number of statements that a booking takes: each is a way to the database and back while the schedule is locked.
 */
import { eq } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '#src/features/patient/accounts/data/accounts.table.ts';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { addDays, malaysianDay } from '#src/shared/dates.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
const sent: string[] = [];
const query = pg.Client.prototype.query;

beforeAll(async () => {
  site = await openTestSite();
  pg.Client.prototype.query = function noted(this: pg.Client, ...parameters: unknown[]) {
    const [first] = parameters as [string | { text?: string }];
    const text = typeof first === 'string' ? first : (first.text ?? '');
    // What the listener and the check behind a pooler send by themselves belongs to no booking.
    if (!/area_versions|^select 1$/.test(text)) sent.push(text.replace(/\s+/g, ' ').trim());
    return (query as (...all: unknown[]) => unknown).apply(this, parameters);
  } as typeof query;
});
afterAll(async () => {
  pg.Client.prototype.query = query;
  await site.close();
});

/** A doctor who confirms at once, and an available slot. */
async function availableSlot(): Promise<{ doctorId: number; slot: string }> {
  const { rows } = await site.app.pool.query<{ id: number }>(
    'select id from doctors where has_live_schedule and confirms_at_once order by id limit 5',
  );
  for (const { id } of rows)
    for (let day = 2; day < 7; day += 1) {
      const date = addDays(malaysianDay(site.clock.now()), day);
      const { body } = await site.api('GET', `appointment/timeslot?doctor_id=${id}&date=${date}`);
      const found = body.data.times.find(({ mode }: { mode: string }) => mode === 'in_person');
      if (found) return { doctorId: id, slot: found.slot };
    }
  throw new Error('The sample has no available slot.');
}

test('a patient with an own verified number books with seventeen statements', async () => {
  const { app } = site;
  const { accountId, cookie, csrfToken } = await signedInPatient(app);
  const phone = '+60135550017';
  await app.db
    .update(accounts)
    .set({
      phone: app.secrets.seal(phone, ['accounts', 'phone', accountId]),
      phoneHash: app.secrets.hash(`phone:${phone}`),
      phoneVerifiedAt: app.clock.now(),
    })
    .where(eq(accounts.id, accountId));
  const { doctorId, slot } = await availableSlot();
  const { version } = await readSetting(app, 'privacyNotice');
  sent.length = 0;
  const { status, body } = await site.api(
    'POST',
    'appointment/create',
    { doctor_id: doctorId, slot, phone, name: 'Aminah', visit: 'new', payer: 'self_pay', consent_version: version },
    { cookie, 'x-zone-token': csrfToken },
  );
  expect([status, body.data?.status]).toEqual([200, 'confirmed']);
  // The texts of messages are cached, but not in the first moment of a process.
  const statements = sent.filter((text) => !text.includes('message_template_versions'));
  expect(statements.length, statements.join('\n')).toBe(17);
});
