import { StateChip } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import type { Language } from '#src/shared/languages.ts';

interface Change {
  words: string;
  is: 'unchanged' | 'added' | 'removed' | 'folded';
}

interface PartDifference {
  part: string;
  label: string;
  is: 'added' | 'removed' | 'changed';
  changes: readonly Change[];
}

const differenceWords = { added: m.content_change_added, removed: m.content_change_removed, changed: m.content_change };
const differenceTones = { added: 'good', removed: 'bad', changed: 'waiting' } as const;

/** The parts of a text that differ. Underlines, strokes and labels show the changes, colour only repeats them. */
export function DifferenceView({
  difference,
  language,
}: {
  difference: readonly PartDifference[];
  /** Of the text. */
  language: Language;
}) {
  if (difference.length === 0) return <p>{m.content_version_same()}</p>;
  return (
    <>
      <p className="mb-4 text-[0.9375rem] text-muted">{m.content_change_legend()}</p>
      <div className="divide-y divide-line border-t border-line">
        {difference.map(({ part, label, is, changes }) => (
          <section key={part} className="grid gap-x-6 gap-y-2 py-4 lg:grid-cols-[12rem_minmax(0,1fr)]">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-1 lg:flex-col lg:items-start">
              <h3 className="text-base">{label}</h3>
              <StateChip tone={differenceTones[is]}>{differenceWords[is]()}</StateChip>
            </div>
            <ChangedWords changes={changes} language={language} />
          </section>
        ))}
      </div>
    </>
  );
}

/** A text with its changes marked; what is far from any change is folded. */
export function ChangedWords({ changes, language }: { changes: readonly Change[]; language?: Language | undefined }) {
  return (
    <div className="measure min-w-0 whitespace-pre-wrap wrap-anywhere" lang={language}>
      {changes.map((change, index) => (
        <Piece key={`${index}-${change.is}`} change={change} />
      ))}
    </div>
  );
}

function Piece({ change: { words, is } }: { change: Change }) {
  if (is === 'added')
    return (
      <ins className="rounded-sm bg-success-pale text-success underline decoration-2 underline-offset-2">
        <SaidFirst>{m.content_version_added()}</SaidFirst>
        {words}
      </ins>
    );
  if (is === 'removed')
    return (
      <del className="mr-1 rounded-sm bg-error-pale text-error line-through decoration-2">
        <SaidFirst>{m.content_version_removed()}</SaidFirst>
        {words}
      </del>
    );
  if (is === 'folded')
    return (
      <details className="my-1 whitespace-normal">
        <summary
          className="inline-flex min-h-11 cursor-pointer items-center text-[0.9375rem] text-teal underline"
          lang={getLocale()}
        >
          {m.content_change_folded()}
        </summary>
        <div className="whitespace-pre-wrap">{words}</div>
      </details>
    );
  return <>{words}</>;
}

function SaidFirst({ children }: { children: string }) {
  return (
    <span className="sr-only" lang={getLocale()}>
      [{children}]{' '}
    </span>
  );
}
