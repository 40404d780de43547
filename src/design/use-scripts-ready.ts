import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts have taken the page over: what needs them is shown from then on. */
export function useScriptsReady(): boolean {
  return useSyncExternalStore(never, () => true, () => false);
}
