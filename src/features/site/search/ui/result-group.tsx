import { Chip } from '#src/design/content/chip.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { searchAddress, type SearchPlace } from '../search-address.rules.ts';
import type { ResultCards } from '../result-cards.server.ts';
import type { ResultGroup as Group } from '../search.schema.ts';
import { DoctorFacts, FoundPicture, HospitalFacts, PackageFacts } from './result-facts.tsx';
import type { FoundItem } from '../search.schema.ts';
import { HighlightedText } from './highlighted-text.tsx';
import { typeIcons, typeWords } from './type-words.ts';

/** The results of one type, and the link to all of them. */
export function ResultGroup({
  group,
  cards,
  place,
  isWhole = false,
}: {
  group: Group;
  cards: ResultCards;
  place: SearchPlace;
  isWhole?: boolean;
}) {
  const name = typeWords[group.type]();
  return (
    <section aria-labelledby={`found-${group.type}`} className={isWhole ? undefined : 'mb-10 break-inside-avoid'}>
      <h2 id={`found-${group.type}`} className="flex items-center gap-2.5 text-xl md:text-2xl">
        <Icon name={typeIcons[group.type]} size={22} className="text-teal" />
        {name} <span className="text-base font-normal text-muted tabular-nums">{group.total}</span>
      </h2>
      <ul className="mt-3 divide-y divide-line border-y border-line">
        {group.items.map((item) => (
          <li key={item.id}>
            <FoundItem item={item} cards={cards} />
          </li>
        ))}
      </ul>
      {!isWhole && group.total > group.items.length ? (
        <p className="mt-2">
          <SiteLink
            href={searchAddress({ ...place, type: group.type, page: 1 })}
            className="inline-flex min-h-11 items-center gap-1 font-semibold"
          >
            {m.search_all_of_type({ total: group.total, type: name })}
            <Icon name="right" size={18} />
          </SiteLink>
        </p>
      ) : null}
    </section>
  );
}

/** The whole line links to the result; a phone number and a slot in it have their own links. */
function FoundItem({ item, cards }: { item: FoundItem; cards: ResultCards }) {
  const { id, type, path, title, isOver } = item;
  const doctor = type === 'doctor' ? cards.doctors.find((one) => one.id === id) : undefined;
  const hospital = type === 'hospital' ? cards.hospitals.find((one) => one.id === id) : undefined;
  return (
    <div className="group relative flex gap-4 py-3">
      <FoundPicture doctor={doctor} hospital={hospital} />
      <div className="min-w-0 flex-1">
        <h3 className="text-lg leading-snug">
          <SiteLink href={path} className="text-teal no-underline after:absolute after:inset-0 group-hover:underline">
            <HighlightedText text={title} />
          </SiteLink>
          {isOver ? (
            <>
              {' '}
              <Chip className="ml-1 align-middle">{m.search_over()}</Chip>
            </>
          ) : null}
        </h3>
        <Facts item={item} cards={cards} />
      </div>
    </div>
  );
}

/** The facts of a result where they are known; else its excerpt. */
function Facts({ item: { id, type, excerpt }, cards }: { item: FoundItem; cards: ResultCards }) {
  const doctor = type === 'doctor' && cards.doctors.find((one) => one.id === id);
  if (doctor) return <DoctorFacts doctor={doctor} />;
  const hospital = type === 'hospital' && cards.hospitals.find((one) => one.id === id);
  if (hospital) return <HospitalFacts hospital={hospital} />;
  const item = type === 'package' && cards.packages.find((one) => one.id === id);
  return (
    <>
      <p className="measure mt-1 line-clamp-2 text-muted">
        <HighlightedText text={excerpt} />
      </p>
      {item ? <PackageFacts item={item} /> : null}
    </>
  );
}
