import { useEffect, useRef, useState } from 'react';
import { fetchSuggestions } from './fetch-suggestions.ts';

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
      const suggestions = await fetchSuggestions({ keyword: typed }, request.signal);
      if (suggestions && !request.signal.aborted) setState({ suggestions, isAnswered: true });
    };
    setTimeout(() => void find(), pauseMs);
  };
  return { ...state, ask, close };
}
