import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { headingOf, openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import { approve } from '../content.fixture.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let editor: SignedIn;
let recruiter: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  editor = await signedInStaff(site.app, [{ role: 'editor', hospitalId: null }]);
  recruiter = await signedInStaff(site.app, [{ role: 'recruiter', hospitalId: null }]);
});
afterAll(() => site.close());

const look = async (path: string, who = editor) => (await openConsole(site, path, who)).text();
const send = (path: string, fields: Record<string, string>, who = editor) => sendForm(site, path, who, fields);

/** Creates an entry by the form; returns its admin address. */
async function begin(kind: string, slug: string): Promise<string> {
  const response = await send('/staff/content/new', { kind, slug, title: `The ${slug}` });
  expect(response.status).toBe(302);
  return response.headers.get('location')!;
}

const revisionIn = (html: string) => /name="revision" value="(\d+)"/.exec(html)![1]!;

async function save(path: string, fields: Record<string, string>): Promise<Response> {
  const revision = revisionIn(await look(path));
  return send(path, {
    intent: 'save',
    language: 'en',
    revision,
    title: 'A title',
    summary: 'A summary',
    body: '<p>Words.</p>',
    topics: 'heart',
    author: 'Editor',
    'own.healthAdvice': 'no',
    ...fields,
  });
}

describe('the desk of content', () => {
  it('is closed to guests, patients and other desks', async () => {
    expect((await openConsole(site, '/staff/content')).status).toBe(302);
    expect((await openConsole(site, '/staff/content', await signedInPatient(site.app))).status).toBe(302);
    const nurse = await signedInStaff(site.app, [{ role: 'front_desk', hospitalId: 3 }]);
    expect((await openConsole(site, '/staff/content', nurse)).status).toBe(403);
    expect((await openConsole(site, '/staff/media', recruiter)).status).toBe(403);
  });

  it('lists what one may write, finds it, and narrows it to what waits', async () => {
    const html = await look('/staff/content?q=chest+pain');
    expect(html).toContain('Chest pain: when to call 999');
    const vacancies = await look('/staff/content', recruiter);
    expect(vacancies).toContain('Vacancy');
    expect(vacancies).not.toContain('Chest pain');
    expect(await look('/staff/content?attention=review')).toContain('Nothing matches.');
    const path = await begin('news', 'waits-for-review');
    await send(path, { intent: 'submit', language: 'en' });
    expect(await look('/staff/content?attention=review')).toContain('The waits-for-review');
  });

  it('another desk’s entry is not opened, an unknown one is not found', async () => {
    const path = await begin('news', 'not-for-recruiters');
    expect((await openConsole(site, path, recruiter)).status).toBe(403);
    expect((await openConsole(site, '/staff/content/999999', editor)).status).toBe(404);
    expect((await send(path, { intent: 'publish', language: 'en' }, recruiter)).status).toBe(403);
  });
});

describe('what an editor is warned of', () => {
  it('words that an advertisement must not have, with the rule, and figures that contradict the data; nothing is kept back', async () => {
    const path = await begin('news', 'with-claims');
    const body = '<p>The best hospital in a group of 31 private hospitals. Painless for all.</p>';
    expect((await save(path, { title: 'We cure diabetes', body })).status).toBe(302);
    const html = await look(path);
    expect(html).toContain('Please look at this again');
    for (const words of [
      '“cure”',
      'Medicines (Advertisement and Sale) Act 1956, section 3',
      '“The best hospital”',
      '“Painless”',
    ])
      expect(html).toContain(words);
    expect(html).toContain('“31 private hospitals”: our data says 29.');
    expect(html, 'nothing typed is lost').toContain('We cure diabetes');
    expect((await send(path, { intent: 'publish:en', language: 'en' })).status).toBe(302);
    expect((await openConsole(site, '/news/with-claims')).status).toBe(200);
  });

  it('a campaign at a hospital that does not sell its package', async () => {
    const path = await begin('campaign', 'sold-elsewhere');
    await save(path, {
      'own.startsOn': '2026-11-01',
      'own.endsOn': '2026-12-01',
      'own.approvalNumber': 'KKLIU 1234/2026',
      'own.approvalExpiresOn': '2027-01-01',
      'own.hospitalSlugs': 'melur-rawang',
      'own.packageSlugs': 'normal-delivery-package',
    });
    expect(await look(path)).toContain(
      'normal-delivery-package, melur-rawang: this hospital does not sell the package',
    );
  });

  it('of a text without faults, nothing', async () => {
    const path = await begin('news', 'without-claims');
    await save(path, { title: 'A new lift', body: '<p>The lift in block A runs again.</p>' });
    expect(await look(path)).not.toContain('Please look at this again');
  });
});

