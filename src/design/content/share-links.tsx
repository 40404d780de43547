import { useState } from 'react';
import { m } from '#src/paraglide/messages.js';
import { Icon } from '../icons/icon.tsx';
import { useInBrowser, useScriptsReady } from '../rendering/use-scripts-ready.ts';

interface Shared {
  /** Absolute address of the page. */
  url: string;
  title: string;
}

const look =
  'inline-flex min-h-11 items-center gap-2 rounded-full border border-line bg-white px-4 text-[0.9375rem] font-medium text-teal no-underline hover:bg-pale';

/**
 * Links for sharing a page; with scripts also the device's own share sheet, or copying where there is none, and
 * printing of articles. No other site is contacted before a link is followed.
 */
export function ShareLinks({ url, title, isPrintable = false }: Shared & { isPrintable?: boolean }) {
  const words = encodeURIComponent(`${title} ${url}`);
  return (
    <div role="group" aria-label={m.design_share()} className="print:hidden">
      <p aria-hidden="true" className="mb-2 text-sm font-semibold text-deep">
        {m.design_share()}
      </p>
      <ul className="flex flex-wrap gap-2">
        <li>
          <a className={look} rel="noreferrer" href={`https://wa.me/?text=${words}`}>
            WhatsApp
          </a>
        </li>
        <li>
          <a
            className={look}
            rel="noreferrer"
            href={`https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(url)}`}
          >
            Facebook
          </a>
        </li>
        <li>
          <a className={look} href={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`}>
            {m.design_share_mail()}
          </a>
        </li>
        <ShareButton url={url} title={title} />
        {isPrintable ? <PrintButton /> : null}
      </ul>
    </div>
  );
}

/** Rendered in the browser; the server reserves its space, so that the layout does not shift. */
function ShareButton({ url, title }: Shared) {
  // Only the browser knows the device's abilities; the server's page is the same for all.
  const way = useInBrowser(wayOfDevice, 'none');
  const [isCopied, setCopied] = useState(false);
  const pass = async () => {
    try {
      if (way === 'share') return await navigator.share({ url, title });
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      // The visitor closed the share sheet, or the device refused: the links remain.
    }
  };
  return (
    <li className={way === 'none' ? 'invisible' : ''}>
      <button type="button" className={look} onClick={() => void pass()}>
        {isCopied ? <Icon name="check" size={18} /> : null}
        {way === 'share' ? m.design_share_device() : isCopied ? m.design_share_copied() : m.design_share_copy()}
      </button>
      <span aria-live="polite" className="sr-only">
        {isCopied ? m.design_share_copied() : ''}
      </span>
    </li>
  );
}

function PrintButton() {
  return (
    <li className={useScriptsReady() ? '' : 'invisible'}>
      <button type="button" className={look} onClick={() => print()}>
        {m.design_print()}
      </button>
    </li>
  );
}

function wayOfDevice(): 'none' | 'share' | 'copy' {
  if ('share' in navigator) return 'share';
  return 'clipboard' in navigator ? 'copy' : 'none';
}
