import { useEffect, useState } from 'react';
import { SiteLink, pageHref } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';

const everyMs = 4_000;

interface StateNewsProps {
  entryId: number;
  /** The recordings and their states as the page shows them. */
  shown: string;
}

/**
 * While a recording waits or is converted: a link that loads the page again, and with scripts a line that says when
 * there is something new. The page never reloads by itself, because somebody may be reading or choosing a file.
 */
export function StateNews({ entryId, shown }: StateNewsProps) {
  const isMoving = /waiting|converting/.test(shown);
  const [hasNews, setNews] = useState(false);
  useEffect(() => {
    if (!isMoving) return undefined;
    const stop = new AbortController();
    const timer = setInterval(async () => {
      const now = await statesNow(entryId, stop.signal);
      if (now !== null && now !== shown) setNews(true);
    }, everyMs);
    return () => {
      clearInterval(timer);
      stop.abort();
    };
  }, [entryId, shown, isMoving]);
  if (!isMoving) return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4">
      <span role="status">{hasNews ? m.recordings_news() : ''}</span>
      <SiteLink href={`/staff/content/${entryId}/recording`} className="inline-flex min-h-11 items-center">
        {m.recordings_look_again()}
      </SiteLink>
    </p>
  );
}

async function statesNow(entryId: number, signal: AbortSignal): Promise<string | null> {
  try {
    const answer = await fetch(pageHref(`/staff/content/${entryId}/recording/file`), { signal });
    if (!answer.ok) return null;
    const rows = (await answer.json()) as { id: string; state: string }[];
    return rows.map(({ id, state }) => `${id} ${state}`).join(',');
  } catch {
    return null;
  }
}
