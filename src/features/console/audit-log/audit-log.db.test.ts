import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { recordAudit, recordAccesses } from '#src/features/console/audit/audit.server.ts';
import { sealAuditLog } from './audit-chain.server.ts';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';

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
      action: 'leave_entered',
      subjectKind: 'appointment',
      subjectId: 'LATER',
      hospitalId: 4,
    }),
  );
});
afterAll(() => site.close());

const page = async (query: string, who = chief) => (await openConsole(site, `/staff/audit${query}`, who)).text();
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
    expect(await page('?action=leave_entered')).toContain('LATER');
    expect(await page('?action=sign_out')).not.toContain('LATER');
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
    expect(await (await openConsole(site, '/staff/audit/csv', local)).text()).not.toContain('APPT1');
  });

  test('is saved as a file, and that is an entry too', async () => {
    const file = await (await openConsole(site, '/staff/audit/csv?subject=LATER', chief)).text();
    expect(file).toContain('leave_entered');
    expect(file.split('\r\n')).toHaveLength(3);
    expect(await page('?action=exported')).toContain('Audit log');
    expect((await openConsole(site, '/staff/audit/csv', nurse)).status).toBe(403);
  });
});

describe('the check of the log', () => {
  const check = async () => (await (await sendForm(site, '/staff/audit', chief, {})).text()).replaceAll('<!-- -->', '');
  beforeAll(() => sealAuditLog(site.app));
  const tamper = async (statement: ReturnType<typeof sql>) => {
    await site.app.db.execute(sql`alter table audit_log disable trigger user`);
    await site.app.db.execute(statement);
    await site.app.db.execute(sql`alter table audit_log enable trigger user`);
  };
  const third = sql`(select id from audit_log order by id offset 2 limit 1)`;
  const takeOut = async (subject: string) => {
    const kept = await site.app.db.execute(sql`select * from audit_log where subject_id = ${subject}`);
    await tamper(sql`delete from audit_log where subject_id = ${subject}`);
    return () =>
      tamper(
        sql`insert into audit_log select * from jsonb_populate_recordset(null::audit_log, ${JSON.stringify(kept.rows)}::jsonb)`,
      );
  };
  afterEach(() => tamper(sql`update audit_log set action = 'look' where subject_id = 'APPT2'`));

  test('finds it whole', async () => {
    const html = await check();
    expect(html).toContain('The log is intact');
    expect(await page('?action=log_checked')).toContain('Checked the log');
  });

  test('tells what is not sealed yet, and that the sealing is late', async () => {
    await sealAuditLog(site.app);
    await site.app.db.transaction((tx) =>
      recordAudit(site.app, tx, {
        actor: { kind: 'system' },
        action: 'look',
        subjectKind: 'appointment',
        subjectId: 'NEW',
      }),
    );
    const html = await check();
    expect(html).toMatch(/Entries that are not sealed yet: \d/);
    expect(html).not.toContain('Sealing is late');
    site.clock.advance(11 * 60_000);
    expect(await check()).toContain('Sealing is late');
    expect(await sealAuditLog(site.app)).toBeGreaterThan(0);
    expect(await sealAuditLog(site.app)).toBe(0);
    expect(await check()).not.toContain('not sealed');
  });

  test('finds an entry that was changed in the minute before it is sealed, then and afterwards', async () => {
    await site.app.db.transaction((tx) =>
      recordAudit(site.app, tx, { actor: chief.actor, action: 'look', subjectKind: 'appointment', subjectId: 'FRESH' }),
    );
    expect(await check()).toContain('The log is intact');
    await tamper(sql`update audit_log set account_id = null where subject_id = 'FRESH'`);
    expect(await check()).toContain('The log is broken');
    await sealAuditLog(site.app);
    expect(await check()).toContain('The log is broken');
    await tamper(sql`update audit_log e set entry_hash = audit_entry_hash(null, e) where subject_id = 'FRESH'`);
  });

  test('is refused to who may not read the log', async () => {
    expect((await sendForm(site, '/staff/audit', nurse, {})).status).toBe(403);
  });

  test('finds the row that somebody changed, and the log itself refuses the change', async () => {
    for (const table of ['audit_log', 'audit_seals']) {
      await expect(site.app.db.execute(sql.raw(`delete from ${table}`))).rejects.toThrow();
      await expect(site.app.db.execute(sql.raw(`truncate ${table}`))).rejects.toThrow();
    }
    await expect(site.app.db.execute(sql`update audit_log set action = 'nothing'`)).rejects.toThrow();
    await expect(site.app.db.execute(sql`update audit_seals set hash = 'nothing'`)).rejects.toThrow();
    const {
      rows: [row],
    } = await site.app.db.execute<{ id: string }>(sql`select ${third} as id`);
    await tamper(sql`update audit_log set action = 'nothing' where id = ${third}`);
    const html = await check();
    expect(html).toContain('The log is broken');
    expect(html).toContain(`entry ${row!.id}`);
  });

  test('finds that a row was taken out, and that a seal was', async () => {
    const putBack = await takeOut('APPT50');
    expect(await check()).toContain('The log is broken');
    await putBack();
    expect(await check()).toContain('The log is intact');
    const seal = sql`(select entry_id from audit_seals order by position offset 4 limit 1)`;
    await site.app.db.execute(sql`alter table audit_seals disable trigger user`);
    await site.app.db.execute(sql`delete from audit_seals where entry_id = ${seal}`);
    await site.app.db.execute(sql`alter table audit_seals enable trigger user`);
    expect(await check()).toContain('The log is broken');
    // Sealed again at the end of the chain, it does not fill the gap.
    await sealAuditLog(site.app);
    expect(await check()).toContain('The log is broken');
  });
});

