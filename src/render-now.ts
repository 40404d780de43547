import { options } from 'preact';

/** Preact renders a change in a microtask; this renders the changes of `change` before it returns. */
export function renderNow(change: () => void): void {
  const later = options.debounceRendering;
  let rendering: (() => void) | undefined;
  options.debounceRendering = (render) => {
    rendering = render;
  };
  try {
    change();
    while (rendering) {
      const render = rendering;
      rendering = undefined;
      render();
    }
  } finally {
    if (later) options.debounceRendering = later;
    else delete options.debounceRendering;
  }
}
