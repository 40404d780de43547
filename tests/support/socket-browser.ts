import { request as overHttp, type IncomingMessage } from 'node:http';
import { request as overHttps } from 'node:https';

export interface SocketAnswer {
  status: number;
  location: string;
  cookies: string[];
  html: string;
}

interface Line {
  /** Address of the socket: 'http://127.0.0.1:4000', or a proxy with TLS. */
  socket: string;
  /** The origin that the address bar shows. */
  origin: string;
  /** The certificate that the browser trusts. */
  ca?: string;
}

/**
 * A browser with scripts off on a real socket. It stores cookies as browsers do: one whose name begins with `__Host-`
 * only from an https origin, with Secure and the whole site as its path.
 */
export function socketBrowser(line: Line) {
  const cookies = new Map<string, string>();
  let csrfToken = '';
  const ask = async (path: string, body?: URLSearchParams): Promise<SocketAnswer> => {
    const answer = await send(line, path, { cookies, ...(body ? { body: body.toString() } : {}) });
    for (const text of answer.cookies) keep(cookies, text, line.origin);
    csrfToken = /name="zone-token" content="([^"]+)"/.exec(answer.html)?.[1] ?? csrfToken;
    return answer;
  };
  return {
    cookies,
    open: (path: string) => ask(path),
    send: (path: string, fields: Record<string, string>) =>
      ask(path, new URLSearchParams({ zone_token: csrfToken, ...fields })),
  };
}

function keep(cookies: Map<string, string>, text: string, origin: string): void {
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(text) ?? [];
  const isWhole = /; Secure/.test(text) && /; Path=\/(;|$)/.test(text) && !/; Domain=/.test(text);
  if (name.startsWith('__Host-') && !(isWhole && origin.startsWith('https:'))) return;
  if (value) cookies.set(name, value);
  else cookies.delete(name);
}

async function send(
  { socket, origin, ca }: Line,
  path: string,
  { cookies, body }: { cookies: Map<string, string>; body?: string },
): Promise<SocketAnswer> {
  const headers = {
    host: new URL(origin).host,
    cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'sec-fetch-dest': 'document',
    ...(body === undefined ? {} : { origin, 'content-type': 'application/x-www-form-urlencoded' }),
  };
  const ask = socket.startsWith('https:') ? overHttps : overHttp;
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    ask(new URL(path, socket), { method: body === undefined ? 'GET' : 'POST', headers, ...(ca ? { ca } : {}) }, resolve)
      .once('error', reject)
      .end(body);
  });
  const parts: Buffer[] = [];
  for await (const part of response) parts.push(part as Buffer);
  return {
    status: response.statusCode ?? 0,
    location: response.headers.location ?? '',
    cookies: response.headers['set-cookie'] ?? [],
    html: Buffer.concat(parts).toString(),
  };
}
