import { phoneHref } from '../content/phone-link.tsx';

/** Shown where scripts are off: what still works, what does not, and the number to call instead. */
export function ScriptsOff({ text, phone }: { text: string; phone: string }) {
  return (
    <noscript>
      <p role="status" className="border-b border-line bg-cream py-2 text-[0.9375rem] text-ink">
        <span className="page-column block">
          {text} {phone && <a href={phoneHref(phone)}>{phone}</a>}
        </span>
      </p>
    </noscript>
  );
}
