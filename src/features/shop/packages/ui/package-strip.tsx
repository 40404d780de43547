import { CardStrip } from '#src/design/content/card-strip.tsx';
import { repeatsDrawing } from '../packages.rules.ts';
import type { PackageCardData } from '../packages.schema.ts';
import { PackageCard } from './package-card.tsx';

/**
 * A heading and a few packages, for pages of packages and hospitals; nothing where there are none. No scenes are shown
 * where one would be on the page twice.
 */
export function PackageStrip({
  title,
  packages,
  more,
  beside = [],
}: {
  title: string;
  packages: readonly PackageCardData[];
  more?: { href: string; label: string };
  /** Packages whose pictures are on the page already. */
  beside?: readonly Pick<PackageCardData, 'photo' | 'picture'>[];
}) {
  if (packages.length === 0) return null;
  const isDrawn = !repeatsDrawing([...beside, ...packages]);
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