describe('a long entry', () => {
  test('of five thousand looks holds up no other action, and is sealed in its turn', async () => {
    const accesses = (count: number) =>
      Array.from({ length: count }, (_, index) => ({ subjectKind: 'appointment', subjectId: `MANY${index}` }));
    await site.app.db.transaction(async (tx) => {
      await recordAccesses(site.app, tx, { actor: nurse.actor, accesses: accesses(5_000) });
      // Before sealing was separated, this waited for the first transaction and was refused by the lock timeout.
      await site.app.db.transaction((second) =>
        recordAudit(site.app, second, {
          actor: chief.actor,
          action: 'setting_changed',
          subjectKind: 'setting',
          subjectId: 'MEANWHILE',
        }),
      );
      expect(await sealAuditLog(site.app)).toBeGreaterThan(0);
    });
    expect(await sealAuditLog(site.app)).toBe(5_000);
    const { rows } = await site.app.db.execute<{ count: string }>(
      sql`select count(*) from audit_seals s join audit_log e on e.id = s.entry_id where e.subject_id like 'MANY%' or e.subject_id = 'MEANWHILE'`,
    );
    expect(Number(rows[0]!.count)).toBe(5_001);
  });

  test('and every entry of the log comes with the file, however many there are', async () => {
    const file = await (await openConsole(site, '/staff/audit/csv?subject=appointment', chief)).text();
    expect(file.split('\r\n').filter((line) => line.includes(',MANY'))).toHaveLength(5_000);
  });

  test('two sealers at once seal each entry once', async () => {
    await site.app.db.transaction((tx) =>
      recordAccesses(site.app, tx, {
        actor: nurse.actor,
        accesses: [1, 2, 3].map((n) => ({ subjectKind: 'appointment', subjectId: `TWICE${n}` })),
      }),
    );
    const [one, two] = await Promise.all([sealAuditLog(site.app), sealAuditLog(site.app)]);
    // The three, and the export itself.
    expect((one ?? 0) + (two ?? 0)).toBe(4);
  });
});
