import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';
import { signedInPatient } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { listBookmarks, mergeBookmarks, setBookmark } from './bookmarks.server.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());
beforeEach(() => site.app.db.execute(sql`delete from bookmarks`));

const patient = { kind: 'patient', accountId: '0190b0a0-0000-7000-8000-000000000001', sessionId: 's' } as const;
const guestKey = async () =>
  (
    await site.app.db.execute<{ owner_key: string }>(
      sql`select owner_key from bookmarks where owner_key like 'guest:%' limit 1`,
    )
  ).rows[0]!.owner_key;
async function aGuest(): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${(await site.api('POST', 'auth/token', { action: 'get_token' })).body.token}` };
}
const rows = async () =>
  (
    await site.app.db.execute<{ kind: string; item_id: string }>(
      sql`select kind, item_id from bookmarks order by kind, item_id`,
    )
  ).rows.map(({ kind, item_id }) => `${kind}:${item_id}`);

describe('the bookmark calls', () => {
  it.each([
    ['healthpackages/bookmark', 'health_package'],
    ['doctors/bookmark', 'doctor'],
  ])('%s keeps a thing once, and lets it go', async (path, type) => {
    const guest = await aGuest();
    for (const id of [1, '1'])
      expect((await site.api('POST', path, { id }, guest)).body.data).toEqual({ id: '1', type, on: true });
    expect(await rows()).toEqual([`${type}:1`]);
    for (let time = 0; time < 2; time += 1)
      expect((await site.api('POST', path, { id: 1, on: false }, guest)).body.data.on).toBe(false);
    expect(await rows()).toEqual([]);
  });

  it.each(['article', 'video', 'podcast'])('insight_corner/bookmark keeps what is published: %s', async (type) => {
    const component = { article: 'articles', video: 'video', podcast: 'podcast' }[type]!;
    await site.app.db.execute(
      sql`insert into keywords (path, component, item_id, url) values (${`/a-test-${type}`}, ${component}, ${`test-${type}`}, ${`/a-test-${type}`})`,
    );
    expect(
      (await site.api('POST', 'insight_corner/bookmark', { id: `test-${type}`, type }, await aGuest())).status,
    ).toBe(200);
    expect(await rows()).toEqual([`${type}:test-${type}`]);
  });

  it('are refused for nobody, for what does not exist, and for bad values', async () => {
    expect((await site.api('POST', 'doctors/bookmark', { id: 1 })).body.code).toBe('token_needed');
    const guest = await aGuest();
    expect((await site.api('POST', 'doctors/bookmark', { id: 99_999 }, guest)).body.code).toBe('item_unknown');
    for (const body of [{}, { id: -1 }, { id: '' }, { id: 1, on: 'perhaps' }])
      expect((await site.api('POST', 'doctors/bookmark', body, guest)).status).toBe(422);
    expect((await site.api('POST', 'insight_corner/bookmark', { id: 1, type: 'doctor' }, guest)).status).toBe(422);
    expect(await rows()).toEqual([]);
  });
});

it('a doctor is kept from the list of doctors by a plain form', async () => {
  const html = await (await site.request('/doctor')).text();
  expect(html.match(/aria-label="Save: /g)).toHaveLength(12);
  const id = /name="kind" value="doctor"\/><input type="hidden" name="id" value="(\d+)"/.exec(html)![1]!;
  const sent = await site.request('/bookmarks', {
    method: 'POST',
    headers: { origin: testOrigin },
    body: new URLSearchParams({ kind: 'doctor', id, on: 'yes', back: '/doctor' }),
  });
  expect([sent.status, await rows()]).toEqual([200, [`doctor:${id}`]]);
});

describe('a collection', () => {
  it('is listed by kind, the latest kept first', async () => {
    for (const itemId of ['1', '2', '3']) {
      site.clock.advance(1_000);
      await setBookmark(site.app, patient, { kind: 'doctor', itemId, isOn: true });
    }
    await setBookmark(site.app, patient, { kind: 'health_package', itemId: '1', isOn: true });
    const { items, total } = await listBookmarks(site.app, patient, { kind: 'doctor', limit: 2 });
    expect([items.map(({ itemId }) => itemId), total]).toEqual([['3', '2'], 3]);
    expect((await listBookmarks(site.app, patient)).total).toBe(4);
    expect((await listBookmarks(site.app, { kind: 'anyone' })).total).toBe(0);
  });

  it('is joined by what the guest kept, once each, at sign-in', async () => {
    const guest = await aGuest();
    for (const id of [1, 2]) await site.api('POST', 'doctors/bookmark', { id }, guest);
    await setBookmark(site.app, patient, { kind: 'doctor', itemId: '2', isOn: true });
    const pair = { fromGuest: await guestKey(), toPatient: `patient:${patient.accountId}` };
    await Promise.all([1, 2, 3].map(() => inTransaction(site.app.db, (tx) => mergeBookmarks(tx, pair))));
    expect((await listBookmarks(site.app, patient)).total).toBe(2);
    expect(await rows()).toEqual(['doctor:1', 'doctor:2']);
    await expect(
      inTransaction(site.app.db, (tx) => mergeBookmarks(tx, { fromGuest: 'patient:a', toPatient: 'patient:b' })),
    ).rejects.toThrow('Only a guest');
  });
});

describe('the button of a public page', () => {
  const send = (path: string, form: Record<string, string>, cookie = '') =>
    site.request(path, { method: 'POST', body: new URLSearchParams(form), headers: { cookie, origin: testOrigin } });

  it('works without scripts, and leads back to the page and nowhere else', async () => {
    const response = await send('/bookmarks', {
      kind: 'health_package',
      id: '6',
      on: 'yes',
      back: '/health-package/heart-check',
    });
    expect(response.status).toBe(200);
    const html = await response.text();
    expect(html).toContain('under Saved. Sign in to see it on all your devices.');
    expect(html).toContain('href="/health-package/heart-check"');
    expect(await rows()).toEqual(['health_package:6']);
    for (const back of ['https://elsewhere.example.test/', '//elsewhere.example.test', '/\\elsewhere']) {
      expect(await (await send('/bookmarks', { kind: 'doctor', id: '1', on: 'yes', back })).text()).not.toContain(
        'elsewhere',
      );
    }
  });

  it('with scripts is told what is kept, under the visitor’s own cookie', async () => {
    const first = await send('/bookmarks/kept', { kind: 'doctor', id: '4', on: 'yes' });
    expect(await first.json()).toEqual({ kept: ['doctor:4'] });
    const cookie = first.headers.getSetCookie()[0]!.split(';')[0]!;
    expect(await (await site.request('/bookmarks/kept', { headers: { cookie } })).json()).toEqual({
      kept: ['doctor:4'],
    });
    expect(await (await site.request('/bookmarks/kept')).json()).toEqual({ kept: [] });
    expect((await send('/bookmarks/kept', { kind: 'doctor', id: '99999', on: 'yes' }, cookie)).status).toBe(404);
    expect((await send('/bookmarks/kept', { kind: 'car', id: '1', on: 'yes' }, cookie)).status).toBe(422);
  });

  it('a patient’s list is answered to the token that the browser stores, not to the cookie alone', async () => {
    const { cookie, marker, actor } = await signedInPatient(site.app);
    const other = await signedInPatient(site.app);
    await setBookmark(site.app, actor, { kind: 'doctor', itemId: '7', isOn: true });
    const ask = async (headers: Record<string, string>) => {
      const answer = await site.request('/bookmarks/kept', { headers: { cookie, ...headers } });
      return [answer.status, ((await answer.json()) as { kept?: string[] }).kept];
    };
    expect(await ask({})).toEqual([403, undefined]);
    expect(await ask({ authorization: `Bearer ${other.marker}` })).toEqual([403, undefined]);
    expect(await ask({ authorization: `Bearer ${marker}` })).toEqual([200, ['doctor:7']]);
    expect((await send('/bookmarks/kept', { kind: 'doctor', id: '8', on: 'yes' }, cookie)).status).toBe(403);
  });
});
