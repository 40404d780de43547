import { useEffect, useState } from 'react';
import { m } from '#src/paraglide/messages.js';
import { parts, type Part } from '../challenge.rules.ts';
import { partName } from './part-names.ts';

/** The bar of quick links; it stays in view and says which part is being read. Without scripts it is a list of links. */
export function QuickLinks() {
  const current = usePartInView();
  return (
    <nav aria-label={m.challenge_quick_links()} className="sticky top-0 z-30 border-b border-line bg-white shadow-card">
      <ul className="page-column flex gap-1 overflow-x-auto py-1 lg:justify-between">
        {parts.map((part) => (
          <li key={part} className="shrink-0">
            <a
              href={`#${part}`} aria-current={part === current ? 'true' : undefined}
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

/** The part that stands in the upper third of the window. */
function usePartInView(): Part | undefined {
  const [current, setCurrent] = useState<Part>();
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      for (const entry of entries) if (entry.isIntersecting) setCurrent(entry.target.id as Part);
    }, { rootMargin: '-25% 0px -65% 0px' });
    for (const part of parts) {
      const section = document.getElementById(part);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);
  useEffect(() => {
    // On phones the bar itself scrolls, so that the link of the part in view can be seen.
    const link = current && document.querySelector<HTMLElement>(`nav a[href="#${current}"]`);
    const bar = link?.closest('ul');
    if (link && bar) bar.scrollTo({ left: link.offsetLeft - bar.clientWidth / 2 + link.offsetWidth / 2 });
  }, [current]);
  return current;
}
