import type { SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { testOrigin, type TestSite } from '#tests/support/test-site.ts';

/** Opens a page of the console with that person's browser. */
export function openConsole(site: TestSite, path: string, who?: Pick<SignedIn, 'cookie'>): Promise<Response> {
  return site.request(path, { headers: { cookie: who?.cookie ?? '', 'sec-fetch-dest': 'document' } });
}

/** Sends an admin page's form as its document would. */
export function sendForm(
  site: TestSite,
  path: string,
  who: Pick<SignedIn, 'cookie' | 'csrfToken'>,
  fields: Record<string, string | string[]>,
): Promise<Response> {
  const body = new URLSearchParams({ zone_token: who.csrfToken });
  for (const [name, value] of Object.entries(fields)) for (const one of [value].flat()) body.append(name, one);
  return site.request(path, {
    method: 'POST',
    headers: { cookie: who.cookie, origin: testOrigin, 'sec-fetch-dest': 'document' },
    body,
  });
}

export function headingOf(html: string): string {
  return /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, '') ?? '';
}

/** The values of a page's text fields by name, as its form would send them. */
export function inputsOf(html: string): Record<string, string> {
  const found = [
    ...html.matchAll(/<input[^>]*name="([^"]+)"[^>]*value="([^"]*)"/g),
    ...html.matchAll(/<textarea[^>]*name="([^"]+)"[^>]*>([^<]*)</g),
  ].map(([, name, value]): [string, string] => [name!, value!]);
  return Object.fromEntries(found.filter(([name]) => name !== 'zone_token'));
}
