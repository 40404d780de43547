import { remembered, type SessionAccount } from './session-storage.ts';

export interface SessionResponse {
  status: boolean;
  token?: string;
  account?: SessionAccount;
  second_factor?: object;
  code?: string;
  message?: string;
  data?: unknown;
  errors?: Record<string, string[]>;
}

const deadlineMs = 15_000;

/**
 * Reads a value from the document: the client's API key, which names the channel and grants nothing, or a private
 * page's CSRF token.
 */
function fromDocument(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** A call below /api/ as the visitor. Throws where no answer came; a refusal is returned. */
export async function sessionCall(
  path: string,
  body: object,
  method: 'POST' | 'GET' = 'POST',
): Promise<SessionResponse> {
  const token = remembered('token');
  const csrfToken = fromDocument('zone-token');
  const response = await fetch(
    `/api/${path}${path.includes('?') ? '&' : '?'}lang=${document.documentElement.dataset['language'] ?? 'en'}`,
    {
      method,
      headers: {
        'content-type': 'application/json',
        'x-api-key': fromDocument('api-key'),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(csrfToken ? { 'x-zone-token': csrfToken } : {}),
      },
      signal: AbortSignal.timeout(deadlineMs),
      ...(method === 'POST' ? { body: JSON.stringify(body) } : {}),
    },
  );
  const answer = (await response.json()) as SessionResponse;
  return response.ok ? answer : { ...answer, status: false };
}
