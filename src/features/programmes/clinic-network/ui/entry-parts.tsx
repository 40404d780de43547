import { FoldOnPhones } from '#src/design/content/fold-on-phones.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { m } from '#src/paraglide/messages.js';
import type { EntryData } from '#src/features/publishing/entries/content.schema.ts';
import type { LibraryKind } from '../clinic-network.rules.ts';
import { careLevelsOf } from './care-cards.tsx';
import { localizedField } from './localized-field.ts';

export interface EntryPart {
  id: string;
  title: string;
  /** A paragraph, or points. */
  content: string | readonly string[];
  /** Set where the text is not in the reader's language. */
  lang?: 'en' | undefined;
  isUrgent?: boolean;
  /** Steps, one after the other. */
  isNumbered?: boolean;
  isHiddenInPrint?: boolean;
}

interface Part {
  field: string;
  id: string;
  title: () => string;
  isUrgent?: boolean;
  isNumbered?: boolean;
  /** Explanations are not printed, so that the steps fit on one sheet. */
  isHiddenInPrint?: boolean;
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
const tests: Part = { field: 'tests', id: 'tests', title: m.clinic_network_part_tests };
const prevention: Part = { field: 'prevention', id: 'prevention', title: m.clinic_network_part_prevention };
const treatment: Part = { field: 'treatment', id: 'treatment', title: m.clinic_network_part_treatment };

/** The parts of a condition, in order. */
const conditionParts: readonly Part[] = [
  answer,
  overview,
  symptoms,
  causes,
  { field: 'why', id: 'why', title: m.clinic_network_part_why },
  { field: 'preparation', id: 'preparation', title: m.clinic_network_part_preparation },
  { field: 'whatHappens', id: 'what-happens', title: m.clinic_network_part_what_happens },
  { field: 'results', id: 'results', title: m.clinic_network_part_results },
  { field: 'risks', id: 'risks', title: m.clinic_network_part_risks },
  whenToSeeADoctor,
  tests,
  treatment,
  { field: 'selfCare', id: 'self-care', title: m.clinic_network_part_self_care },
  { field: 'livingWith', id: 'living-with', title: m.clinic_network_part_living_with },
  { field: 'complications', id: 'complications', title: m.clinic_network_part_complications },
  prevention,
];

/** In a test or operation, what lowers the risks comes after the risks. */
const testParts = conditionParts
  .filter((part) => part !== prevention)
  .flatMap((part) => (part.field === 'risks' ? [part, prevention] : [part]));

/** First aid begins with the call and the steps; explanations follow. */
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
  { ...treatment, title: m.clinic_network_part_what_to_do, isHiddenInPrint: true },
  { ...overview, isHiddenInPrint: true },
  { ...symptoms, isHiddenInPrint: true },
  { ...causes, isHiddenInPrint: true },
];

/** The kinds whose parts have another order. */
const partsByKind: Partial<Record<LibraryKind, readonly Part[]>> = {
  'library-first-aid': firstAidParts,
  'library-test': testParts,
};

/** Parts that have another title in one kind, by kind and field. */
const ownTitles: Readonly<Record<string, () => string>> = {
  'library-symptom symptoms': m.clinic_network_part_how_it_feels,
  'library-test prevention': m.clinic_network_part_lower_risks,
  'library-test selfCare': m.clinic_network_part_afterwards,
};

/** The parts of a library entry, in the order of its section. */
export function partsOf({ kind, own }: EntryData<LibraryKind>): EntryPart[] {
  const parts = partsByKind[kind] ?? conditionParts;
  // The three lists replace the one paragraph of older entries.
  const hasCareLists = careLevelsOf({ own }).length > 0;
  return parts.flatMap(({ field, title, ...part }) => {
    const { content, lang } = localizedField(own, field);
    if (content === undefined || content.length === 0 || (field === 'whenToSeeADoctor' && hasCareLists)) return [];
    return [
      {
        ...part,
        title: (ownTitles[`${kind} ${field}`] ?? title)(),
        content,
        lang,
      },
    ];
  });
}

