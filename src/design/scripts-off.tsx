import { m } from '#src/paraglide/messages.js';

/** Shown where scripts are off: what still works and what does not. */
export function ScriptsOff() {
  return (
    <noscript>
      <p className="border-b border-line bg-cream py-2 text-[0.9375rem]">
        <span className="page-column block">{m.design_scripts_off()}</span>
      </p>
    </noscript>
  );
}
