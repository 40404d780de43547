import { Icon } from '#src/design/icon.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { LibraryKind } from '../clinic-network.rules.ts';

export interface EntryPart {
  id: string;
  title: string;
  /** A passage, or points. */
  content: string | readonly string[];
  /** Given where the words are not in the reader's language. */
  lang?: 'en' | undefined;
  isUrgent?: boolean;
}

/** The parts that an entry of the library has, in the order in which people ask. */
export function partsOf({ kind, own }: EntryData<LibraryKind>): EntryPart[] {
  const language = getLocale();
  const all: (EntryPart & { field: string })[] = [
    { field: 'answer', id: 'answer', title: m.clinic_network_part_answer(), content: '' },
    { field: 'overview', id: 'overview', title: m.clinic_network_part_overview(), content: '' },
    {
      field: 'symptoms',
      id: 'symptoms',
      title: kind === 'library-symptom' ? m.clinic_network_part_how_it_feels() : m.clinic_network_part_symptoms(),
      content: '',
    },
    { field: 'causes', id: 'causes', title: m.clinic_network_part_causes(), content: '' },
    { field: 'why', id: 'why', title: m.clinic_network_part_why(), content: '' },
    { field: 'preparation', id: 'preparation', title: m.clinic_network_part_preparation(), content: '' },
    { field: 'whatHappens', id: 'what-happens', title: m.clinic_network_part_what_happens(), content: '' },
    { field: 'results', id: 'results', title: m.clinic_network_part_results(), content: '' },
    {
      field: 'whenToSeeADoctor',
      id: 'when-to-see-a-doctor',
      title: m.clinic_network_part_when(),
      content: '',
      isUrgent: true,
    },
    {
      field: 'treatment',
      id: 'treatment',
      title: kind === 'library-first-aid' ? m.clinic_network_part_what_to_do() : m.clinic_network_part_treatment(),
      content: '',
    },
  ];
  return all.flatMap(({ field, ...part }) => {
    const mine = own[language]?.[field] as string | string[] | undefined;
    const content = mine ?? (own.en[field] as string | string[] | undefined);
    return content === undefined || content.length === 0
      ? []
      : [{ ...part, content, lang: mine ? undefined : ('en' as const) }];
  });
}

/** The parts one below the other; what nobody has translated is marked as English. */
export function EntryParts({ parts }: { parts: readonly EntryPart[] }) {
  return parts.map(({ id, title, content, lang, isUrgent }) => (
    <section
      key={id}
      aria-labelledby={id}
      className={
        isUrgent ? 'measure mt-8 rounded-petal border-l-4 border-error bg-error-pale px-6 py-5' : 'measure mt-8'
      }
    >
      <h2 id={id} className="flex scroll-mt-28 items-start gap-2 text-[clamp(1.25rem,1.1rem+0.6vw,1.5rem)]">
        {isUrgent ? <Icon name="emergency" size={24} className="mt-1 text-error" /> : null}
        {title}
      </h2>
      {typeof content === 'string' ? (
        <p lang={lang} className="mt-2">
          {content}
        </p>
      ) : (
        <ul lang={lang} className="mt-2 list-disc space-y-1 pl-6 marker:text-gold-text">
          {content.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
    </section>
  ));
}
