import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { RichText } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import type { NetworkQuestion } from '../clinic-network.schema.ts';

/** The questions: disclosures on phones, several of which may be open; on wide screens all answers are visible. */
export function NetworkQuestions({ questions }: { questions: readonly NetworkQuestion[] }) {
  return (
    <>
      <div className="mt-6 divide-y divide-line border-y border-line md:hidden">
        {questions.map(({ id, question, answer }) => (
          <details key={id} className="group">
            <summary className="no-marker flex min-h-14 items-center justify-between gap-4 py-3 font-semibold text-deep">
              <Local text={question} />
              <Icon name="down" className="text-teal transition-transform duration-150 group-open:rotate-180" />
            </summary>
            <div className="pb-5">
              <RichText html={answer} />
            </div>
          </details>
        ))}
      </div>
      <div className="mt-8 grid gap-x-10 gap-y-8 max-md:hidden lg:grid-cols-2">
        {questions.map(({ id, question, answer }) => (
          <section key={id} className="border-l-4 border-pale pl-5">
            <h2 className="text-xl">
              <Local text={question} />
            </h2>
            <div className="mt-2">
              <RichText html={answer} />
            </div>
          </section>
        ))}
      </div>
    </>
  );
}
