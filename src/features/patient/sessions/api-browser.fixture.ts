import type { TestSite } from '#tests/support/test-site.ts';

/** A browser that calls the API of one of our servers, from an address of its own, and keeps its cookies. */
export function apiBrowser(server: Pick<TestSite, 'request'>, address = '198.51.100.1') {
  const cookies = new Map<string, string>();
  return {
    cookies,
    async call(path: string, body: unknown = {}, at: Pick<TestSite, 'request'> = server) {
      const response = await at.request(`/api/${path}`, {
        method: 'POST',
        headers: {
          'x-api-key': 'demo-web-key',
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/json',
          'x-forwarded-for': address,
          cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        },
        body: JSON.stringify(body),
      });
      for (const text of response.headers.getSetCookie()) {
        const [, name = '', value] = /^([^=]+)=([^;]*)/.exec(text)!;
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return { status: response.status, body: (await response.json()) as Record<string, unknown> };
    },
  };
}
