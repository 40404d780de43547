import { getLocale } from '#src/paraglide/runtime.js';
import { langAttribute, localText, type LocalText } from '#src/shared/local-text.ts';
import { sectionsOf, type TextBlock, type TextSection } from '#src/shared/texts/text-sections.ts';
import { FoldOnPhones } from './fold-on-phones.tsx';
import { PetalList, PetalPoint } from './petal-list.tsx';

/** The sections inside a card with a heading of its own: one level lower, and without disclosures. */
export function NestedSections({ text, lang }: ReturnType<typeof localText>) {
  return (
    <div lang={lang} className="space-y-4">
      {sectionsOf(text).map((section) => (
        <section key={section.title}>
          {section.title !== '' && <h3 className="mb-1 font-semibold text-deep">{section.title}</h3>}
          <div className="space-y-2">
            {section.blocks.map((block) => (
              <Block key={block.lines[0]} block={block} isNested />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/**
 * Running text with headings, lists and questions (shared/text-sections.ts) in the reader's language. On phones a
 * section with a heading is a disclosure.
 */
export function LocalSections({ text }: { text: LocalText }) {
  const language = getLocale();
  return (
    <div lang={langAttribute(text, language)} className="sm:space-y-10">
      {sectionsOf(localText(text, language).text).map((section) =>
        section.title === '' ? (
          <div key="" className="prose-flow max-sm:mb-6">
            <Blocks section={section} />
          </div>
        ) : (
          <section key={section.title} className="max-sm:border-t max-sm:border-line">
            <FoldOnPhones
              title={section.title}
              heading={<h2 className="mb-4 text-[1.5rem] font-semibold text-deep">{section.title}</h2>}
            >
              <div className="prose-flow">
                <Blocks section={section} />
              </div>
            </FoldOnPhones>
          </section>
        ),
      )}
    </div>
  );
}

function Blocks({ section }: { section: TextSection }) {
  return section.blocks.map((block) => <Block key={block.lines[0]} block={block} />);
}

function Block({ block: { kind, lines }, isNested = false }: { block: TextBlock; isNested?: boolean }) {
  const Question = isNested ? 'h4' : 'h3';
  if (kind === 'question') return <Question className="text-[1.0625rem] font-semibold text-deep">{lines[0]}</Question>;
  if (kind === 'steps')
    return (
      <ol className="list-decimal space-y-2 pl-6 marker:font-semibold marker:text-gold-text">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    );
  if (kind === 'bullets')
    return (
      <PetalList inColumns={!isNested}>
        {lines.map((line) => (
          <PetalPoint key={line}>{line}</PetalPoint>
        ))}
      </PetalList>
    );
  return <p>{lines[0]}</p>;
}
