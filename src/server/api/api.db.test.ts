import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const post = (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
  site.request(`/api/${path}`, {
    method: 'POST',
    body,
    headers: { 'x-api-key': 'demo-web-key', 'content-type': 'application/json', ...headers },
  });

describe('the door of the API', () => {
  it('opens to a known key alone', async () => {
    expect((await site.request('/api/doctors/listing')).status).toBe(401);
    expect((await site.request('/api/doctors/listing', { headers: { 'x-api-key': 'guess' } })).status).toBe(401);
    expect((await site.api('GET', 'doctors/listing?limit=1')).status).toBe(200);
  });

  it('says what is wrong with a body that is not JSON, is no object, or is too large', async () => {
    expect((await post('auth/token', '{"action"')).status).toBe(400);
    expect((await post('auth/token', 'action=get_token', { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await post('auth/token', '[]')).status).toBe(422);
    expect((await post('auth/token', JSON.stringify({ action: 'x'.repeat(70_000) }))).status).toBe(413);
  });

  it('names the fields it refuses, in the language asked for', async () => {
    const { status, body } = await site.api('GET', 'doctors/listing?limit=0&lang=ms');
    expect(status).toBe(422);
    expect(body.status).toBe(false);
    expect(body.errors.limit).toHaveLength(1);
    expect(body.message).toContain('tidak sah');
  });

  it('refuses a bearer token that is forged, and takes one that it issued', async () => {
    const { body } = await site.api('POST', 'auth/token', { action: 'get_token' });
    expect(body.status).toBe(true);
    const list = (token: string) =>
      site.api('GET', 'appointment/getAll', undefined, { authorization: `Bearer ${token}` });
    expect((await list(body.token)).status).toBe(200);
    expect((await list(`${body.token.slice(0, -2)}xx`)).status).toBe(401);
  });
});

describe('a guest token', () => {
  const check = async (token: string) => (await site.api('POST', 'auth/token', { action: 'check_token', token })).body;

  it('is valid for thirty days and not a moment longer', async () => {
    const { body } = await site.api('POST', 'auth/token', { action: 'get_token' });
    expect(await check(body.token)).toEqual({ status: true });
    site.clock.advance(30 * 86_400_000 - 1_000);
    expect(await check(body.token)).toEqual({ status: true });
    site.clock.advance(1_001);
    expect(await check(body.token)).toEqual({ status: false });
    site.clock.set('2026-11-23T09:00:00+08:00');
  });

  it.each(['', 'undefined', 'g1.a.b.c', 'x'.repeat(4_000)])(
    'that was never ours is refused with an answer, not an error: %#',
    async (token) => {
      expect(await check(token)).toEqual({ status: false });
    },
  );
});

describe('the documents', () => {
  it('describe every call from the schemas that validate it', async () => {
    const document = (await (await site.request('/api/openapi.json')).json()) as {
      openapi: string;
      paths: Record<string, { get?: { parameters: { name: string }[] } }>;
    };
    expect(document.openapi).toBe('3.1.0');
    for (const path of [
      'hospistal/hospital_listing',
      'hospital_individual_detail',
      'hospital_service',
      'coe/coe_detail',
      'patient_care',
      'doctors/listing',
      'doctors/individual',
      'doctors/subspeciality',
      'specialist/listing',
      'specialist/individual',
      'specialist/services',
      'keyword',
      'seo/seo',
      'page/meta-data',
      'favicon',
      'lists/gender',
      'lists/language',
      'lists/hospital',
      'lists/speciality',
      'lists/country',
      'lists/insurer',
      'appointment/availability',
      'appointment/timeslot',
      'appointment/create',
      'homepage/sections',
      'settings/get_settings',
      'auth/token',
      'auth/twilio',
    ]) {
      expect(document.paths, path).toHaveProperty([`/api/${path}`]);
    }
    expect(document.paths['/api/doctors/listing']!.get!.parameters.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['limit', 'offset', 'lang', 'specialisation']),
    );
  });

  it('name the countries in the language asked for, ours first', async () => {
    const { body } = await site.api('GET', 'lists/country?lang=ms');
    expect(body.data.slice(0, 1)).toEqual([{ value: 'MY', name: 'Malaysia' }]);
    expect(body.data).toContainEqual({ value: 'SG', name: 'Singapura' });
  });

  it('name the insurers that the settings name', async () => {
    const { body } = await site.api('GET', 'lists/insurer');
    expect(body.data).toHaveLength(8);
    expect(body.data).toContainEqual({ name: 'Permai Takaful' });
  });

  it('can be read by a person, by a script and styles of our own address alone', async () => {
    const answer = await site.request('/api/docs');
    const html = await answer.text();
    const nonce = /<meta property="csp-nonce" content="([^"]+)"/.exec(html)?.[1] ?? 'none';
    expect(answer.headers.get('content-security-policy')).toBe(
      `default-src 'none'; script-src 'self'; style-src 'nonce-${nonce}'; style-src-attr 'unsafe-inline'; img-src 'self' data:; font-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    );
    expect(nonce).toHaveLength(24);
    expect(await (await site.request('/api/docs')).text()).not.toContain(nonce);
    const script = /<script id="api-reference" [^>]*src="([^"]+)"/.exec(html)![1]!;
    const sent = await site.request(script, { headers: { 'accept-encoding': 'gzip' } });
    expect(sent.headers.get('content-encoding')).toBe('gzip');
    const code = gunzipSync(new Uint8Array(await sent.arrayBuffer())).toString();
    expect(code).toContain('createApiReference');
    expect(await (await site.request(script)).text()).toBe(code);
  });
});

describe('the calls about heads', () => {
  it('answer what the page itself says', async () => {
    const { body } = await site.api('GET', 'seo/seo?keyword=/doctor&lang=ms');
    const html = await (await site.request('/ms/doctor')).text();
    expect(html).toContain(body.data.title.replace(/&/g, '&amp;'));
    expect(body.data.canonical).toBe('http://localhost:3000/ms/doctor');
    const meta = await site.api('GET', 'page/meta-data?module=hospital&slug=melur-ipoh');
    expect(meta.body.data.title).toContain('Ipoh');
    expect((await site.api('GET', 'page/meta-data?module=doctor&slug=none')).status).toBe(404);
  });

  it.each(['\\', '\\evil.example', '//evil.example', '/\\evil.example/doctor', '/profile', '/x/../profile'])(
    'answer of pages of this site alone: %s is none',
    async (path) => {
      expect((await site.api('GET', `seo/seo?keyword=${encodeURIComponent(path)}`)).status).toBe(404);
    },
  );
});
