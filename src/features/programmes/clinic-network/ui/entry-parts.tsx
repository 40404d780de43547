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
  /** Steps, one after the other. */
  isNumbered?: boolean;
}

interface Part {
  field: string;
  id: string;
  title: () => string;
  isUrgent?: boolean;
  isNumbered?: boolean;
}

const answer: Part = { field: 'answer', id: 'answer', title: m.clinic_network_part_answer };
const overview: Part = { field: 'overview', id: 'overview', title: m.clinic_network_part_overview };
const causes: Part = { field: 'causes', id: 'causes', title: m.clinic_network_part_causes };
const symptoms: Part = { field: 'symptoms', id: 'symptoms', title: m.clinic_network_part_symptoms };
const whenToSeeADoctor: Part = {
  field: 'whenToSeeADoctor',
  id: 'when-to-see-a-doctor',
  title: m.clinic_network_part_when,
  isUrgent: true,
};
const treatment: Part = { field: 'treatment', id: 'treatment', title: m.clinic_network_part_treatment };

/** The parts of a condition, in the order in which people ask. */
const conditionParts: readonly Part[] = [
  answer,
  overview,
  symptoms,
  causes,
  { field: 'why', id: 'why', title: m.clinic_network_part_why },
  { field: 'preparation', id: 'preparation', title: m.clinic_network_part_preparation },
  { field: 'whatHappens', id: 'what-happens', title: m.clinic_network_part_what_happens },
  { field: 'results', id: 'results', title: m.clinic_network_part_results },
  whenToSeeADoctor,
  treatment,
];

/** First aid begins with the call and the steps; what explains comes after. */
const firstAidParts: readonly Part[] = [
  { ...whenToSeeADoctor, title: () => m.clinic_network_part_when_to_call({ phone: '999' }) },
  { field: 'steps', id: 'steps', title: m.clinic_network_part_steps, isNumbered: true },
  {
    field: 'stepsForChildren',
    id: 'steps-for-children',
    title: m.clinic_network_part_steps_children,
    isNumbered: true,
  },
  { field: 'stepsForBabies', id: 'steps-for-babies', title: m.clinic_network_part_steps_babies, isNumbered: true },
  { field: 'neverDo', id: 'never-do', title: m.clinic_network_part_never, isUrgent: true },
  { ...treatment, title: m.clinic_network_part_what_to_do },
  overview,
  symptoms,
  causes,
];

/** The parts that an entry of the library has, in the order of its section. */
export function partsOf({ kind, own }: EntryData<LibraryKind>): EntryPart[] {
  const language = getLocale();
  const parts = kind === 'library-first-aid' ? firstAidParts : conditionParts;
  return parts.flatMap(({ field, title, ...part }) => {
    const mine = own[language]?.[field] as string | string[] | undefined;
    const content = mine ?? (own.en[field] as string | string[] | undefined);
    if (content === undefined || content.length === 0) return [];
    const isHowItFeels = kind === 'library-symptom' && field === 'symptoms';
    return [
      {
        ...part,
        title: isHowItFeels ? m.clinic_network_part_how_it_feels() : title(),
        content,
        lang: mine ? undefined : ('en' as const),
      },
    ];
  });
}

/** The parts one below the other; what nobody has translated is marked as English. */
export function EntryParts({ parts }: { parts: readonly EntryPart[] }) {
  return parts.map(({ id, title, content, lang, isUrgent, isNumbered }) => (
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
      <PartContent content={content} lang={lang} isNumbered={isNumbered} />
    </section>
  ));
}

function PartContent({ content, lang, isNumbered = false }: Pick<EntryPart, 'content' | 'lang' | 'isNumbered'>) {
  if (typeof content === 'string')
    return (
      <p lang={lang} className="mt-2">
        {content}
      </p>
    );
  const List = isNumbered ? 'ol' : 'ul';
  const look = isNumbered ? 'list-decimal space-y-2 text-lg marker:font-semibold' : 'list-disc space-y-1';
  return (
    <List lang={lang} className={`mt-2 pl-6 marker:text-gold-text ${look}`}>
      {content.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  );
}
