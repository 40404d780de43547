import { Icon } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { sections } from '../clinic-network.rules.ts';
import type { SectionTile } from '../clinic-network.schema.ts';
import { sectionWords } from './section-words.ts';

/** A tile for each section of the library. */
export function SectionTiles({ tiles }: { tiles: readonly SectionTile[] }) {
  return (
    <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
      {tiles.map(({ name, url, count }) => (
        <li
          key={name}
          className="relative flex gap-4 rounded-petal border border-line bg-white p-6 shadow-card sm:max-lg:last:odd:col-span-2 hover:border-teal hover:shadow-lift"
        >
          <span className="grid size-14 shrink-0 place-items-center rounded-full bg-pale text-teal">
            <Icon name={sections.find((section) => section.name === name)!.icon} size={28} />
          </span>
          <div>
            <h2 className="text-xl">
              <SiteLink href={url} className="text-deep no-underline after:absolute after:inset-0 hover:underline">
                {sectionWords[name].tile()}
              </SiteLink>
            </h2>
            <p className="mt-1 text-muted">{sectionWords[name].description()}</p>
            {count > 0 ? (
              <p className="mt-2 text-[0.9375rem] font-medium text-gold-text tabular-nums">
                {m.clinic_network_entries({ count })}
              </p>
            ) : null}
          </div>
        </li>
      ))}
    </ul>
  );
}
