import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { createOwnRole, removeOwnRole } from '#src/features/console/roles/roles.server.ts';
import { emptyListTrash, restoreTrashed } from '#src/features/console/trash/trash.server.ts';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { Actor } from '#src/platform/actor.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let chief: SignedIn;
let actor: Actor;
beforeAll(async () => {
  site = await openTestSite();
  await signIn();
});
afterAll(() => site.close());

async function signIn(): Promise<void> {
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  actor = {
    kind: 'staff',
    accountId: chief.accountId,
    sessionId: 's',
    roleAssignments: [{ role: 'administrator', hospitalId: null }],
  };
}

const all = async (query: ReturnType<typeof sql>) => (await site.app.db.execute(query)).rows;
const trash = async (who = chief, query = '') => (await openConsole(site, `/staff/trash${query}`, who)).text();
const titles = async (who = chief) =>
  [...(await trash(who)).matchAll(/<span class="font-semibold wrap-anywhere">([^<]*)</g)].map(([, title]) => title);
const send = async (path: string, fields: Record<string, string>, who = chief) => {
  const answer = await sendForm(site, path, who, fields);
  expect([302, 303], `${path} ${await answer.clone().text()}`).toContain(answer.status);
  expect(answer.headers.get('location')).not.toBe('/staff/sign-in');
};
/** Presses the button beside a title. */
const restore = async (title: string, who = chief) => {
  const row = (await trash(who)).split('<tr').find((part) => part.includes(`>${title}<`));
  const [, id] = /value="(\d+)" name="restore"/.exec(row ?? '') ?? [];
  expect(id, row ?? 'no row').toBeDefined();
  return sendForm(site, '/staff/trash', who, { restore: id! });
};

