import { useEffect, useRef, useState } from 'react';
import { pageHref } from '#src/design/site-link.tsx';

const shortest = 2;
/** A pause in typing. */
const pauseMs = 150;

/** What the server suggests for the words typed so far; empty while there is nothing to say. An answer that comes too late is left out. */
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

/** Nothing when the server does not answer, or asks to wait: the form works without. */
async function fetchSuggestions(typed: string, signal: AbortSignal): Promise<string[] | null> {
  try {
    const response = await fetch(`${pageHref('/search/suggestions')}?${new URLSearchParams({ keyword: typed })}`, {
      signal,
    });
    return response.ok ? ((await response.json()) as { suggestions: string[] }).suggestions : null;
  } catch {
    return null;
  }
}
