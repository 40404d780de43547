import { limitedText } from '#src/platform/http/limited-response.ts';
import type { PagePurger } from './page-purge.ts';

const deadlineMs = 5_000;
const largestAnswer = 64 * 1024;
/** The largest number of tags in one call. */
const tagsOfACall = 30;

interface Settings {
  /** 'https://api.cloudflare.com/client/v4'. */
  apiUrl: string;
  zoneId: string;
  /** API token with the right to purge this zone only. */
  token: string;
}

/**
 * Cloudflare's call `POST /zones/{zone}/purge_cache` with tags. Its answer is 200 with `success: false` where it
 * refuses.
 */
export function cloudflarePurge({ apiUrl, zoneId, token }: Settings): PagePurger {
  const address = `${apiUrl.replace(/\/$/, '')}/zones/${encodeURIComponent(zoneId)}/purge_cache`;
  return {
    async purge(tags) {
      const calls = Array.from({ length: Math.ceil(tags.length / tagsOfACall) }, (_, index) =>
        tags.slice(index * tagsOfACall, (index + 1) * tagsOfACall),
      );
      await Promise.all(calls.map((tags) => purgeTags(address, token, tags)));
    },
  };
}

async function purgeTags(address: string, token: string, tags: readonly string[]): Promise<void> {
  const answer = await fetch(address, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ tags }),
    redirect: 'error',
    signal: AbortSignal.timeout(deadlineMs),
  });
  const said = await limitedText(answer, largestAnswer);
  if (!answer.ok || !isSuccess(said)) throw new Error(`Cloudflare answered ${answer.status} to a purge.`);
}

function isSuccess(said: string): boolean {
  try {
    return (JSON.parse(said) as { success?: unknown }).success === true;
  } catch {
    return false;
  }
}