describe('what is removed from a list is in the trash, and is restored as it was:', () => {
  test('a short address, with the redirects that led to it', async () => {
    await send('/staff/keywords', { path: '/our-heart', target: '/melur-ipoh' });
    await send('/staff/keywords/edit?path=%2Four-heart', { path: '/our-hearts' });
    const before = await all(sql`select path, component, item_id, url from keywords where path = '/our-hearts'`);
    expect(before).toHaveLength(1);
    await send('/staff/keywords/edit?path=%2Four-hearts', { intent: 'remove' });
    expect(await all(sql`select 1 from keywords where path = '/our-hearts'`)).toEqual([]);
    expect(await titles()).toEqual(['/our-hearts']);
    expect((await restore('/our-hearts')).headers.get('location')).toBe('/staff/trash?restored=%2Fstaff%2Fkeywords');
    expect(await all(sql`select path, component, item_id, url from keywords where path = '/our-hearts'`)).toEqual(
      before,
    );
    expect(await all(sql`select moved_to from moved_paths where path = '/our-heart'`)).toEqual([
      { moved_to: '/our-hearts' },
    ]);
    expect(await titles()).toEqual([]);
  });

  test('a search word and an urgent word', async () => {
    await send('/staff/search-words/new', {
      intent: 'add',
      phrase: 'zorbolog',
      language: 'ms',
      speciality: 'cardiology',
    });
    await send('/staff/search-words/added', { remove: 'zorbolog' });
    await send('/staff/urgent-words', { phrase: 'dada berapi', language: 'ms', concept: 'heart' });
    await send('/staff/urgent-words', { remove: 'dada berapi' });
    expect(await titles()).toEqual(['dada berapi', 'zorbolog']);
    await restore('zorbolog');
    await restore('dada berapi');
    expect(await all(sql`select speciality_slug from search_synonyms where phrase = 'zorbolog'`)).toEqual([
      { speciality_slug: 'cardiology' },
    ]);
    expect(await all(sql`select urgent_concept from search_phrases where phrase = 'dada berapi'`)).toEqual([
      { urgent_concept: 'heart' },
    ]);
    expect(await titles()).toEqual([]);
  });

  test('a public holiday in all its states, still expected where it was', async () => {
    const ofDay = sql`select state, day, name, is_expected from public_holidays where day = '2031-05-01' order by state`;
    for (const state of ['Johor', 'Perak'])
      await site.app.db.execute(sql`insert into public_holidays (state, day, name, is_expected)
        values (${state}, '2031-05-01', '{"en":"Labour Day","ms":"Hari Pekerja","zh":"劳动节"}', true)`);
    const before = await all(ofDay);
    await send('/staff/holidays/edit?day=2031-05-01&name=Labour+Day', { intent: 'remove' });
    expect(await all(ofDay)).toEqual([]);
    expect((await restore('Labour Day · 2031-05-01')).status).toBe(302);
    expect(await all(ofDay)).toEqual(before);
  });

  test('a third-party script, under its number and code, switched off until a second administrator confirms it', async () => {
    const script = sql`select id, code, name, needs_consent, is_active, proposal ->> 'isActive' as waits, proposed_by
      from third_party_scripts where code = 'visit-counter'`;
    await site.app.db.execute(sql`update third_party_scripts set is_active = true where code = 'visit-counter'`);
    const [before] = await all(script);
    await send(`/staff/scripts/${String(before!['id'])}`, { intent: 'remove' });
    expect(await all(script)).toEqual([]);
    expect((await restore('Visit counter (example)')).headers.get('location')).toContain('%2Fstaff%2Fscripts%2F');
    expect(await all(script)).toEqual([{ ...before, is_active: false, waits: 'true', proposed_by: chief.accountId }]);
    expect(await titles()).toEqual([]);
  });

  test('a weekly session of a doctor, and leave', async () => {
    const [free] = await all(sql`select w.id, w.doctor_id, d.name, to_char(w.starts_at, 'HH24:MI') as starts
      from weekly_sessions w join doctors d on d.id = w.doctor_id
      where not exists (select from appointments a where a.doctor_id = w.doctor_id) and d.status = 'published' limit 1`);
    const { id, doctor_id: doctorId, name, starts } = free as Record<string, unknown>;
    const sessions = sql`select hospital_id, weekday, starts_at, ends_at, slot_minutes, capacity, mode, recurrence, month_weeks,
      valid_from, room, buffer_minutes from weekly_sessions where doctor_id = ${doctorId} order by weekday, starts_at`;
    const before = await all(sessions);
    await send(`/staff/schedules/${String(doctorId)}`, { intent: 'remove_session', id: String(id) });
    expect(await all(sessions)).toHaveLength(before.length - 1);
    const [title = ''] = await titles();
    expect(title).toContain(`${String(name)} · ${String(starts)}–`);
    await restore(title);
    expect(await all(sessions)).toEqual(before);

    const leave = sql`select starts_on, ends_on, starts_at from doctor_leave where doctor_id = ${doctorId}`;
    await site.app.db.execute(sql`insert into doctor_leave (doctor_id, starts_on, ends_on)
      values (${doctorId}, '2027-02-01', '2027-02-03')`);
    const [{ leaveId }] = (await all(sql`select id as "leaveId" from doctor_leave where doctor_id = ${doctorId}`)) as [
      { leaveId: number },
    ];
    const kept = await all(leave);
    await send('/staff/leave', { intent: 'withdraw', id: String(leaveId) });
    expect(await all(leave)).toEqual([]);
    await restore(`${String(name)} · 2027-02-01 – 2027-02-03`);
    expect(await all(leave)).toEqual(kept);
  });

  test('a form that was never published, with its questions, unless its address is taken', async () => {
    const id = /\/staff\/forms\/(\d+)/.exec(
      (
        await sendForm(site, '/staff/forms/new', chief, { title: 'Blood donors', slug: 'blood-donors', hospital: '' })
      ).headers.get('location') ?? '',
    )![1]!;
    const draft = await all(sql`select slug, draft from custom_forms where slug = 'blood-donors'`);
    await send(`/staff/forms/${id}`, { intent: 'delete', revision: '1' });
    expect(await titles()).toEqual(['Blood donors']);
    await send('/staff/forms/new', { title: 'Another', slug: 'blood-donors', hospital: '' });
    const refused = await restore('Blood donors');
    expect(refused.status).toBe(409);
    await site.app.db.execute(sql`delete from custom_forms where slug = 'blood-donors'`);
    expect((await restore('Blood donors')).headers.get('location')).toMatch(/restored=%2Fstaff%2Fforms%2F\d+$/);
    expect(await all(sql`select slug, draft from custom_forms where slug = 'blood-donors'`)).toEqual(draft);
  });

  test('an own role, which nobody has until it is given', async () => {
    const key = await createOwnRole(site.app, actor, { name: 'Night desk', permissions: ['run_front_desk'] });
    await removeOwnRole(site.app, actor, key);
    await restore('Night desk');
    expect(await all(sql`select key, permissions, removed_at from own_roles where key = ${key}`)).toEqual([
      { key, permissions: ['run_front_desk'], removed_at: null },
    ]);
  });
});

