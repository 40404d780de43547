import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { signedInPatient, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let patient: SignedIn;
beforeAll(async () => {
  site = await openTestSite();
  patient = await signedInPatient(site.app);
});
afterAll(() => site.close());

const formType = 'application/x-www-form-urlencoded';
const post = async (path: string, body: BodyInit, type: string | null = formType, to = site) => {
  const response = await to.request(path, {
    method: 'POST',
    headers: { cookie: patient.cookie, origin: testOrigin, ...(type ? { 'content-type': type } : {}) },
    body,
  });
  return response.status;
};

describe('what is not text', () => {
  test.each([
    '/doctor?doctor_name=%00',
    '/search?keyword=a%00b',
    '/api/doctors/listing?q=%00',
    '/faq?q=%ff%fe',
    '/login?next=%c0%80',
  ])('in a query is refused once, before any page or call: %s', async (path) => {
    expect((await site.request(path, { headers: { 'x-api-key': 'demo-web-key' } })).status).toBe(400);
  });

  test('a percent sign that encodes nothing is a percent sign, as people write it into links', async () => {
    expect((await site.request('/faq?q=100%')).status).toBe(200);
    expect((await site.request('/faq?q=100%25')).status).toBe(200);
  });

  test.each(['/login', '/register', '/enquiry', '/cart/add', '/profile/account', '/bookmarks'])(
    'in a form is refused before the page reads it: %s',
    async (path) => {
      const token = `zone_token=${encodeURIComponent(patient.csrfToken)}`;
      expect(await post(path, `${token}&name=a%00b`)).toBe(400);
      expect(await post(path, `${token}&na%00me=a`)).toBe(400);
      expect(await post(path, `${token}&name=%ff`)).toBe(400);
      expect(await post(path, new Uint8Array([110, 61, 0xff]))).toBe(400);
      const files = new FormData();
      files.set('name', 'a\u0000b');
      expect(await post(path, files, null)).toBe(400);
      expect(await post(path, 'broken', 'multipart/form-data; boundary=x')).toBe(400);
    },
  );

  test('in the body of a call is refused with the words of every malformed call', async () => {
    for (const body of [
      '{"email":"a\\u0000@example.test","password":"x"}',
      '{"a":[{"\\ud800":1}]}',
      '{"a":"\\udfff"}',
    ]) {
      const response = await site.request('/api/auth/login', {
        method: 'POST',
        headers: { 'x-api-key': 'demo-web-key', 'content-type': 'application/json' },
        body,
      });
      expect([response.status, (await response.json()).code]).toEqual([400, 'malformed']);
    }
  });
});

test('a page takes forms by POST and nothing else', async () => {
  for (const path of ['/login', '/profile/account', '/cart/add']) {
    expect(await post(path, '{"email":"a"}', 'application/json'), path).toBe(415);
    expect(await post(path, 'email=a', 'text/plain'), path).toBe(415);
    for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS'])
      expect((await site.request(path, { method, headers: { origin: testOrigin } })).status, `${method} ${path}`).toBe(
        405,
      );
  }
});

test('two Host headers are refused, one is not', async () => {
  const ask = await askBySocket();
  try {
    expect(await ask(['localhost'])).toContain(' 200 ');
    expect(await ask(['localhost', 'evil.example'])).toContain(' 400 ');
    expect(await ask(['localhost', 'localhost'])).toContain(' 400 ');
  } finally {
    await ask.close();
  }
});

test('what tells about the machine is not answered: TRACE, files of version control, folders', async () => {
  const ask = await askBySocket();
  try {
    expect(await ask(['localhost'], 'TRACE /home')).toContain(' 405 ');
    expect(await ask(['localhost'], 'TRACE /health/live')).toContain(' 405 ');
    expect(await ask(['localhost'], 'HEAD /home')).toContain(' 200 ');
  } finally {
    await ask.close();
  }
  for (const path of ['/.git/HEAD', '/.env', '/assets', '/films', '/package.json', '/build/server/index.js'])
    expect((await site.request(path)).status, path).toBe(404);
});

/** The status line of a request that only a raw socket can send. */
async function askBySocket() {
  const server = await site.listen();
  const ask = (hosts: string[], what = 'GET /health/live') =>
    new Promise<string>((resolve, reject) => {
      const socket = connect(server.port, '127.0.0.1', () =>
        socket.write(
          `${what} HTTP/1.1\r\n${hosts.map((host) => `Host: ${host}\r\n`).join('')}Connection: close\r\n\r\n`,
        ),
      );
      let answer = '';
      socket.on('data', (part: Buffer) => (answer += part.toString()));
      socket.on('end', () => resolve(answer.split('\r\n')[0]!));
      socket.on('error', reject);
    });
  return Object.assign(ask, { close: () => server.close() });
}

describe('a real bearer', () => {
  const getToken = async (headers: Record<string, string>) =>
    (await site.api('POST', 'auth/token', { action: 'get_token' }, headers)).body.token as string;

  test('is given to no browser, also not to one that sends no Sec-Fetch headers', async () => {
    expect(await getToken({})).not.toMatch(/^m1\./);
    const browsers: Record<string, string>[] = [
      { 'sec-fetch-site': 'same-origin' },
      { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 15_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1' },
      { origin: testOrigin },
      { referer: `${testOrigin}/login` },
      { cookie: 'guest=someone' },
    ];
    for (const headers of browsers) expect(await getToken(headers), JSON.stringify(headers)).toMatch(/^m1\./);
  });

  test('opens nothing in a browser', async () => {
    const authorization = `Bearer ${await getToken({})}`;
    const list = (headers: Record<string, string>) =>
      site.api('GET', 'appointment/getAll', undefined, { authorization, ...headers });
    expect([(await list({})).status, (await list({ origin: testOrigin })).status]).toEqual([200, 401]);
  });
});

/** What is put together or read from the database for each request, outside the page cache and the calls. */
const documents = [
  '/api/openapi.json',
  '/api/docs',
  '/api/docs/scalar.js',
  '/sitemap.xml',
  '/sitemaps/doctor-1.xml',
  '/feeds/news.xml',
  '/ms/feeds/news.xml',
  '/events/none/calendar.ics',
  '/zh/events/none/calendar.ics',
  '/media/1/640.webp',
  '/brand/00000000000000000000000000000000.png',
  '/documents/00000000-0000-4000-8000-000000000000.pdf',
  '/ms/documents/00000000-0000-4000-8000-000000000000.pdf',
  '/recordings/none.mp3',
  '/films/none.en.vtt',
  '/pictures/share/home.png',
];

describe('one address, behind a proxy of our own', () => {
  const from = (address: string) => ({ 'x-api-key': 'demo-web-key', 'x-forwarded-for': address });

  test('writes three hundred times a minute and asks a thousand two hundred times for what no cache answers', async () => {
    const proxied = await openTestSite({ trustedProxies: 1 });
    try {
      const write = (address: string) =>
        proxied.request('/bookmarks', {
          method: 'POST',
          headers: { ...from(address), origin: testOrigin, 'content-type': 'application/json' },
          body: '{}',
        });
      const written = [];
      for (let sent = 0; sent < 301; sent += 1) written.push((await write('198.51.100.7')).status);
      expect([written.slice(0, 300).includes(429), written[300]]).toEqual([false, 429]);
      const call = await proxied.request('/api/bookmark/add', { method: 'POST', headers: from('198.51.100.7') });
      expect([call.status, Number(call.headers.get('retry-after')) > 0]).toEqual([429, true]);
      expect((await write('198.51.100.8')).status).toBe(415);
      expect((await write('127.0.0.1')).status, 'a proxy that nobody named').toBe(415);

      const read = async (address: string, path = '/api/nothing') =>
        (await proxied.request(path, { headers: from(address) })).status;
      const statuses = new Set<number>();
      for (let asked = 0; asked < 1_200; asked += 1) statuses.add(await read('198.51.100.9'));
      expect([[...statuses], await read('198.51.100.9')]).toEqual([[404], 429]);
      expect(await read('198.51.100.9', '/search?keyword=heart'), 'a page of one query').toBe(429);
      expect(await read('198.51.100.9', '/pictures/1/doctor/female/none.svg')).toBe(429);
      for (const document of documents) expect(await read('198.51.100.9', document), document).toBe(429);
      const random = await read('198.51.100.9', '/doctor?doctor_name=made-up');
      expect(random, 'a page that is not cached').toBe(429);
      await read('198.51.100.10', '/home');
      expect(await read('198.51.100.9', '/home'), 'a page that is cached').toBe(200);
      for (let asked = 0; asked < 120; asked += 1) await read('198.51.100.11', '/api/seo/seo?keyword=%2Fnot-there');
      expect(await read('198.51.100.11', '/api/seo/seo?keyword=%2Fhome'), 'a whole page for one answer').toBe(429);
      expect(await read('198.51.100.12', '/pictures/share/home.png')).toBe(200);
      for (let asked = 0; asked < 108; asked += 1)
        await read('198.51.100.12', `/pictures/share/not-there-${asked}.png`);
      expect(await read('198.51.100.12', '/pictures/share/faq.png'), 'a picture to be drawn').toBe(429);
      expect(await read('198.51.100.13', '/pictures/share/home.png'), 'another address').toBe(200);
    } finally {
      await proxied.close();
    }
  }, 300_000);
});

describe('a report of a browser', () => {
  const report = (body: unknown, type = 'application/reports+json') =>
    site.request('/csp-reports', { method: 'POST', headers: { 'content-type': type }, body: JSON.stringify(body) });

  test('is logged by route, directive and origin alone, whatever stood in the addresses', async () => {
    const warned = vi.spyOn(site.app.logger, 'warn');
    const document = `${testOrigin}/my-appointments/SECRET-1?token=abc`;
    const answers = [
      await report(
        {
          'csp-report': {
            'document-uri': document,
            'effective-directive': 'script-src',
            'blocked-uri': 'https://evil.example/a.js?x=1',
          },
        },
        'application/csp-report',
      ),
      await report([
        {
          type: 'csp-violation',
          body: {
            documentURL: document,
            effectiveDirective: 'require-trusted-types-for',
            blockedURL: 'trusted-types-sink',
          },
        },
      ]),
      await report([{ type: 'deprecation', body: {} }]),
      await report('nothing'),
    ];
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect(warned.mock.calls).toEqual([
      [
        { route: '/my-appointments/:reference', directive: 'script-src', blocked: 'https://evil.example' },
        'content security policy refused',
      ],
      [
        { route: '/my-appointments/:reference', directive: 'require-trusted-types-for', blocked: 'trusted-types-sink' },
        'content security policy refused',
      ],
    ]);
    expect((await report('x'.repeat(17_000))).status).toBe(413);
  });
});

describe('every answer says what a browser may make of it', () => {
  const filePolicy =
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

  test.each([
    ['/api/lists/language', { 'x-api-key': 'demo-web-key' }],
    ['/api/lists/language', {}],
    ['/api/openapi.json', {}],
    ['/robots.txt', {}],
    ['/sitemap.xml', {}],
    ['/favicon.svg', {}],
    ['/no-such-file.png', {}],
    ['/assets/none.js', {}],
    ['/health/live', {}],
    ['/doctor?doctor_name=%00', {}],
    ['/profile.data', {}],
  ])('%s is a document that loads nothing and is framed nowhere', async (path, headers) => {
    const answer = await site.request(path, { headers });
    expect(answer.headers.get('content-security-policy')).toBe(filePolicy);
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('a page keeps its own policy, which frames nothing either', async () => {
    const policy = (await site.request('/home')).headers.get('content-security-policy')!;
    for (const part of ["script-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(part);
    expect(policy).not.toBe(filePolicy);
  });

  test('text says its encoding, a drawing too', async () => {
    const typeOf = async (path: string) => (await site.request(path)).headers.get('content-type');
    expect(await typeOf('/favicon.svg')).toBe('image/svg+xml; charset=utf-8');
    expect(await typeOf('/sitemap.xml')).toBe('application/xml; charset=utf-8');
    expect(await typeOf('/robots.txt')).toBe('text/plain; charset=utf-8');
    expect(await typeOf('/pictures/1/doctor/female/a.svg')).toBe('image/svg+xml; charset=utf-8');
  });
});
