import { ButtonLink } from '#src/design/form/button.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { phoneHref } from '#src/design/content/phone-link.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import type { BlockOf } from '#src/features/publishing/entries/landing-blocks/landing-blocks.schema.ts';

/** Running text: a blank line separates paragraphs. */
function Paragraphs({ text, className = '' }: { text: string; className?: string }) {
  if (text === '') return null;
  return (
    <div className={`space-y-2 ${className}`}>
      {text.split(/\n\s*\n/).map((paragraph) => (
        <p key={paragraph.slice(0, 60)} className="whitespace-pre-line">
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/** Cards, each of which is a link as a whole. */
export function CardsBlock({ block: { items } }: { block: BlockOf<'cards'> }) {
  return (
    <ul className={`grid gap-4 sm:grid-cols-2 ${items.length % 2 === 0 && items.length < 6 ? '' : 'lg:grid-cols-3'}`}>
      {items.map(({ title, text, href, icon }) => (
        <li
          key={`${title}-${href}`}
          className="relative flex min-h-24 flex-col rounded-petal border border-line bg-white p-5 shadow-card transition-colors duration-150 focus-within:border-teal hover:border-teal"
        >
          {icon ? <Icon name={icon} size={28} className="mb-3 text-teal" /> : null}
          <p className="text-lg leading-snug font-semibold">
            <SiteLink
              href={href}
              className="text-deep no-underline after:absolute after:inset-0 after:rounded-petal hover:text-teal"
            >
              {title}
            </SiteLink>
          </p>
          <Paragraphs text={text} className="mt-2 text-muted" />
        </li>
      ))}
    </ul>
  );
}

/** Steps in their order, each with its number. */
export function StepsBlock({ block: { items } }: { block: BlockOf<'steps'> }) {
  return (
    <ol className="max-w-3xl">
      {items.map(({ title, text }, index) => (
        <li key={title} className="relative flex gap-4 pb-6 last:pb-0 md:gap-5">
          {index < items.length - 1 ? (
            <span aria-hidden="true" className="absolute top-10 bottom-0 left-5 w-px bg-line" />
          ) : null}
          <span
            aria-hidden="true"
            className="tabular flex size-10 shrink-0 items-center justify-center rounded-full bg-teal font-semibold text-white"
          >
            {index + 1}
          </span>
          <div className="min-w-0 pt-1.5">
            <p className="text-lg leading-snug font-semibold text-deep">{title}</p>
            <Paragraphs text={text} className="mt-1" />
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Questions in disclosures, several of which may be open. */
export function QuestionsBlock({ block: { items } }: { block: BlockOf<'questions'> }) {
  return (
    <div className="max-w-3xl divide-y divide-line border-y border-line">
      {items.map(({ title, text }) => (
        <details key={title} className="group">
          <summary className="no-marker flex min-h-14 items-center justify-between gap-4 py-3 font-semibold text-deep hover:text-teal">
            {title}
            <Icon name="down" className="text-teal transition-transform duration-150 group-open:rotate-180" />
          </summary>
          <Paragraphs text={text} className="pb-5" />
        </details>
      ))}
    </div>
  );
}

/** The call to action: a button, a telephone number, or both. */
export function ActionBlock({ block, id }: { block: BlockOf<'action'>; id: string }) {
  const { heading, text, label, href, phone } = block;
  return (
    <section aria-labelledby={id} className="rounded-petal bg-pale p-6 md:p-10">
      <h2 id={id} className="scroll-mt-28">
        {heading}
      </h2>
      <Paragraphs text={text} className="measure mt-3 text-lg" />
      <p className="mt-5 flex flex-wrap items-center gap-3">
        {href ? <ButtonLink href={href}>{label}</ButtonLink> : null}
        {phone ? (
          <a
            href={phoneHref(phone)}
            className={`inline-flex min-h-11 items-center justify-center gap-2 rounded-soft px-5 py-2 leading-tight font-semibold no-underline ${href ? 'border-2 border-teal bg-white text-teal hover:bg-mist' : 'bg-teal text-white hover:bg-teal-dark hover:text-white'}`}
          >
            <Icon name="phone" size={18} />
            {href || !label ? null : <span>{label}</span>}
            <span className="tabular whitespace-nowrap">{phone}</span>
          </a>
        ) : null}
      </p>
    </section>
  );
}
