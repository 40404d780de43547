import { m } from '#src/paraglide/messages.js';
import type { GroupNumbers } from '#src/features/site/home/home.schema.ts';

/** Six figures from the database, gold on deep blue. */
export function GroupFigures({ numbers }: { numbers: GroupNumbers }) {
  const figures: [value: number, words: string][] = [
    [numbers.hospitals, m.home_number_hospitals({ states: numbers.states })],
    [numbers.doctors, m.home_number_doctors()],
    [numbers.specialities, m.home_number_specialities()],
    [numbers.beds, m.home_number_beds()],
    [numbers.emergencies, m.home_number_emergencies()],
    [numbers.languages, m.home_number_languages()],
  ];
  return (
    <dl className="grid grid-cols-[repeat(auto-fit,minmax(6.25rem,1fr))] gap-x-3 gap-y-4 sm:grid-cols-2 sm:gap-x-6 sm:gap-y-8 md:grid-cols-3">
      {figures.map(([value, words]) => (
        <div key={words} className="flex flex-col-reverse justify-end border-l-2 border-gold pl-2.5 sm:pl-5">
          <dt className="text-white/90 max-sm:text-sm max-sm:leading-snug">{words}</dt>
          <dd className="text-2xl font-semibold text-gold tabular-nums sm:text-4xl md:text-5xl">
            {String(value).replace(/\B(?=(\d{3})+$)/g, ',')}
          </dd>
        </div>
      ))}
    </dl>
  );
}
