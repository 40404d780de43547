import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * A value that only the browser knows, and the value to use until then, because the server's page is the same for all.
 * `read` returns a plain value.
 */
export function useInBrowser<Value extends string | boolean>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before);
}

/** Whether the page is hydrated: elements that need scripts are shown from then on. */
export function useScriptsReady(): boolean {
  return useInBrowser(() => true, false);
}
