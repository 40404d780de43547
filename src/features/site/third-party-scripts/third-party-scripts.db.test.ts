import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { addresses } from '#src/routes.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let chief: SignedIn;
let second: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  chief = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  second = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
});
afterAll(() => site.close());

/** The present hash of the other host's file. */
const integrity =
  'integrity="sha384-oqVuAfXRKap7fdgcCY5uykM6+R9GqQ8K/uxy9rx7HNQlGYl1kPzQho1wx4JwY8wC" crossorigin="anonymous"';

const record = {
  name: 'Counter',
  context: 'general',
  hosts: 'https://count.example.com',
  head: `<script src="https://count.example.com/c.js" ${integrity} async></script>`,
  body: '',
  consent: 'yes',
  active: 'yes',
  intent: 'save',
};
const ask = async (changes: Record<string, string>, who = chief) =>
  sendForm(site, '/staff/scripts/new', who, { ...record, ...changes });
const settle = async (id: string, who: SignedIn, intent = 'confirm') =>
  sendForm(site, `/staff/scripts/${id}`, who, { intent, 'saved-at': await versionOf(id) });
/** Proposed by one administrator, confirmed by another. */
async function add(changes: Record<string, string>, who = chief): Promise<Response> {
  const asked = await ask(changes, who);
  if (asked.status === 303 && changes['active'] !== '') expect((await settle(idOf(asked), second)).status).toBe(303);
  return asked;
}
const idOf = (response: Response) => /scripts\/(\d+)/.exec(response.headers.get('location') ?? '')![1]!;
const policyOf = async (path: string) => (await site.request(path)).headers.get('content-security-policy') ?? '';
const call = async (query = '') =>
  (await site.api('GET', `settings/third-party-scripts${query}`)).body as {
    status: boolean;
    data: { script: string; body_script: string };
  };
const versionOf = async (id: string) =>
  /name="saved-at" value="([^"]+)"/.exec(await (await openConsole(site, `/staff/scripts/${id}`, chief)).text())![1]!;
const remove = async (id: string) => sendForm(site, `/staff/scripts/${id}`, chief, { intent: 'remove' });

describe('while no script is switched on', () => {
  test('pages allow and say nothing of it, and the call answers empty markup', async () => {
    expect(await policyOf('/corporate-home')).not.toMatch(/example\.com/);
    expect(await (await site.request('/corporate-home')).text()).not.toContain('asking');
    expect(await call()).toEqual({ status: true, data: { script: '', body_script: '' } });
    expect(await (await site.request('/cookies')).text()).toContain('id="choice"');
  });
});

