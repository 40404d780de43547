import type { ReactNode } from 'react';
import { FoldOnPhones } from '#src/design/content/fold-on-phones.tsx';
import { Local, LocalParagraphs } from '#src/design/content/local.tsx';
import { PetalList, PetalPoint } from '#src/design/content/petal-list.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { pairOf } from '#src/shared/texts/line-pairs.ts';
import { langAttribute, localText, type LocalText } from '#src/shared/local-text.ts';
import type { CentreOfExcellence } from '#src/features/find-care/hospitals/hospitals.schema.ts';

/**
 * The conditions and treatments of a centre, its team and equipment, the course of a visit, its figures and questions.
 * A section without content is left out, and on phones each is a disclosure. `doctorsHref` is the list of its doctors.
 */
export function CentreSections({ centre, doctorsHref }: { centre: CentreOfExcellence; doctorsHref: string }) {
  return (
    <div className="sm:space-y-10">
      <Section title={m.hospitals_centre_conditions()} lines={centre.conditions}>
        <Bullets lines={centre.conditions} />
      </Section>
      <Section title={m.hospitals_centre_treatments()} lines={centre.treatments}>
        <Bullets lines={centre.treatments} />
      </Section>
      <Section title={m.hospitals_centre_team()} lines={centre.team ? [centre.team] : []}>
        {centre.team ? <LocalParagraphs text={centre.team} /> : null}
        <SiteLink href={doctorsHref} className="mt-1 inline-flex min-h-11 items-center font-semibold">
          {m.hospitals_centre_doctors()}
        </SiteLink>
      </Section>
      <Section title={m.hospitals_centre_equipment()} lines={centre.equipment}>
        <Equipment lines={centre.equipment} />
      </Section>
      <Section title={m.hospitals_centre_pathway()} lines={centre.pathway}>
        <Pathway steps={centre.pathway} />
      </Section>
      <Section title={m.hospitals_centre_figures()} lines={centre.figures}>
        <Figures lines={centre.figures} source={centre.figuresSource} />
      </Section>
      <Section title={m.hospitals_centre_questions()} lines={centre.questions}>
        <Questions lines={centre.questions} />
      </Section>
    </div>
  );
}

function Section({ title, lines, children }: { title: string; lines: readonly LocalText[]; children: ReactNode }) {
  if (lines.length === 0) return null;
  return (
    <section className="max-sm:border-t max-sm:border-line">
      <FoldOnPhones title={title} heading={<h2 className="mb-4 text-[1.5rem] font-semibold text-deep">{title}</h2>}>
        {children}
      </FoldOnPhones>
    </section>
  );
}

function Bullets({ lines }: { lines: readonly LocalText[] }) {
  return (
    <PetalList inColumns className="measure">
      {lines.map((line) => (
        <PetalPoint key={line.en}>
          <Local text={line} />
        </PetalPoint>
      ))}
    </PetalList>
  );
}

/** The two parts of each line in the reader's language; `lang` where they fall back to English. */
function pairsOf(lines: readonly LocalText[]) {
  const language = getLocale();
  return lines.map((line) => {
    const [first, second] = pairOf(localText(line, language).text);
    return { key: line.en, first, second, lang: langAttribute(line, language) };
  });
}

function Equipment({ lines }: { lines: readonly LocalText[] }) {
  return (
    <dl className="grid gap-3 sm:grid-cols-2 sm:gap-4">
      {pairsOf(lines).map(({ key, first, second, lang }) => (
        <div key={key} lang={lang} className="rounded-petal border border-line bg-white px-5 py-4">
          <dt className="font-semibold text-deep">{first}</dt>
          <dd className="mt-1 text-[0.9375rem] text-muted">{second}</dd>
        </div>
      ))}
    </dl>
  );
}

function Pathway({ steps }: { steps: readonly LocalText[] }) {
  return (
    <ol className="measure">
      {steps.map((step, index) => (
        <li key={step.en} className="group/step relative flex gap-4 pb-5 last:pb-0">
          <span
            aria-hidden="true"
            className="absolute top-9 bottom-0 left-[1.0625rem] w-0.5 bg-gold group-last/step:hidden"
          />
          <span
            aria-hidden="true"
            className="relative grid size-9 shrink-0 place-items-center rounded-petal bg-teal font-semibold text-white tabular-nums"
          >
            {index + 1}
          </span>
          <span className="pt-1">
            <Local text={step} />
          </span>
        </li>
      ))}
    </ol>
  );
}

function Figures({ lines, source }: { lines: readonly LocalText[]; source: LocalText | null }) {
  return (
    <>
      <dl className="grid gap-3 sm:grid-cols-3 sm:gap-4">
        {pairsOf(lines).map(({ key, first, second, lang }) => (
          <div key={key} lang={lang} className="flex flex-col-reverse justify-end rounded-petal bg-pale px-5 py-4">
            <dt className="text-[0.9375rem]">{second}</dt>
            <dd className="text-xl leading-snug font-semibold text-deep tabular-nums">{first}</dd>
          </div>
        ))}
      </dl>
      {source ? (
        <p className="mt-3 text-[0.9375rem] text-muted">
          <Local text={source} />
        </p>
      ) : null}
    </>
  );
}

function Questions({ lines }: { lines: readonly LocalText[] }) {
  return (
    <div className="measure space-y-5">
      {pairsOf(lines).map(({ key, first, second, lang }) => (
        <div key={key} lang={lang}>
          <h3 className="text-[1.0625rem] font-semibold text-deep">{first}</h3>
          <p className="mt-1">{second}</p>
        </div>
      ))}
    </div>
  );
}
