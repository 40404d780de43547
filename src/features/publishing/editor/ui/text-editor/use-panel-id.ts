import { useState } from 'react';

let made = 0;

/** An id for a control of a tool's panel. A panel opens on a click, so the server never renders its ids. */
export function usePanelId(): string {
  const [id] = useState(() => `tool-panel-${(made += 1)}`);
  return id;
}
