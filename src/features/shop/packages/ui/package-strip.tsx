import { CardStrip } from '#src/design/card-strip.tsx';
import type { PackageCardData } from '../packages.schema.ts';
import { PackageCard } from './package-card.tsx';

/** A heading and a few packages, for pages of packages and hospitals; nothing where there are none. */
export function PackageStrip({
  title,
  packages,
  more,
  isDrawn = true,
}: {
  title: string;
  packages: readonly PackageCardData[];
  more?: { href: string; label: string };
  /** False for packages of one type. */
  isDrawn?: boolean;
}) {
  if (packages.length === 0) return null;
  return (
    <CardStrip title={title} more={more}>
      {packages.map((item) => (
        <li key={item.id}>
          <PackageCard item={item} isDrawn={isDrawn} />
        </li>
      ))}
    </CardStrip>
  );
}
