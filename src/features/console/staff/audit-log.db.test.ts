import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sign-in/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { recordAudit } from './audit.server.ts';
import { openDesk, sendForm } from './desk.fixture.ts';

let site: TestSite;
let chief: SignedIn;
let nurse: SignedIn;
let patient: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]);
  patient = await signedInPatient(site.app, 'Lim Siew Ling');
  await site.app.db.transaction(async (tx) => {
    for (let index = 0; index < 120; index += 1) {
      await recordAudit(site.app, tx, {
        actor: nurse.actor,
        action: 'look',
        subjectKind: 'appointment',
        subjectId: `APPT${index}`,
        patientId: patient.accountId,
        hospitalId: 3,
      });
    }
  });
  site.clock.advance(86_400_000 * 2);
  await site.app.db.execute(
    sql`update sessions set last_seen_at = ${site.clock.now().toISOString()}, expires_at = ${new Date(site.clock.now().getTime() + 3_600_000).toISOString()}`,
  );
  await site.app.db.transaction((tx) =>
    recordAudit(site.app, tx, {
      actor: { kind: 'system' },
      action: 'reminder_sent',
      subjectKind: 'appointment',
      subjectId: 'LATER',
      hospitalId: 4,
    }),
  );
});
afterAll(() => site.close());

const page = async (query: string, who = chief) => (await openDesk(site, `/staff/audit${query}`, who)).text();
const olderOf = (html: string) =>
  /rel="next"[^>]*before=(\d+)"/.exec(html)?.[1] ?? /before=(\d+)"[^>]*rel="next"/.exec(html)?.[1];
const count = (html: string, text: string) => html.split(`>${text}`).length - 1;

describe('the audit log', () => {
  test('is read from the newest on, page by page, by key', async () => {
    const first = await page('?subject=appointment');
    expect(first).toContain('LATER');
    expect(count(first, 'APPT')).toBe(49);
    const older = olderOf(first);
    const second = await page(`?subject=appointment&before=${older}`);
    expect(count(second, 'APPT')).toBe(50);
    expect(second).not.toContain('LATER');
    const third = await page(`?subject=appointment&before=${olderOf(second)}`);
    expect(count(third, 'APPT')).toBe(21);
    expect(third).toContain('APPT0<');
    expect(third).not.toContain('rel="next"');
  });

  test('tells who looked at one patient, in a span of days', async () => {
    const html = await page(`?patient=${patient.accountId}&from=2026-11-23&to=2026-11-23`);
    expect(html).toContain('Looked at');
    expect(html).toContain('Member of staff');
    expect(await page(`?patient=${patient.accountId}&from=2026-11-24`)).toContain('No entry matches');
    expect(await page('?subject=APPT7')).toContain('APPT7');
    expect(await page('?action=reminder+sent')).toContain('LATER');
    expect(await page(`?person=${nurse.accountId}`)).not.toContain('LATER');
    expect(await page('?person=Member')).toContain('APPT119');
    expect(await page('?hospital=4')).not.toContain('APPT119');
    expect(await page("?from=yesterday&to=2026-99-99&before=x&hospital='")).toContain('LATER');
  });

  test('shows an administrator of one hospital its entries alone', async () => {
    const local = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: 4 }]);
    const html = await page('', local);
    expect(html).toContain('LATER');
    expect(html).not.toContain('APPT1');
    expect(await (await openDesk(site, '/staff/audit/csv', local)).text()).not.toContain('APPT1');
  });

  test('is saved as a file, and that is an entry too', async () => {
    const file = await (await openDesk(site, '/staff/audit/csv?subject=LATER', chief)).text();
    expect(file).toContain('reminder_sent');
    expect(file.split('\r\n')).toHaveLength(3);
    expect(await page('?action=exported')).toContain('audit log');
    expect((await openDesk(site, '/staff/audit/csv', nurse)).status).toBe(403);
  });
});

describe('the check of the log', () => {
  const check = async () => (await sendForm(site, '/staff/audit', chief, {})).text();
  const tamper = async (statement: ReturnType<typeof sql>) => {
    await site.app.db.execute(sql`alter table audit_log disable trigger user`);
    await site.app.db.execute(statement);
    await site.app.db.execute(sql`alter table audit_log enable trigger user`);
  };
  const third = sql`(select id from audit_log order by id offset 2 limit 1)`;
  afterEach(() => tamper(sql`update audit_log set action = 'look' where subject_id = 'APPT2'`));

  test('finds it whole', async () => {
    const html = await check();
    expect(html).toContain('The log is whole');
    expect(await page('?action=log_checked')).toContain('Checked the log');
  });

  test('is refused to who may not read the log', async () => {
    expect((await sendForm(site, '/staff/audit', nurse, {})).status).toBe(403);
  });

  test('finds the row that somebody changed, and the log itself refuses the change', async () => {
    await expect(site.app.db.execute(sql`update audit_log set action = 'nothing'`)).rejects.toThrow();
    await expect(site.app.db.execute(sql`delete from audit_log`)).rejects.toThrow();
    await expect(site.app.db.execute(sql`truncate audit_log`)).rejects.toThrow();
    const {
      rows: [row],
    } = await site.app.db.execute<{ id: string }>(sql`select ${third} as id`);
    await tamper(sql`update audit_log set action = 'nothing' where id = ${third}`);
    const html = await check();
    expect(html).toContain('The log is broken');
    expect(html).toContain(`entry ${row!.id}`);
  });

  test('finds that a row was taken out', async () => {
    await tamper(sql`delete from audit_log where subject_id = 'APPT50'`);
    expect(await check()).toContain('The log is broken');
  });
});
