import { testOrigin, type TestSite } from '#tests/support/test-site.ts';

/** A visitor with scripts off: pages, forms and one cookie. */
export function guestBrowser(site: Pick<TestSite, 'request'>) {
  let cookie = '';
  let csrfToken = '';
  const store = (response: Response) => {
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie;
    return response;
  };
  return {
    async open(path: string) {
      const response = store(await site.request(path, { headers: { cookie } }));
      const html = readable(await response.text());
      csrfToken = /<meta name="zone-token" content="([^"]+)"/.exec(html)?.[1] ?? csrfToken;
      return { status: response.status, headers: response.headers, html };
    },
    async send(path: string, fields: Record<string, string>) {
      if (!csrfToken) await this.open(path);
      const response = store(
        await site.request(path, {
          method: 'POST',
          body: new URLSearchParams({ zone_token: csrfToken, ...fields }),
          headers: { cookie, origin: testOrigin },
        }),
      );
      return {
        status: response.status,
        location: response.headers.get('location') ?? '',
        html: readable(await response.text()),
      };
    },
  };
}

/** Removes the markers that rendering leaves between texts, and the data that only scripts read. */
const readable = (html: string) =>
  html
    .replaceAll('<!-- -->', '')
    .replace(/<script\b[^]*?<\/script>/g, '')
    .replaceAll('&#x27;', "'");

export const hiddenInputs = (html: string) =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );
