import { useEffect, useRef, useState, type RefObject } from 'react';
import { m } from '#src/paraglide/messages.js';
import { parts, type Part } from '../challenge.rules.ts';
import { partName } from './part-names.ts';

/** The bar of quick links; it is sticky and marks the part in view. Without scripts it is a list of links. */
export function QuickLinks() {
  const isHeld = useRef(false);
  const current = usePartInView(isHeld);
  return (
    <nav
      aria-label={m.challenge_quick_links()}
      onPointerDown={() => holdWhileDown(isHeld)}
      className="sticky top-0 z-30 border-b border-line bg-white shadow-card"
    >
      <ul className="page-column flex gap-1 overflow-x-auto py-1 lg:justify-between">
        {parts.map((part) => (
          <li key={part} className="shrink-0">
            <a
              href={`#${part}`}
              aria-current={part === current ? 'true' : undefined}
              className="inline-flex min-h-11 items-center border-b-3 border-transparent px-3 text-[0.9375rem] font-semibold whitespace-nowrap text-deep no-underline hover:text-teal aria-[current]:border-gold aria-[current]:text-teal"
            >
              {partName(part)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** True from the press until the click after it. */
function holdWhileDown(isHeld: RefObject<boolean>) {
  isHeld.current = true;
  const release = () => setTimeout(() => (isHeld.current = false));
  addEventListener('pointerup', release, { once: true });
  addEventListener('pointercancel', release, { once: true });
}

/**
 * The part in view, updated when the reader scrolls. While the reader presses the bar it does not change: the press
 * would end on another link and be lost.
 */
function usePartInView(isHeld: RefObject<boolean>): Part | undefined {
  const [current, setCurrent] = useState<Part>();
  useEffect(() => {
    const look = () => setCurrent(partInView());
    look();
    document.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      document.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, []);
  useEffect(() => {
    // On phones the bar itself scrolls to show the link of the part in view.
    const link = current && document.querySelector<HTMLElement>(`nav a[href="#${current}"]`);
    const bar = link?.closest('ul');
    if (link && bar && !isHeld.current)
      bar.scrollTo({ left: link.offsetLeft - bar.clientWidth / 2 + link.offsetWidth / 2 });
  }, [current, isHeld]);
  return current;
}

/**
 * The last part that begins in the upper third of the window; at the end of the page the last one, which may be too
 * short to get there.
 */
function partInView(): Part | undefined {
  const page = document.documentElement;
  if (page.scrollTop > 0 && page.scrollTop + window.innerHeight >= page.scrollHeight - 2) return parts.at(-1);
  return parts.findLast(
    (part) => (document.getElementById(part)?.getBoundingClientRect().top ?? Infinity) <= window.innerHeight / 3,
  );
}
