import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditAction } from '#src/features/console/audit/audit-words.rules.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { namesFor } from './logged-names.server.ts';
import { wordsOf } from './ui/audit-words.ts';
import { isKnownDetail } from './ui/detail-labels.ts';
import type { DetailLine } from './ui/detail-words.ts';
import { isKnownSubject } from './ui/subject-words.ts';

let site: TestSite;
let chief: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

const said = (lines: readonly DetailLine[]) =>
  lines.map(({ label, value, before, after }) => `${label}: ${value ?? `${before} → ${after}`}`);

async function read(action: AuditAction, [subjectKind, subjectId]: [string, string], detail = {}) {
  const hospitals = [{ id: 3, name: 'Seri Murni Hospital' }];
  const entry = { action, subjectKind, subjectId, detail };
  const { subject, details } = wordsOf(entry, await namesFor(site.app, [entry], hospitals));
  return { ...subject, details: said(details) };
}

describe('an entry of the audit log', () => {
  it('names an article by its title, with a link to its page, and says what was done in words', async () => {
    const { rows } = await site.app.db.execute<{ id: number }>(
      sql`select id from content_entries where kind = 'article' and slug = 'chest-pain-when-to-call-999'`,
    );
    const id = String(rows[0]!.id);
    expect(await read('content_edit', ['article', id], { slug: 'chest-pain', languages: ['en', 'ms'] })).toEqual({
      word: 'Article',
      name: 'Chest pain: when to call 999',
      href: `/staff/content/${id}`,
      details: ['Address: chest-pain', 'Languages: English, Malay'],
    });
  });

  it('says the step of an appointment by its states', async () => {
    expect(await read('appointment_arrived', ['appointment', 'A12'], { from: 'confirmed', to: 'arrived' })).toEqual({
      word: 'Appointment',
      name: 'A12',
      href: '/staff/appointments/A12',
      details: ['Status: Confirmed → Arrived'],
    });
  });

  it('says a changed setting field by field', async () => {
    const detail = { before: { timeoutMinutes: 15 }, after: { timeoutMinutes: 30 } };
    const { word, name, href, details } = await read('setting_changed', ['setting', 'session'], detail);
    expect([word, name, href]).toEqual(['Setting', 'Session time-out', '/staff/settings/session']);
    expect(details).toEqual(["How long people can be inactive before they're signed out: 15 → 30"]);
  });

  it('names people of the staff, their roles and their hospitals', async () => {
    const detail = { before: ['editor@all'], after: ['editor@all', 'front_desk@3'] };
    expect(await read('duties_changed', ['staff', chief.accountId], detail)).toEqual({
      word: 'Member of staff',
      name: 'Member of staff',
      href: `/staff/people/${chief.accountId}`,
      details: ['Roles: Editor · All hospitals → Editor · All hospitals, Front desk · Seri Murni Hospital'],
    });
  });

  it('says amounts as ringgit, and days, doctors and imports in words', async () => {
    const refund = { refundId: 'r-1', amountSen: 123_450, reason: 'goodwill', state: 'proposed', vouchersEnded: 2 };
    const { details } = await read('refund_proposed' as AuditAction, ['order', 'o-1'], refund);
    expect(details).toContain('Amount: RM1,234.50');
    expect(details.filter((line) => /goodwill|proposed/.test(line))).toEqual([]);
    const leave = await read('leave_entered', ['leave', '7'], { doctorId: 1, from: '2026-12-24', to: '2026-12-26' });
    expect(leave.details).toEqual(['Days: Thu 24 Dec 2026 – Sat 26 Dec 2026', 'Doctor: Dr Goh Jia Wen']);
    const file = await read('import_applied' as AuditAction, ['hospitals', 'i-1'], { file: 'hospitals.csv' });
    expect(file).toMatchObject({
      word: 'Import: Hospitals',
      name: 'hospitals.csv',
      href: '/staff/catalogue/hospitals/import/i-1',
    });
  });

  it('says a changed menu item by item, with the language of each label', async () => {
    const item = (en: string) => ({ label: { en, ms: 'Utama' }, href: '/home' });
    const detail = { version: 2, before: [item('Home')], after: [item('Start')] };
    const { details } = await read('menu_changed', ['menu', 'header'], detail);
    expect(details).toEqual(['Version: 2', '1. Label (English): Home → Start']);
  });

  it('is read in the reader’s language, without codes', async () => {
    await site.app.db.transaction((tx) =>
      recordAudit(site.app, tx, {
        actor: chief.actor,
        action: 'appointment_arrived',
        subjectKind: 'appointment',
        subjectId: 'BAHASA',
        detail: { from: 'confirmed', to: 'arrived' },
      }),
    );
    const html = (await (await openConsole(site, '/ms/staff/audit?subject=BAHASA', chief)).text()).replaceAll(
      '<!-- -->',
      '',
    );
    const row = /<tbody.*<\/tbody>/s.exec(html)![0];
    expect(row).toContain('Janji temu');
    expect(row).toContain('href="/ms/staff/appointments/BAHASA"');
    expect(row).not.toMatch(/>appointment|confirmed|arrived/);
  });
});

describe('the words of the audit log', () => {
  /** The sources of the program, without tests. */
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.fixture\.|^paraglide|access-words/.test(name))
    .map((name) => readFileSync(join('src', name), 'utf8'));

  it('know every kind of record that the program records', () => {
    const kinds = sources.flatMap((text) => [...text.matchAll(/subjectKind: '(\w+)'/g)].map(([, kind]) => kind!));
    expect(kinds.length).toBeGreaterThan(100);
    expect([...new Set(kinds)].filter((kind) => !isKnownSubject(kind))).toEqual([]);
  });

  it('know every detail that is recorded beside the action', () => {
    const written = sources
      .filter((text) => text.includes('recordAudit') || text.includes('recordAccesses'))
      .flatMap((text) => [...text.matchAll(/detail: \{([^{}]*)\}/g)].map(([, inner]) => inner!))
      .flatMap((inner) => [...inner.matchAll(/(?:^|,)\s*(\w+)\s*(?=[:,]|$)/g)].map(([, name]) => name!));
    expect(written.length).toBeGreaterThan(40);
    const apart = new Set(['before', 'after', 'import']);
    expect([...new Set(written)].filter((name) => !apart.has(name) && !isKnownDetail(name))).toEqual([]);
  });
});
