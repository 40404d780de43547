import { SiteLink } from '#src/design/site-link.tsx';
import type { PackageCardData } from '../packages.schema.ts';
import { PackageCard } from './package-card.tsx';

/** A heading and a few packages, for the pages of packages and hospitals; nothing where there are none. */
export function PackageStrip({ title, packages, more }: { title: string; packages: readonly PackageCardData[]; more?: { href: string; label: string } }) {
  if (packages.length === 0) return null;
  return (
    <section className="mt-14 lg:mt-20">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2>{title}</h2>
        {more ? <SiteLink href={more.href} className="inline-flex min-h-11 items-center font-medium text-teal underline underline-offset-4">{more.label}</SiteLink> : null}
      </div>
      <ul className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {packages.map((item) => <li key={item.id}><PackageCard item={item} /></li>)}
      </ul>
    </section>
  );
}
