import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { doctors } from '#src/features/find-care/doctors/data/doctors.table.ts';
import { persons } from '#src/features/patient/persons/data/persons.table.ts';
import { sampleAccounts } from '#src/features/patient/accounts/data/sample-accounts.seed.ts';
import { contentEntries } from '#src/features/publishing/entries/data/content.table.ts';
import { keywords } from '#src/features/site/keyword-routing/data/keywords.table.ts';
import { settings } from '#src/features/site/settings/data/settings.table.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { signedInAgain, browserFor } from '#src/features/patient/profile/patient-browser.fixture.ts';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { shippedNoticeVersion } from '#src/features/site/settings/data/notice-version.seed.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const get = (path: string) => site.api('GET', path);

describe('a guest token', () => {
  it('is given to a client that sends the fields it has none of as null', async () => {
    const { status, body } = await site.api('POST', 'auth/token', {
      action: 'get_token',
      token: null,
      patientId: null,
    });
    expect([status, body.status]).toEqual([200, true]);
    expect(await site.api('POST', 'auth/token', { action: 'check_token', token: null, patientId: null })).toMatchObject(
      { status: 200, body: { status: false } },
    );
  });
});

describe('the settings', () => {
  it('name the versions of the notice and of the terms', async () => {
    expect((await get('settings/get_settings')).body.data).toMatchObject({
      privacy_notice_version: shippedNoticeVersion,
      terms_version: '2026-11-01',
      favicon: '/favicon.svg',
      hospital_name: null,
    });
    expect((await get('settings/general')).body).toEqual((await get('settings/get_settings')).body);
  });

  it('of one hospital are its own: icon, name and numbers', async () => {
    const brand = await readSetting(site.app, 'brand');
    await site.app.db
      .update(settings)
      .set({ value: { ...brand, hospitalIcons: [{ hospitalId: 3, faviconUrl: '/hospital-3.svg' }] } })
      .where(eq(settings.key, 'brand'));
    expect((await get('favicon?hospital_id=3')).body.data).toEqual({ favicon: '/hospital-3.svg' });
    expect((await get('favicon?hospital_id=4')).body.data).toEqual({ favicon: '/favicon.svg' });
    expect((await get('favicon')).body.data).toEqual({ favicon: '/favicon.svg' });
    const { body } = await get('settings/get_settings?hospital_id=3');
    expect(body.data).toMatchObject({ favicon: '/hospital-3.svg', group_name: 'Melur Healthcare', timeout: 15 });
    expect(body.data.hospital_name).toMatch(/Hospital|Centre/);
    expect(body.data.phone).not.toBe((await get('settings/get_settings')).body.data.phone);
    for (const path of ['favicon', 'settings/get_settings'])
      expect((await get(`${path}?hospital_id=9999`)).status).toBe(404);
  });

  it('of career and consultant name the form’s fields and files', async () => {
    const career = (await get('settings/career?lang=ms')).body.data;
    expect(career).toMatchObject({
      call: 'careers/add',
      privacy_notice_version: shippedNoticeVersion,
      files: { most: 5 },
    });
    expect(career.fields.map(({ name }: { name: string }) => name)).toContain('email');
    const consultant = (await get('settings/consultant')).body.data;
    expect(consultant).toMatchObject({ call: 'consultant/apply', files: { required: true, megabytes_each: 10 } });
    expect(consultant.page.body).toContain('<h2>');
  });

  it('of gl-pdpa are the notice, its version and the words of the consent', async () => {
    const { data } = (await get('settings/gl-pdpa?lang=zh')).body;
    expect(data).toMatchObject({ version: shippedNoticeVersion, url: '/zh/pdpa' });
    expect(data.body).toMatch(/\p{Script=Han}/u);
    expect(data.consent).toContain(shippedNoticeVersion);
  });
});

describe('the meta data of an item', () => {
  it.each(['hospital', 'doctor', 'speciality-centre', 'health-package', 'articles', 'events'])(
    'of %s is found by its number alone, and is what the page says',
    async (module) => {
      const [row] = await site.app.db.select().from(keywords).where(eq(keywords.component, module)).limit(1);
      const { status, body } = await get(`page/meta-data?module=${module}&item_id=${row!.itemId}`);
      expect(status).toBe(200);
      expect(body.data.title).not.toBe('');
      const slug = row!.url.split('/').at(-1);
      expect((await get(`page/meta-data?module=${module}&slug=${slug}`)).body).toEqual(body);
    },
  );

  it.each([
    ['news', 'news'],
    ['csr', 'csr'],
    ['career', 'career'],
    ['tenders', 'tender'],
    ['page', 'page'],
  ] as const)('of %s too', async (module, kind) => {
    const [row] = await site.app.db.select().from(contentEntries).where(eq(contentEntries.kind, kind)).limit(1);
    const { status, body } = await get(`page/meta-data?module=${module}&item_id=${row!.id}`);
    expect(status, row!.slug).toBe(200);
    expect(body.data.title).not.toBe('');
  });

  it('needs a slug or a number, and an unknown number is not found', async () => {
    expect((await get('page/meta-data?module=doctor')).body.errors).toEqual({ slug: ['Give a slug or an item_id.'] });
    for (const module of ['doctor', 'news', 'articles'])
      expect((await get(`page/meta-data?module=${module}&item_id=999999`)).status).toBe(404);
  });
});

