import { useState } from 'react';
import { useScriptsReady } from '#src/design/use-scripts-ready.ts';
import { m } from '#src/paraglide/messages.js';

const item =
  'inline-flex min-h-11 items-center rounded-full border border-line bg-white px-4 text-[0.9375rem] font-medium text-teal no-underline hover:bg-pale';

/**
 * Links for sharing a page, which contact no other site before they are followed; copying and printing need scripts.
 */
export function ShareBar({ url, title }: { url: string; title: string }) {
  const text = encodeURIComponent(`${title} ${url}`);
  return (
    <nav aria-label={m.content_share()} className="flex flex-wrap items-center gap-2 print:hidden">
      <span className="mr-2 basis-full font-semibold text-deep">{m.content_share()}</span>
      <a className={item} rel="noopener noreferrer" href={`https://wa.me/?text=${text}`}>
        WhatsApp
      </a>
      <a
        className={item}
        rel="noopener noreferrer"
        href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
      >
        Facebook
      </a>
      <a className={item} href={`mailto:?subject=${encodeURIComponent(title)}&body=${text}`}>
        {m.content_share_email()}
      </a>
      <WithScripts url={url} />
    </nav>
  );
}

function WithScripts({ url }: { url: string }) {
  const isReady = useScriptsReady();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(url);
    setCopied(true);
  };
  // The space is reserved, so that the layout does not shift when scripts run.
  return (
    <span className={`flex flex-wrap gap-2 ${isReady ? '' : 'invisible'}`}>
      <button type="button" className={item} onClick={() => void copy()}>
        <span aria-live="polite">{isCopied ? m.content_share_copied() : m.content_share_copy()}</span>
      </button>
      <button type="button" className={item} onClick={() => print()}>
        {m.content_print()}
      </button>
    </span>
  );
}
