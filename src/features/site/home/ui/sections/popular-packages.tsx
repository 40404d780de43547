import { PackageCard } from '#src/features/shop/packages/ui/package-card.tsx';
import { m } from '#src/paraglide/messages.js';
import type { SectionProps } from '#src/features/site/home/home.schema.ts';
import { SectionHeading } from '../section-heading.tsx';

/** The best-selling packages. */
export function PopularPackages({ title, data }: SectionProps<'packages'>) {
  if (data.length === 0) return null;
  return (
    <section className="bg-cream">
      <div className="page-column section later">
        <SectionHeading
          title={title}
          hint={m.packages_home_hint()}
          more={{ href: '/health-package', label: m.packages_all() }}
        />
        <ul className="whole-pairs grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3">
          {data.map((item) => (
            <li key={item.id} className="max-sm:nth-[n+3]:hidden">
              <PackageCard item={item} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
