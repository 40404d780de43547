import { m } from '#src/paraglide/messages.js';

/** The first tab stop: skips header and menu. */
export function SkipLink() {
  return (
    <a
      href="#main"
      className="sr-only z-50 rounded-soft bg-cream font-semibold text-deep focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-5 focus:py-3 focus:outline-gold"
    >
      {m.design_skip()}
    </a>
  );
}
