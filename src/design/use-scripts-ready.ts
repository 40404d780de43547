import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only a browser can tell, and what stands until it does: the server's page is the same for all. `read` answers a plain value. */
export function useInBrowser<Value extends string | boolean>(read: () => Value, before: Value): Value {
  return useSyncExternalStore(never, read, () => before);
}

/** Whether scripts have taken the page over: what needs them is shown from then on. */
export function useScriptsReady(): boolean {
  return useInBrowser(() => true, false);
}
