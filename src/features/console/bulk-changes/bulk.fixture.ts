import { openConsole, sendForm } from '#src/features/console/frame/console.fixture.ts';
import type { SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { TestSite } from '#tests/support/test-site.ts';

/** The confirmation of an action on these rows, as the list's form asks for it. */
export async function openBulk(
  site: TestSite,
  who: SignedIn,
  { path, action, keys }: { path: string; action: string; keys: readonly (string | number)[] },
) {
  const query = new URLSearchParams([['do', action], ...keys.map((key) => ['item', String(key)])]);
  const answer = await openConsole(site, `${path}/bulk?${query}`, who);
  return { status: answer.status, html: await answer.text() };
}

const valuesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`name="${name}" value="([^"]*)"`, 'g'))].map(([, value]) => value!);

/** Presses the confirmation's button; returns what its page says afterwards. */
export async function confirmBulk(site: TestSite, who: SignedIn, { path, html }: { path: string; html: string }) {
  const fields = {
    intent: 'apply',
    change: valuesOf(html, 'change')[0] ?? '',
    do: valuesOf(html, 'do')[0] ?? '',
    back: path,
    item: valuesOf(html, 'item'),
  };
  return followed(site, who, await sendForm(site, `${path}/bulk`, who, fields));
}

/** Presses undo on the page of a change. */
export async function undoBulk(site: TestSite, who: SignedIn, { path, id }: { path: string; id: string }) {
  return followed(site, who, await sendForm(site, `${path}/bulk`, who, { intent: 'undo', change: id, back: path }));
}

async function followed(site: TestSite, who: SignedIn, answer: Response) {
  const location = answer.headers.get('location');
  const page = location ? await (await openConsole(site, location, who)).text() : await answer.text();
  const id = new URL(location ?? '/', 'http://x').searchParams.get('change') ?? '';
  return { status: answer.status, id, html: page };
}

/** The titles of one section of such a page. */
export function rowsIn(html: string, section: string): string {
  return new RegExp(`<section aria-labelledby="${section}"[^]*?</section>`).exec(html)?.[0] ?? '';
}
