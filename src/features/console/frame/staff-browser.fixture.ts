import { testOrigin, type TestSite } from '#tests/support/test-site.ts';

/**
 * A staff browser with scripts off: stores cookies, follows no redirect by itself, and sends forms with the token of
 * its last document.
 */
export function staffBrowser(site: TestSite) {
  const cookies = new Map<string, string>();
  let csrfToken = '';
  async function ask(path: string, init: RequestInit = {}): Promise<Response & { html: string }> {
    const headers = {
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'sec-fetch-dest': 'document',
      ...init.headers,
    };
    const response = await site.request(path, { ...init, headers });
    for (const text of response.headers.getSetCookie()) {
      const [, name = '', value] = /^([^=]+)=([^;]*)/.exec(text)!;
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const html = await response.text();
    csrfToken = /name="zone_token" value="([^"]+)"/.exec(html)?.[1] ?? csrfToken;
    return Object.assign(response, { html });
  }
  return {
    cookies,
    open: (path: string) => ask(path),
    send: (path: string, fields: Record<string, string>) =>
      ask(path, {
        method: 'POST',
        headers: { origin: testOrigin },
        body: new URLSearchParams({ zone_token: csrfToken, ...fields }),
      }),
  };
}

/** Target of a redirect. */
export const leadsTo = (response: Response) => response.headers.get('location');