describe('the trash', () => {
  test('shows each member of staff what they may restore, and nobody else anything', async () => {
    await send('/staff/keywords', { path: '/our-lungs', target: '/melur-ipoh' });
    await send('/staff/keywords/edit?path=%2Four-lungs', { intent: 'remove' });
    const editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
    const local = await signedInStaff(site.app, [{ role: 'editor', hospitalId: 3 }]);
    const desk = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: null }]);
    const letters = await signedInStaff(site.app, [{ role: 'gl_officer', hospitalId: null }]);
    expect(headingOf(await trash(editor))).toBe('Trash');
    expect(await titles(editor)).toEqual(['/our-lungs']);
    expect(await titles(local)).toEqual([]);
    expect(await titles(desk)).toEqual([]);
    expect((await openConsole(site, '/staff/trash', letters)).status).toBe(403);
    expect(await (await openConsole(site, '/staff', letters)).text()).not.toContain('href="/staff/trash"');
    const [{ id }] = (await all(sql`select id from trashed_records where key = '/our-lungs'`)) as [{ id: number }];
    for (const who of [local, desk])
      expect((await sendForm(site, '/staff/trash', who, { restore: String(id) })).status).toBe(404);
    expect(await trash(chief, '?list=forms')).not.toContain('/our-lungs');
    expect(await trash(chief, '?q=lungs')).toContain('/our-lungs');
  });

  test('is emptied after thirty days', async () => {
    expect(await titles()).toEqual(['/our-lungs']);
    site.clock.advance(29 * 86_400_000);
    expect(await emptyListTrash(site.app)).toBe(0);
    site.clock.advance(2 * 86_400_000);
    expect(await emptyListTrash(site.app)).toBe(1);
    expect(await all(sql`select 1 from trashed_records`)).toEqual([]);
  });
});

describe('two who restore one record at once', () => {
  // A month has passed since the first session.
  beforeAll(signIn);
  const removed = async (key: string) => {
    await site.app.db.execute(sql`insert into trashed_records (list, key, title, record, deleted_at, deleted_by)
      values ('forms', ${key}, ${key}, '{}', now(), ${chief.accountId})`);
    return ((await all(sql`select id from trashed_records where key = ${key}`))[0] as { id: number }).id;
  };

  test('make it once: the second is refused while the first is at work, and finds nothing afterwards', async () => {
    const id = await removed('at-once');
    let times = 0;
    const [go, atWork] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const make = async () => {
      times += 1;
      atWork.resolve();
      await go.promise;
      return 'made';
    };
    const first = restoreTrashed(site.app, actor, { id, restore: make });
    await atWork.promise;
    await expect(restoreTrashed(site.app, actor, { id, restore: make })).rejects.toMatchObject({
      details: { code: 'trashed_claimed', status: 409 },
    });
    go.resolve();
    expect(await first).toBe('made');
    await expect(restoreTrashed(site.app, actor, { id, restore: make })).rejects.toMatchObject({
      details: { code: 'trashed_unknown' },
    });
    expect(times).toBe(1);
  });

  test('one that its feature refuses, or that was broken off, can be restored again', async () => {
    const id = await removed('once-more');
    const refuse = () => Promise.reject(new Error('its name is taken'));
    await expect(restoreTrashed(site.app, actor, { id, restore: refuse })).rejects.toThrow('its name is taken');
    // As a server leaves it that was ended meanwhile.
    const claimed = (minutes: number) =>
      site.app.db.execute(
        sql`update trashed_records set claimed_at = ${new Date(
          site.app.clock.now().getTime() - minutes * 60_000,
        ).toISOString()} where id = ${id}`,
      );
    const restore = () => Promise.resolve('made');
    await claimed(1);
    await expect(restoreTrashed(site.app, actor, { id, restore })).rejects.toMatchObject({
      details: { code: 'trashed_claimed' },
    });
    await claimed(3);
    expect(await restoreTrashed(site.app, actor, { id, restore })).toBe('made');
    expect(await all(sql`select 1 from trashed_records where id = ${id}`)).toEqual([]);
  });

  test('from the page: one is led on, the other is told, and there is one record', async () => {
    await send('/staff/search-words/new', {
      intent: 'add',
      phrase: 'zumbelog',
      language: 'ms',
      speciality: 'cardiology',
    });
    await send('/staff/search-words/added', { remove: 'zumbelog' });
    const [{ id }] = (await all(sql`select id from trashed_records where list = 'search-words'`)) as [{ id: number }];
    const press = () => sendForm(site, '/staff/trash', chief, { restore: String(id) });
    const answers = await Promise.all([press(), press()]);
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(302);
    expect([404, 409]).toContain(answers.map(({ status }) => status).toSorted()[1]);
    expect(await all(sql`select 1 from search_synonyms where phrase = 'zumbelog'`)).toHaveLength(1);
    expect(await all(sql`select 1 from trashed_records where key = 'zumbelog'`)).toEqual([]);
  });
});