describe('writing', () => {
  it('a taken or badly formed address is refused beside its field, and nothing typed is lost', async () => {
    const response = await send('/staff/content/new', {
      kind: 'article',
      slug: 'chest-pain-when-to-call-999',
      title: 'My long title',
    });
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('Another page has this address.');
    expect(html).toContain('value="My long title"');
  });

  it('from the first word to readers: begin, save, preview, publish', async () => {
    const path = await begin('article', 'from-first-word');
    expect(
      (await save(path, { title: 'Hearts and hills', body: '<p>Walk <script>x</script>uphill.</p>' })).status,
    ).toBe(302);
    expect((await openConsole(site, `${path}/preview?language=en`, editor)).headers.get('location')).toBe(
      `${path}/preview`,
    );
    const preview = await look(`${path}/preview`);
    expect(headingOf(preview.slice(preview.indexOf('Preview: nobody')))).toBe('Hearts and hills');
    expect(preview).toContain('uphill.');
    expect(preview).toContain('<meta name="robots" content="noindex"');
    expect(preview).toContain('We are here for your care.');
    expect(preview).not.toContain('href="/staff/audit"');
    for (const stranger of [undefined, await signedInPatient(site.app)])
      expect((await openConsole(site, `${path}/preview`, stranger)).headers.get('location')).toContain(
        '/staff/sign-in',
      );
    expect((await openConsole(site, `${path}/preview`, recruiter)).status).toBe(403);
    expect((await site.request('/articles/from-first-word')).status).toBe(404);
    expect((await send(path, { intent: 'publish', language: 'en' })).status).toBe(422);
    await approve(site, Number(path.split('/').at(-1)));
    await send(path, { intent: 'publish', language: 'en' });
    await expect.poll(async () => (await site.request('/articles/from-first-word')).text()).toContain('Walk uphill.');
  });

  it('a translation is written beside the English text and previewed in its own language', async () => {
    const path = await begin('news', 'beside-english');
    await save(path, { title: 'English here' });
    expect(await look(`${path}?language=ms`)).toContain('English, to translate from');
    const revision = revisionIn(await look(path));
    await send(path, {
      intent: 'save',
      language: 'ms',
      revision,
      title: 'Tajuk Melayu',
      summary: 'Ringkas',
      body: '<p>Isi.</p>',
      topics: 'heart',
      author: 'Editor',
      reviewer: 'Dr Tan',
      reviewedOn: '2026-11-01',
    });
    const sent = await openConsole(site, `${path}/preview?language=ms`, editor);
    expect(sent.headers.get('location')).toBe(`/ms${path}/preview`);
    expect(await look(`/ms${path}/preview`)).toContain('Tajuk Melayu');
  });

  it('what is missing for publishing is said where the language stands', async () => {
    const path = await begin('campaign', 'lacks-approval');
    await save(path, { 'own.startsOn': '2026-12-01', 'own.endsOn': '2026-12-31' });
    expect(await look(path)).toContain('An advertisement needs its approval number');
    const response = await send(path, { intent: 'publish', language: 'en' });
    expect(response.status).toBe(422);
    expect((await site.request('/campaigns-promotions/lacks-approval')).status).toBe(404);
  });

  it('an entry of the health library keeps its parts, each language its own; what one lacks is shown in English', async () => {
    const path = await begin('library-symptom', 'hiccups');
    const english = {
      'own.overview': 'A hiccup is a jump of the midriff.',
      'own.symptoms': 'a short sound\na jump in the chest',
      'own.departments': 'family-medicine',
      'own.emergency': 'You cannot breathe.',
      'own.urgent': 'They have lasted for two days.',
      'own.routine': 'They come back every week.',
      'own.references': 'Hiccups: a guideline | 2024 | https://guidelines.example.test/hiccups',
      'own.reviewerField': 'general medicine',
    };
    expect((await save(path, { title: 'Hiccups', ...english })).status).toBe(302);
    expect(
      (
        await save(path, {
          language: 'ms',
          title: 'Sedu',
          'own.overview': 'Sedu ialah lonjakan diafragma.',
          'own.symptoms': '',
          'own.departments': 'family-medicine',
          'own.references': english['own.references'],
        })
      ).status,
    ).toBe(302);
    for (const language of ['en', 'ms'] as const) {
      await approve(site, Number(path.split('/').at(-1)), language);
      expect((await send(path, { intent: 'publish', language })).status).toBe(302);
    }
    expect(await look(path)).toContain('A hiccup is a jump of the midriff.');
    const malay = await (await site.request('/ms/mccn/symptoms/hiccups')).text();
    expect(malay).toContain('Sedu ialah lonjakan diafragma.');
    expect(malay).toMatch(/<ul lang="en"[^>]*><li>a short sound/);
    expect(malay).not.toContain('A hiccup is a jump');
    expect(malay).toContain('<ul lang="en" class="mt-2 list-disc space-y-1 pl-6"><li>You cannot breathe.</li></ul>');
    expect(malay).toMatch(/<a href="https:\/\/guidelines\.example\.test\/hiccups">Hiccups: a guideline<\/a>[^]*2024/);
  });

  it('what an entry of the library lacks is said beside its field, and a reference without a year is refused', async () => {
    const path = await begin('library-disease', 'sneezing');
    expect((await save(path, { title: 'Sneezing', 'own.emergency': 'A swollen tongue.' })).status).toBe(302);
    const refused = await send(path, { intent: 'publish', language: 'en' });
    expect(refused.status).toBe(422);
    const html = await refused.text();
    for (const field of ['urgent', 'routine', 'tests', 'selfCare', 'livingWith', 'prevention', 'references'])
      expect(html, field).toMatch(
        new RegExp(`id="own\\.${field}-error"[^>]*>[^]{0,400}Fill this in before you publish`),
      );
    expect(html).not.toContain('id="own.emergency-error"');
    const undated = await save(path, { title: 'Sneezing', 'own.references': 'A guideline' });
    expect(undated.status).toBe(422);
    expect(await undated.text()).toContain('id="own.references-error"');
  });

  it('a badly formed field is named, and a save on an old revision is refused', async () => {
    const path = await begin('event', 'bad-fields');
    const refused = await save(path, { 'own.startsAt': 'tomorrow', 'own.place': 'Hall' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('Please check this field.');
    await save(path, {});
    const stale = await send(path, {
      intent: 'save',
      language: 'en',
      revision: '1',
      title: 'Late',
      summary: '',
      body: '',
    });
    expect(stale.status).toBe(409);
    expect(await stale.text()).toContain('Someone else has saved this in the meantime.');
  });

  it('a schedule in the past is refused; one to come is set and taken back', async () => {
    const path = await begin('news', 'scheduled-by-form');
    await save(path, {});
    expect((await send(path, { intent: 'schedule', language: 'en', at: '2020-01-01T09:00' })).status).toBe(422);
    expect((await send(path, { intent: 'schedule', language: 'en', at: '2026-11-24T09:00' })).status).toBe(302);
    expect(await look(path)).toContain('Goes out on Tue 24 Nov 2026, 9:00\u00a0am');
    await send(path, { intent: 'cancel_schedule', language: 'en' });
    expect(await look(path)).not.toContain('Goes out on');
  });

  it('a form that another site sends changes nothing', async () => {
    const path = await begin('news', 'from-elsewhere');
    const response = await sendForm(
      site,
      path,
      { cookie: editor.cookie, csrfToken: 'guessed' },
      { intent: 'publish', language: 'en' },
    );
    expect(response.status).toBe(403);
  });
});

it('a version or a picture with a number that no row can have is not there, and no fault of ours', async () => {
  const path = await begin('news', 'with-odd-numbers');
  for (const number of ['x', '1.5', '-1', '1e309', '99999999999', 'NaN']) {
    const odd = encodeURIComponent(number);
    const restored = await send(`${path}/versions`, { intent: 'restore', language: 'en', number });
    expect(restored.status, `restore ${number}`).toBe(404);
    const shown = await openConsole(site, `${path}/versions?language=en&number=${odd}`, editor);
    expect([200, 404], `version ${number}`).toContain(shown.status);
    const described = await send('/staff/media', { intent: 'describe', id: number, alt: 'A garden' });
    expect(described.status, `picture ${number}`).toBe(404);
  }
});

it.each(['event', 'career', 'tender', 'campaign'])(
  'a draft (%s) without dates and places has a preview that says so',
  async (kind) => {
    const path = await begin(kind, `bare-${kind}`);
    const shown = await openConsole(site, `${path}/preview`, editor);
    expect(shown.status).toBe(200);
    expect(await shown.text()).toContain('own fields are missing, such as dates or places');
  },
);

it('versions are compared in words and brought back', async () => {
  const path = await begin('news', 'with-versions');
  await save(path, { title: 'First words' });
  await save(path, { title: 'Second words' });
  const html = await look(`${path}/versions?language=en&number=1`);
  expect(html).toMatch(/<del[^>]*>.*First/s);
  expect(html).toMatch(/<ins[^>]*>.*Second/s);
  await send(`${path}/versions`, { intent: 'restore', language: 'en', number: '1' });
  expect(await look(path)).toContain('value="First words"');
});

it('the list is saved as a file with its filters, for those who may read it', async () => {
  const response = await openConsole(site, '/staff/content/csv?kind=article&q=chest+pain', editor);
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="content.csv"');
  const lines = (await response.text()).trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toMatch(/article,chest-pain-when-to-call-999,Chest pain: when to call 999,published,yes,/);
  expect(await look('/staff/content?kind=article')).toMatch(/href="\/staff\/content\/csv\?[^"]*kind=article/);
  expect(await (await openConsole(site, '/staff/content/csv', recruiter)).text()).not.toContain('chest-pain');
  expect((await openConsole(site, '/staff/content/csv')).status).toBe(302);
});

describe('the media library', () => {
  it('is narrowed to pictures in use or not, turned round, and saved as a file', async () => {
    const numbersIn = (html: string) => [...html.matchAll(/name="id" value="(\d+)"/g)].map(([, id]) => Number(id));
    const file = async (query: string) => (await look(`/staff/media/csv${query}`)).trim().split('\r\n').length - 1;
    const [used, unused, all] = [await file('?used=yes'), await file('?used=no'), await file('')];
    expect(used + unused).toBe(all);
    const [newest, oldest] = [numbersIn(await look('/staff/media')), numbersIn(await look('/staff/media?sort=id'))];
    expect(newest).toEqual(newest.toSorted((a, b) => b - a));
    expect(oldest).toEqual(oldest.toSorted((a, b) => a - b));
    expect((await openConsole(site, '/staff/media/csv', recruiter)).status).toBe(403);
  });

  const upload = async (bytes: Uint8Array, alt: string) => {
    const body = new FormData();
    body.set('zone_token', editor.csrfToken);
    body.set('intent', 'add');
    body.set('alt', alt);
    body.set('image', new File([bytes as Uint8Array<ArrayBuffer>], 'a picture.png', { type: 'image/png' }));
    return site.request('/staff/media', {
      method: 'POST',
      headers: { cookie: editor.cookie, origin: testOrigin, 'sec-fetch-dest': 'document' },
      body,
    });
  };

  it('takes a picture with its words, and refuses what is none', async () => {
    const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#0E2A47' } })
      .png()
      .toBuffer();
    const response = await upload(picture, 'Hills at dawn');
    expect(response.status).toBe(302);
    expect(await look('/staff/media')).toContain('Hills at dawn');
    expect((await upload(Buffer.from('no picture'), 'x')).status).toBe(422);
    expect((await upload(picture.subarray(0, 40), 'x')).status).toBe(422);
    expect((await upload(await sharp(picture).resize(500).toBuffer(), ' ')).status).toBe(422);
  });

  it('an entry takes a picture of the library by what it shows, another by its number, or a new one with its words', async () => {
    const colour = (background: string) =>
      sharp({ create: { width: 600, height: 400, channels: 3, background } })
        .png()
        .toBuffer();
    await upload(await colour('#0B6B6B'), 'A teal door');
    const path = await begin('article', 'with-a-picture');
    const offered = /value="(\d+)"[^>]*>A teal door/.exec(await look(path))?.[1];
    expect(offered).toMatch(/^\d+$/);
    await save(path, { image: offered! });
    expect(await look(path)).toMatch(new RegExp(`name="image" checked="" value="${offered}"`));
    expect(await (await save(path, { image: '', imageNumber: '999999' })).text()).toContain(
      'No picture of the library has this number.',
    );
    const body = new FormData();
    const fields = {
      zone_token: editor.csrfToken,
      intent: 'save',
      language: 'en',
      revision: revisionIn(await look(path)),
      title: 'A title',
      summary: 'A summary',
      body: '<p>Words.</p>',
      image: offered!,
      alt: 'A gold window',
    };
    for (const [name, value] of Object.entries(fields)) body.set(name, value);
    body.set(
      'newImage',
      new File([(await colour('#C9973B')) as Uint8Array<ArrayBuffer>], 'window.png', { type: 'image/png' }),
    );
    const sendPicture = () =>
      site.request(path, {
        method: 'POST',
        headers: { cookie: editor.cookie, origin: testOrigin, 'sec-fetch-dest': 'document' },
        body,
      });
    expect((await sendPicture()).status).toBe(302);
    expect(await look(path)).toMatch(/checked=""[^>]*value="\d+"[^>]*>A gold window/);
    body.set('revision', revisionIn(await look(path)));
    body.set('alt', '');
    body.set('newImage', new File(['no picture'], 'window.png', { type: 'image/png' }));
    expect(await (await sendPicture()).text()).toContain('Say in words what the picture shows');
  });
});