describe('doctors of the appointment service', () => {
  it('are those alone who can be booked online, with their sessions', async () => {
    const all = (await get('doctors/listing?limit=1')).body.data.total;
    const { body } = await get('doctors/encoremed?limit=100&offset=0');
    expect(body.data.items.length).toBeGreaterThan(0);
    expect(body.data.items.every((doctor: { by_request: boolean }) => !doctor.by_request)).toBe(true);
    expect(body.data.total).toBeLessThan(all);
    const one = (await get(`doctors/encoremed/${body.data.items[0].id}`)).body.data;
    expect(one).toMatchObject({ id: body.data.items[0].id, by_request: false });
    expect(one.sessions.length).toBeGreaterThan(0);
    expect((await get('doctors/encoremed/999999')).status).toBe(404);
    expect((await get('doctors/encoremed?gender=other')).status).toBe(422);
  });

  it('leave out one who is booked by request', async () => {
    const [byRequest] = await site.app.db.select().from(doctors).where(eq(doctors.hasLiveSchedule, false)).limit(1);
    expect((await get(`doctors/individual?id=${byRequest!.id}`)).status).toBe(200);
    expect((await get(`doctors/encoremed/${byRequest!.id}`)).status).toBe(404);
  });
});

describe('the cards of a profile', () => {
  it('are kept, listed and removed there too, and are nobody else’s', async () => {
    const who = await signedInPatient(site.app);
    const [self] = await site.app.db.select().from(persons).where(eq(persons.accountId, who.accountId));
    const visit = browserFor(site, who);
    const kept = await visit.call('POST', 'profile/card', {
      person_id: self!.id,
      insurer: 'Permai Takaful',
      card_number: 'PT 2024 118 7703',
      valid_from: '2026-01-01',
      valid_until: '2027-12-31',
    });
    expect(kept.status).toBe(200);
    const { body } = await visit.call('GET', 'profile/card');
    expect(body.data.medical_cards).toHaveLength(1);
    expect(body.data.medical_cards[0]).toMatchObject({ person_id: self!.id, insurer: 'Permai Takaful' });
    expect(JSON.stringify(body)).not.toContain('7703 ');
    expect((await get('profile/card')).status).toBe(401);
    await visit.call('POST', 'profile/card', { action: 'remove', id: body.data.medical_cards[0].id });
    expect((await visit.call('GET', 'profile/card')).body.data.medical_cards).toEqual([]);
  });

  it('name the care programme’s cards of the account', async () => {
    const sample = browserFor(site, await signedInAgain(site.app, sampleAccounts.patient));
    const { data } = (await sample.call('GET', 'profile/card')).body;
    const members = (await sample.call('GET', 'profile/member')).body.data as {
      id: string;
      membership: object | null;
    }[];
    expect(data.care_cards.map((card: { person_id: string }) => card.person_id).toSorted()).toEqual(
      members
        .filter(({ membership }) => membership)
        .map(({ id }) => id)
        .toSorted(),
    );
    expect(data.care_cards.length).toBeGreaterThan(0);
  });
});

describe('what is mailed again', () => {
  it('is one’s own appointment, with its calendar entry, to its own address, three times an hour', async () => {
    const sample = await signedInAgain(site.app, sampleAccounts.patient);
    const visit = browserFor(site, sample);
    const { items } = (await visit.call('GET', 'appointment/getAll')).body.data;
    const { reference } = items[0];
    const before = (await site.outbox('patient@example.test')).length;
    expect((await visit.call('POST', 'mail/appointment', { reference })).body.data).toEqual({ sent: true });
    const [mail, ...rest] = await site.outbox('patient@example.test');
    expect(rest).toHaveLength(before);
    expect(mail!.text).toContain(reference);
    expect(mail!.attachments.map(({ filename }) => filename)).toEqual(['appointment.ics']);
    const stranger = browserFor(site, await signedInPatient(site.app));
    expect((await stranger.call('POST', 'mail/appointment', { reference })).status).toBe(404);
    await visit.call('POST', 'mail/appointment', { reference });
    await visit.call('POST', 'mail/appointment', { reference });
    expect((await visit.call('POST', 'mail/appointment', { reference })).status).toBe(429);
  });
});

describe('an asset', () => {
  it('says that it differs by encoding, compressed or not', async () => {
    const html = await (await site.request('/home')).text();
    const address = /\/assets\/[\w.-]+\.css/.exec(html)![0];
    for (const encoding of ['br', 'gzip', 'identity']) {
      const { headers } = await site.request(address, { headers: { 'accept-encoding': encoding } });
      expect(headers.get('vary'), encoding).toBe('Accept-Encoding');
      expect(headers.get('content-encoding')).toBe(encoding === 'identity' ? null : encoding);
    }
  });
});