describe('a script that is switched on', () => {
  test('is allowed on public pages at once, kept ones too, and on no private one', async () => {
    const before = await site.request('/corporate-home');
    const added = await add({
      hosts: 'count.example.com\nhttps://beacon.example.org/',
      body: '<script>window.counted = "https://beacon.example.org/b"</script>',
    });
    expect(added.status).toBe(303);
    await expect.poll(() => policyOf('/corporate-home')).toContain('https://count.example.com');
    expect(await policyOf('/mccn/first-aid')).toContain('https://count.example.com');
    const copy = await (await site.request('/mccn/first-aid/offline.json')).text();
    expect(/(?:count|beacon)\.example/.test(copy), 'first aid that a device keeps').toBe(false);
    const policy = await policyOf('/corporate-home');
    expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')* https:\/\/count\.example\.com\/c\.js 'sha256-[^']+';/);
    expect(policy).toMatch(/connect-src 'self' https:\/\/count\.example\.com https:\/\/beacon\.example\.org;/);
    expect(policy).toMatch(/img-src 'self' data: https:\/\/count\.example\.com https:\/\/beacon\.example\.org;/);
    expect(policy).not.toMatch(/unsafe-(inline'; script|eval)|strict-dynamic|\*/);
    expect(
      (await site.request('/corporate-home', { headers: { 'if-none-match': before.headers.get('etag')! } })).status,
    ).toBe(200);
    for (const path of ['/book', '/mccn/faq', '/no-such-page', '/innovationcampaign', '/ms/cookies'])
      expect(await policyOf(path), path).toContain('https://count.example.com');
    // Search pages run no third-party scripts, because their address contains what somebody searched for.
    for (const path of ['/search?keyword=chest%20pain', '/ms/search?keyword=sakit']) {
      expect(await policyOf(path), path).not.toContain('example.com');
      expect(await (await site.request(path)).text(), path).not.toContain('"asking"');
    }
    await remove(idOf(added));
    await expect.poll(() => policyOf('/corporate-home')).not.toContain('example.com');
  });

  test('never stands in the policy or the data of any private document', async () => {
    const added = await add({});
    await expect.poll(() => policyOf('/home')).toContain('https://count.example.com');
    const patient = await signedInPatient(site.app);
    const cookie = `${patient.cookie}; ${chief.cookie}`;
    const paths = addresses
      .filter(({ access, path, file }) => access && !/[:*]/.test(path) && file.endsWith('.tsx'))
      .map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(60);
    for (const path of paths) {
      const response = await site.request(path, { headers: { cookie, 'sec-fetch-dest': 'document' } });
      expect(
        `${response.headers.get('content-security-policy')} ${path.startsWith('/staff') ? '' : await response.text()}`,
        path,
      ).not.toMatch(/count\.example\.com|"asking"/);
    }
    await remove(idOf(added));
  });

  test('is answered for its own context alone: everywhere, a hospital, a location, a clinic or a clinic’s location', async () => {
    const ids: string[] = [];
    for (const context of ['general', 'hospital:3', 'location:kuala_lumpur', 'clinic:5', 'clinic_location:perak'])
      ids.push(
        idOf(await add({ name: context, context, head: `<script data-for="${context}">x("${context}")</script>` })),
      );
    const answers: [string, string][] = [
      ['', 'general'],
      ['?hospital_id=&location=&clinic_id=null&clinic_location=', 'general'],
      ['?hospital_id=3', 'hospital:3'],
      ['?location=Kuala%20Lumpur', 'location:kuala_lumpur'],
      ['?clinic_id=5', 'clinic:5'],
      ['?clinic_location=Perak', 'clinic_location:perak'],
    ];
    await expect.poll(async () => (await call()).data.script).not.toBe('');
    for (const [query, context] of answers)
      await expect
        .poll(async () => (await call(query)).data.script, { message: query })
        .toBe(`<script data-for="${context}" data-needs-consent>x("${context}")</script>`);
    expect((await call('?hospital_id=4')).data).toEqual({ script: '', body_script: '' });
    expect((await call('?hospital_id=3&clinic_id=5')).data.script.split('\n')).toHaveLength(2);
    for (const query of ['?hospital_id=x', '?hospital_id=-1', '?clinic_id=1e99', `?location=${'a'.repeat(200)}`])
      expect((await site.api('GET', `settings/third-party-scripts${query}`)).status, query).toBe(422);
    for (const id of ids) await remove(id);
    await expect.poll(async () => (await call()).data.script).toBe('');
  });

  test('is allowed on the pages where it runs and on no others, kept or not: of a hospital, a clinic, a clinic’s location; of a visitor’s location on all', async () => {
    const clinic = (
      await site.app.pool.query<{
        id: number;
        slug: string;
        centre: string;
        state: string;
      }>(`select c.id, s.slug as centre, h.slug, h.state from speciality_clinics c
      join specialities s on s.id = c.speciality_id join hospitals h on h.id = c.hospital_id order by c.id limit 1`)
    ).rows[0]!;
    const { id: hospital, slug } = (
      await site.app.pool.query<{ id: number; slug: string }>('select id, slug from hospitals order by id limit 1')
    ).rows[0]!;
    const state = clinic.state.toLowerCase().replaceAll(' ', '_');
    const ids: string[] = [];
    for (const [context, host] of [
      [`hospital:${hospital}`, 'hospital'],
      [`clinic:${clinic.id}`, 'clinic'],
      [`clinic_location:${state}`, 'around'],
      [`location:${state}`, 'visitor'],
    ] as const) {
      ids.push(
        idOf(
          await add({
            name: context,
            context,
            hosts: `https://${host}.example.com`,
            head: `<script src="https://${host}.example.com/a.js" ${integrity}></script>`,
          }),
        ),
      );
    }
    const hostsOn = async (path: string) =>
      [...new Set((await policyOf(path)).match(/[a-z]+(?=\.example\.com)/g))].sort();
    await expect.poll(() => hostsOn('/home')).toEqual(['visitor']);
    for (let time = 0; time < 2; time += 1) {
      for (const path of [`/${slug}`, `/ms/${slug}`, `/${slug}/our-services`, `/${slug}/patient-care`])
        expect(await hostsOn(path), path).toEqual(['hospital', 'visitor']);
      expect(await hostsOn(`/speciality-centre/${clinic.centre}/${clinic.slug}`)).toEqual([
        'around',
        'clinic',
        'visitor',
      ]);
      for (const path of ['/home', '/our-hospitals', '/doctor', '/no-such-page'])
        expect(await hostsOn(path), path).toEqual(['visitor']);
    }
    expect((await site.request(`/${slug}`)).headers.has('x-page-about')).toBe(false);
    for (const id of ids) await remove(id);
    await expect.poll(() => hostsOn(`/${slug}`)).toEqual([]);
  });

  test('of a tag manager brings its proof of ownership into the head of public pages, and its noscript frames nobody', async () => {
    const head = '<meta name="google-site-verification" content="proof-of-melur">';
    const frame = '<iframe src="https://count.example.com/ns.html" width="0" height="0"></iframe>';
    const id = idOf(await add({ head, body: `<noscript>${frame}</noscript>` }));
    await expect.poll(async () => (await site.request('/corporate-home')).text()).toContain('proof-of-melur');
    const page = await site.request('/ms/corporate-home');
    expect(
      /<head>[\s\S]*<meta name="google-site-verification" content="proof-of-melur"\/>[\s\S]*<\/head>/.test(
        await page.text(),
      ),
    ).toBe(true);
    expect(page.headers.get('content-security-policy')).not.toMatch(/frame-src[^;]*count\.example\.com/);
    expect(await (await site.request('/login', { headers: { 'sec-fetch-dest': 'document' } })).text()).not.toContain(
      'proof-of-melur',
    );
    expect((await call()).data).toEqual({
      script: head,
      body_script: `<noscript data-needs-consent>${frame}</noscript>`,
    });
    await remove(id);
    await expect.poll(async () => (await site.request('/corporate-home')).text()).not.toContain('proof-of-melur');
  });

  test('that needs no consent is answered without the mark', async () => {
    const id = idOf(await add({ consent: '' }));
    await expect
      .poll(async () => (await call()).data.script)
      .toBe(`<script src="https://count.example.com/c.js" ${integrity} async></script>`);
    await remove(id);
  });
});

describe('two administrators', () => {
  test('look at each script before it runs: nobody confirms the own change, and a change leaves what runs as it is', async () => {
    const id = idOf(await ask({ name: 'Two people' }));
    expect((await call()).data.script, 'asked for').toBe('');
    const own = await settle(id, chief);
    expect([own.status, (await own.text()).includes('You asked for this change yourself')]).toEqual([409, true]);
    expect((await call()).data.script, 'not confirmed').toBe('');
    const shown = await versionOf(id);
    expect(
      (await sendForm(site, `/staff/scripts/${id}`, chief, { ...record, 'saved-at': shown, consent: '' })).status,
    ).toBe(303);
    const late = await sendForm(site, `/staff/scripts/${id}`, second, { intent: 'confirm', 'saved-at': shown });
    expect(late.status, 'not what was looked at').toBe(409);
    expect((await settle(id, second)).status).toBe(303);
    await expect.poll(async () => (await call()).data.script).toBe(record.head);
    const other = `<script>window.changed = true</script>`;
    await sendForm(site, `/staff/scripts/${id}`, second, { ...record, head: other, 'saved-at': await versionOf(id) });
    expect((await settle(id, second)).status).toBe(409);
    expect((await settle(id, chief, 'decline')).status).toBe(303);
    expect((await call()).data.script, 'dropped').toBe(record.head);
    await sendForm(site, `/staff/scripts/${id}`, chief, { ...record, active: '', 'saved-at': await versionOf(id) });
    await expect.poll(async () => (await call()).data.script, { message: 'switched off by one' }).toBe('');
    expect((await settle(id, second)).status, 'nothing waits').toBe(409);
    const actions = await site.app.pool.query<{ action: string }>(
      `select action from audit_log where subject_kind = 'third_party_script' and subject_id = $1 order by id`,
      [id],
    );
    expect(actions.rows.map(({ action }) => action)).toEqual([
      'script_added',
      'script_proposed',
      'script_confirmed',
      'script_proposed',
      'script_declined',
      'script_changed',
    ]);
    await remove(id);
  });

  test('are answered for guests alone: who is signed in gets none, whatever the browser remembers', async () => {
    const id = idOf(await add({}));
    await expect.poll(async () => (await call()).data.script).not.toBe('');
    const patient = await signedInPatient(site.app);
    for (const cookie of [patient.cookie, chief.cookie]) {
      const answer = await site.api('GET', 'settings/third-party-scripts', undefined, {
        cookie,
        'sec-fetch-site': 'same-origin',
      });
      expect(answer.body.data).toEqual({ script: '', body_script: '' });
    }
    await remove(id);
  });
});

describe('the desk', () => {
  test.each([
    [{ name: ' ' }, 'name'],
    [{ context: 'hospital:9999' }, 'context'],
    [{ context: 'constructor' }, 'context'],
    [{ hosts: 'https://*.example.com' }, 'hosts'],
    [{ hosts: 'https://count.example.com/path' }, 'hosts'],
    [{ hosts: 'http://count.example.com' }, 'hosts'],
    [{ hosts: 'https://count.example.com; script-src *' }, 'hosts'],
    [{ hosts: Array.from({ length: 11 }, (_, index) => `h${index}.example.com`).join('\n') }, 'hosts'],
    [{ head: '', body: '' }, 'head'],
    [{ head: `<script src="https://evil.example/x.js" ${integrity}></script>` }, 'head'],
    [{ head: '<script src="https://count.example.com/c.js"></script>' }, 'head'],
    [
      { head: '<script src="https://count.example.com/c.js" integrity="sha384-x" crossorigin="anonymous"></script>' },
      'head',
    ],
    [{ head: record.head.replace('anonymous', 'use-credentials') }, 'head'],
    [{ body: '<iframe src="https://count.example.com"></iframe>' }, 'body'],
    [{ head: `<script>${'x'.repeat(21_000)}</script>` }, 'head'],
  ] as [Record<string, string>, string][])(
    'refuses %o beside its field and loses nothing that was typed',
    async (change, field) => {
      const response = await ask(change);
      const html = await response.text();
      expect(response.status).toBe(422);
      expect(html).toContain(`href="#${field}"`);
      if (!('name' in change)) expect(html).toContain('value="Counter"');
    },
  );

  test('checks a record and shows what pages would allow without keeping it', async () => {
    const html = await (await ask({ intent: 'check' })).text();
    expect(html).toContain('connect-src &#x27;self&#x27; https://count.example.com');
    await expect.poll(() => policyOf('/home')).not.toContain('example.com');
  });

  test('lists, narrows and saves as a file; writes every change down; loses nobody’s change unseen', async () => {
    const id = idOf(await add({ name: 'Chat window', active: '' }));
    const listed = await (await openConsole(site, '/staff/scripts?q=chat&on=no', chief)).text();
    expect(listed).toContain('Chat window');
    expect(listed).not.toContain('Visit counter (example)');
    const file = await (await openConsole(site, '/staff/scripts/csv?sort=-changed', chief)).text();
    expect(file).toContain('Chat window,general,no,yes,https://count.example.com');
    const version = await versionOf(id);
    expect((await sendForm(site, `/staff/scripts/${id}`, chief, { ...record, 'saved-at': version })).status).toBe(303);
    const late = await sendForm(site, `/staff/scripts/${id}`, chief, {
      ...record,
      name: 'Too late',
      'saved-at': version,
    });
    expect([late.status, (await late.text()).includes('value="Too late"')]).toEqual([409, true]);
    const html = await (await openConsole(site, `/staff/scripts/${id}`, chief)).text();
    expect(html.match(/third-party script/g)?.length).toBeGreaterThanOrEqual(2);
    expect((await remove(id)).headers.get('location')).toBe('/staff/scripts?done=removed');
    expect((await openConsole(site, `/staff/scripts/${id}`, chief)).status).toBe(404);
  });

  test('is for administrators of the whole group', async () => {
    for (const roleAssignments of [
      [{ role: 'editor', hospitalId: null }],
      [{ role: 'administrator', hospitalId: 3 }],
    ] as const) {
      const who = await signedInStaff(site.app, roleAssignments);
      for (const path of ['/staff/scripts', '/staff/scripts/csv', '/staff/scripts/new', '/staff/scripts/1'])
        expect((await openConsole(site, path, who)).status, path).toBe(403);
      expect((await ask({}, who)).status).toBe(403);
      expect((await sendForm(site, '/staff/scripts/1', who, { intent: 'remove' })).status).toBe(403);
    }
    for (const path of ['/staff/scripts/0', '/staff/scripts/99999', '/staff/scripts/x'])
      expect((await openConsole(site, path, chief)).status, path).toBe(404);
  });

  test('of a production server takes no program of this machine', async () => {
    const production = await openTestSite({ isProduction: true });
    const who = await signedInStaff(production.app, [{ role: 'administrator', hospitalId: null }]);
    const response = await sendForm(production, '/staff/scripts/new', who, {
      ...record,
      hosts: 'http://localhost:9000',
      head: `<script src="http://localhost:9000/a.js" ${integrity}></script>`,
    });
    expect(response.status).toBe(422);
    await production.close();
  });
});
