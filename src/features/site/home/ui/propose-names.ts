import { fetchSuggestions } from '#src/features/site/search/ui/fetch-suggestions.ts';

/** Delay after the last key. */
const pauseMs = 150;
let waiting: AbortController | undefined;

/**
 * Fills the list of proposals beside a field for a doctor's name, by what is typed; the browser itself shows it.
 * Without an answer the field is as before.
 */
export async function proposeNames({ value, list }: HTMLInputElement): Promise<void> {
  waiting?.abort();
  waiting = new AbortController();
  const { signal } = waiting;
  await new Promise((resolve) => setTimeout(resolve, pauseMs));
  if (signal.aborted || !list) return;
  const names = await fetchSuggestions({ keyword: value, type: 'doctor' }, signal);
  if (!signal.aborted) list.replaceChildren(...(names ?? []).map((name) => new Option(name, name)));
}
