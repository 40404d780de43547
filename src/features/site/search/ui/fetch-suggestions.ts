import { pageHref } from '#src/design/navigation/site-link.tsx';

/**
 * The server's suggestions for typed words, of one type of results if it is named. Null where the server does not
 * answer or asks to wait, because every form works without them.
 */
export async function fetchSuggestions(
  query: { keyword: string; type?: 'doctor' },
  signal: AbortSignal,
): Promise<string[] | null> {
  try {
    const response = await fetch(`${pageHref('/search/suggestions')}?${new URLSearchParams(query)}`, { signal });
    return response.ok ? ((await response.json()) as { suggestions: string[] }).suggestions : null;
  } catch {
    return null;
  }
}
