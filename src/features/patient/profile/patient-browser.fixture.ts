import { openSession } from '#src/features/patient/sessions/sessions.server.ts';
import type { SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { csrfTokenFor, markerFor } from '#src/platform/bound-token.server.ts';
import { testOrigin, type TestSite } from '#tests/support/test-site.ts';

/** A signed-in browser with scripts off: pages, forms with their CSRF token, and calls. */
export function browserFor(site: TestSite, who: Pick<SignedIn, 'cookie' | 'csrfToken' | 'marker'>) {
  /** As a browser does: a new token of the session takes the place of the one before. */
  const storeCookie = ({ headers }: Pick<Response, 'headers'>) => {
    for (const text of headers.getSetCookie()) {
      const [, renewed] = /^((?:staff_)?session=[^;]+)/.exec(text) ?? [];
      if (renewed) who.cookie = renewed;
    }
  };
  return {
    async open(path: string) {
      const response = await site.request(path, { headers: { cookie: who.cookie } });
      return {
        status: response.status,
        headers: response.headers,
        location: response.headers.get('location') ?? '',
        html: readable(await response.text()),
      };
    },
    async send(path: string, fields: Record<string, string>) {
      const response = await site.request(path, {
        method: 'POST',
        body: new URLSearchParams({ zone_token: who.csrfToken, ...fields }),
        headers: { cookie: who.cookie, origin: testOrigin },
      });
      storeCookie(response);
      return {
        status: response.status,
        headers: response.headers,
        location: response.headers.get('location') ?? '',
        html: readable(await response.text()),
      };
    },
    async call(method: string, path: string, body?: unknown) {
      const answer = await site.api(method, path, body, {
        cookie: who.cookie,
        authorization: `Bearer ${who.marker}`,
        'x-zone-token': who.csrfToken,
        'sec-fetch-site': 'same-origin',
      });
      storeCookie(answer);
      return answer;
    },
  };
}

/** A visitor without a patient session. */
export const nobodySignedIn = { cookie: '', csrfToken: '', marker: '' };

/** Removes the markers that rendering leaves between texts, and the data that only scripts read. */
const readable = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<script\b[^]*?<\/script>/g, '')
    .replaceAll('&#x27;', "'");

/** Another browser of an existing account, such as a sample's. */
export async function signedInAgain(app: App, accountId: string): Promise<SignedIn> {
  const session = await app.db.transaction((tx) =>
    openSession(app, tx, {
      accountId,
      audience: 'patient',
      carrier: 'cookie',
      method: 'password',
      hasSecondFactor: false,
      userAgent: 'Firefox/150 Windows',
    }),
  );
  const actor: Actor = { kind: 'patient', accountId, sessionId: session.id };
  return {
    accountId,
    sessionId: session.id,
    actor,
    cookie: `session=${session.token}`,
    // The token of the open page: tests move the clock further than a page's token lasts.
    get csrfToken() {
      return csrfTokenFor(app, 'visit', actor)!;
    },
    marker: markerFor(app, actor)!,
  };
}
