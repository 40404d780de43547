/** Hostile values in every parameter and every form field: whatever is sent, nothing answers 500. `npm run test:fuzz` is the long form. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInPatient, signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { addresses } from '#src/routes.ts';
import { seededRandom } from '#src/shared/seeded-random.ts';
import { openTestSite, testOrigin, type TestSite } from '#tests/support/test-site.ts';

const wanted = Number(process.env['FUZZ_REQUESTS'] ?? 400);
const newVisitorsEvery = 400;

let site: TestSite;
beforeAll(async () => {
  site = await openTestSite();
});
afterAll(() => site.close());

const values = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '99999999999999999999',
  '2147483648',
  'NaN',
  'null',
  'true',
  '[]',
  '{}',
  '[object Object]',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\uffff',
  '\u202e',
  '🙂',
  'é'.repeat(5_000),
  'x'.repeat(20_000),
  '%00',
  '%',
  '%zz',
  '%c0%af',
  "'",
  '"',
  "';--",
  "' or 1=1--",
  '\\',
  '`',
  '<script>alert(1)</script>',
  '${7*7}',
  '{{7*7}}',
  '../../etc/passwd',
  '//evil.example',
  'javascript:alert(1)',
  'https://evil.example/',
  '\r\nset-cookie: a=b',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31T23:59:60Z',
  '00000000-0000-0000-0000-000000000000',
  '__proto__',
  'constructor',
  'toString',
  'a@b',
  '+60',
  '1,5',
  '٣',
  'ms',
  'en',
  '1',
  'yes',
  'on',
];
// Their sessions are needed for what comes after.
const skipped = /^\/(?:logout|staff\/sign-out|design)$/;

interface Call {
  method: string;
  path: string;
  fields: string[];
}

/** Every call with its parameters and the fields of its body, as the readable documents name them. */
async function describedCalls(): Promise<Call[]> {
  const document = (await (await site.request('/api/openapi.json')).json()) as {
    paths: Record<string, Record<string, { parameters?: { name: string }[]; requestBody?: unknown }>>;
  };
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => {
      const named = JSON.stringify(requestBody ?? {}).match(/"([a-z_]\w*)":\{/gi) ?? [];
      return {
        method: method.toUpperCase(),
        path,
        fields: [...parameters.map(({ name }) => name), ...named.map((text) => text.slice(1, -3))],
      };
    }),
  );
}

test(
  `${wanted} requests over every address, parameter and field: none answers 500`,
  async () => {
    const { next: random } = seededRandom(`fuzz ${process.env['FUZZ_SEED'] ?? '12'}`);
    const any = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!;
    const calls = await describedCalls();
    const pages = addresses.filter(({ path }) => !skipped.test(path));
    const formFields = new Map<string, string[]>();
    const failures = new Set<string>();
    let visitors: SignedIn[] = [];
    const pathOf = (path: string) =>
      path
        .replace(/:\w+|\{\w+\}/g, () => encodeURIComponent(any(values).toWellFormed() || 'none'))
        .replace(/^\/?\*/, '/any')
        .replace('*', 'any');
    const queryOf = (names: readonly string[]) =>
      names.map((name) => `${encodeURIComponent(name)}=${encodeURIComponent(any(values).toWellFormed())}`).join('&');

    async function ask(label: string, path: string, init: RequestInit): Promise<string> {
      const response = await site.request(`${testOrigin}${path}`, { redirect: 'manual', ...init });
      const text = await response.text();
      if (response.status >= 500) failures.add(`${response.status} ${label}`);
      return text;
    }

    async function askCall({ method, path, fields }: Call, who: SignedIn): Promise<void> {
      const headers = {
        'x-api-key': 'demo-web-key',
        cookie: who.cookie,
        'x-zone-token': who.csrfToken,
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
      };
      const body = Object.fromEntries(
        fields.map((name) => [name, any<unknown>([...values, 7, -1.5, null, true, [], {}])]),
      );
      const target = `${pathOf(path.startsWith('/api') ? path : `/api${path}`)}?${queryOf(fields)}`;
      await ask(`${method} ${path}`, target, {
        method,
        headers,
        ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
      });
    }

    async function askPage(who: SignedIn): Promise<void> {
      const { path, allowedQueryParams = [], access } = any(pages);
      const cookie = who.cookie;
      const target = pathOf(path);
      const html = await ask(
        `GET ${path}`,
        `${target}?${queryOf([...allowedQueryParams, 'page', 'q', 'next', 'done'])}`,
        {
          headers: { cookie },
        },
      );
      const names = [...html.matchAll(/<(?:input|select|textarea|button)[^>]* name="([^"]+)"/g)].map(
        ([, name]) => name!,
      );
      if (names.length > 0)
        formFields.set(
          path,
          [...new Set([...names, 'intent'])].filter((name) => name !== 'zone_token'),
        );
      const fields = formFields.get(path) ?? ['intent', 'id', 'name'];
      const form = new URLSearchParams(access ? { zone_token: who.csrfToken } : {});
      // Mostly what a person could send, with one field that nobody would.
      const hostile = any(fields);
      for (const name of fields)
        form.set(name, name === hostile || random() < 0.3 ? any(values).toWellFormed() : 'Aminah');
      await ask(`POST ${path} ${hostile}`, target, {
        method: 'POST',
        headers: { cookie, origin: testOrigin },
        body: form,
      });
    }

    for (let sent = 0; sent < wanted;) {
      if (sent % newVisitorsEvery < 2 || visitors.length === 0)
        visitors = [
          await signedInPatient(site.app),
          await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]),
        ];
      const who = any(visitors);
      if (random() < 0.4) {
        await askCall(any(calls), who);
        sent += 1;
      } else {
        await askPage(who);
        sent += 2;
      }
    }
    expect([...failures].sort()).toEqual([]);
  },
  4 * 3_600_000,
);