/** The parts that worried readers ask for first; on phones the other parts are in disclosures. */
const openOnPhones: ReadonlySet<string> = new Set(['answer', 'overview', 'symptoms', 'why']);

/** The parts one below the other; an untranslated part is marked as English. */
export function EntryParts({ parts }: { parts: readonly EntryPart[] }) {
  const neverDo = parts.find(({ id }) => id === 'never-do');
  if (neverDo) return <FirstAidParts parts={parts} neverDo={neverDo} />;
  return parts.map((part) =>
    openOnPhones.has(part.id) || part.isUrgent ? (
      <PartSection key={part.id} part={part} />
    ) : (
      <FoldedPart key={part.id} part={part} />
    ),
  );
}

/**
 * Where there is room, what never to do is beside the steps; it is printed in two columns, so that everything fits on
 * one sheet.
 */
function FirstAidParts({ parts, neverDo }: { parts: readonly EntryPart[]; neverDo: EntryPart }) {
  const steps = parts.filter(({ isNumbered }) => isNumbered);
  const firstStep = parts.findIndex(({ isNumbered }) => isNumbered);
  const others = (from: readonly EntryPart[]) =>
    from
      .filter((part) => !part.isNumbered && part !== neverDo)
      .map((part) => <PartSection key={part.id} part={part} />);
  return (
    <div className="print:columns-2 print:gap-8 print:text-[9pt]">
      {others(parts.slice(0, firstStep))}
      <div className="items-start gap-8 xl:grid xl:grid-cols-[3fr_2fr] print:block">
        <div>
          {steps.map((part) => (
            <PartSection key={part.id} part={part} />
          ))}
        </div>
        <PartSection part={neverDo} />
      </div>
      {others(parts.slice(firstStep))}
    </div>
  );
}

function PartSection({ part }: { part: EntryPart }) {
  const { id, title, content, lang, isUrgent, isNumbered, isHiddenInPrint } = part;
  return (
    <section
      aria-labelledby={id}
      className={`measure mt-8 print:mt-3 print:max-w-none ${isHiddenInPrint ? 'print:hidden' : ''} ${isUrgent ? 'rounded-petal border-l-4 border-error bg-error-pale px-6 py-5 print:px-3 print:py-1' : ''}`}
    >
      <h2
        id={id}
        className="flex scroll-mt-28 items-start gap-2 text-[clamp(1.25rem,1.1rem+0.6vw,1.5rem)] print:text-base"
      >
        {isUrgent ? <Icon name="emergency" size={24} className="mt-1 text-error print:hidden" /> : null}
        {title}
      </h2>
      <PagePart>
        <PartContent content={content} lang={lang} isNumbered={isNumbered} />
      </PagePart>
    </section>
  );
}

function FoldedPart({ part: { id, title, content, lang } }: { part: EntryPart }) {
  return (
    <section
      id={id}
      className="measure scroll-mt-28 max-sm:border-b max-sm:border-line sm:mt-8 print:mt-3 print:max-w-none"
    >
      <FoldOnPhones
        title={title}
        heading={<h2 className="text-[clamp(1.25rem,1.1rem+0.6vw,1.5rem)] print:text-base">{title}</h2>}
      >
        <PartContent content={content} lang={lang} />
      </FoldOnPhones>
    </section>
  );
}

function PartContent({ content, lang, isNumbered = false }: Pick<EntryPart, 'content' | 'lang' | 'isNumbered'>) {
  if (typeof content === 'string')
    return content.split(/\n{2,}/).map((paragraph) => (
      <p key={paragraph} lang={lang} className="mt-2">
        {paragraph}
      </p>
    ));
  const List = isNumbered ? 'ol' : 'ul';
  const look = isNumbered
    ? 'list-decimal space-y-2 text-lg marker:font-semibold print:space-y-0.5 print:text-[9pt]'
    : 'list-disc space-y-1';
  return (
    <List lang={lang} className={`mt-2 pl-6 marker:text-gold-text print:mt-1 ${look}`}>
      {content.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </List>
  );
}
