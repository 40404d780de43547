import { useEffect, useRef, useState } from 'react';
import { pageHref } from '#src/design/navigation/site-link.tsx';

const shortest = 2;
/** Delay after the last key. */
const pauseMs = 150;

/** The server's suggestions for the typed words; empty while there are none. A late answer is dropped. */
export function useSuggestions(): {
  suggestions: readonly string[];
  isAnswered: boolean;
  ask: (typed: string) => void;
  close: () => void;
} {
  const [state, setState] = useState<{ suggestions: readonly string[]; isAnswered: boolean }>({
    suggestions: [],
    isAnswered: false,
  });
  const waiting = useRef<AbortController>(undefined);
  useEffect(() => () => waiting.current?.abort(), []);
  const close = () => {
    waiting.current?.abort();
    setState({ suggestions: [], isAnswered: false });
  };
  const ask = (typed: string) => {
    waiting.current?.abort();
    if ([...typed.trim()].length < shortest) return close();
    const request = new AbortController();
    waiting.current = request;
    const find = async () => {
      if (request.signal.aborted) return;
      const suggestions = await fetchSuggestions(typed, request.signal);
      if (suggestions && !request.signal.aborted) setState({ suggestions, isAnswered: true });
    };
    setTimeout(() => void find(), pauseMs);
  };
  return { ...state, ask, close };
}

/**
 * The server's suggestions for the typed words. Null where the server does not answer or asks to wait, because every
 * form works without them.
 */
async function fetchSuggestions(keyword: string, signal: AbortSignal): Promise<string[] | null> {
  try {
    const query = new URLSearchParams({ keyword });
    const response = await fetch(`${pageHref('/search/suggestions')}?${query}`, { signal });
    return response.ok ? ((await response.json()) as { suggestions: string[] }).suggestions : null;
  } catch {
    return null;
  }
}
