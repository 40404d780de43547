import { useEffect, useState, type ReactNode } from 'react';
import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';
import type { GroupFacts } from '#src/features/publishing/entries/text-checks/group-facts.rules.ts';
import type { WritingWarning } from '#src/features/publishing/entries/text-checks/writing-check.rules.ts';
import { warningWords } from './writing-warning-words.ts';

/** Delay after the last key, so that typing is not interrupted. */
const pauseMs = 400;

interface CheckedTextProps {
  /** The field's control, whose input is checked. */
  children: ReactNode;
  /** The field's initial value. */
  text: string;
  language: Language;
  isAdvertisement: boolean;
  /** Absent where the figures belong to the record itself. */
  facts?: GroupFacts | undefined;
}

/**
 * A field that shows possible breaches of advertising rules and contradictions to figures while somebody types. It
 * only warns: nothing typed is changed, and saving is not prevented.
 */
export function CheckedText({ children, text, language, isAdvertisement, facts }: CheckedTextProps) {
  const [typed, setTyped] = useState(text);
  const [warnings, setWarnings] = useState<readonly WritingWarning[]>([]);
  useEffect(() => {
    let isLatest = true;
    const timer = setTimeout(async () => {
      // The word lists are loaded only in the console.
      const { writingWarnings } = await import('#src/features/publishing/entries/text-checks/writing-check.rules.ts');
      if (isLatest) setWarnings(writingWarnings(typed, { language, isAdvertisement, facts }));
    }, pauseMs);
    return () => {
      isLatest = false;
      clearTimeout(timer);
    };
  }, [typed, language, isAdvertisement, facts]);
  return (
    <div
      onInput={(event) => {
        if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement)
          setTyped(event.target.value);
      }}
    >
      {children}
      <div role="status">
        {warnings.length > 0 ? <WritingWarnings warnings={warnings.map((warning) => warningWords(warning))} /> : null}
      </div>
    </div>
  );
}

/** Warnings for an editor, each with the source of its rule. */
export function WritingWarnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <div className="mt-2 rounded-soft border border-gold bg-cream px-3 py-2 text-[0.9375rem] text-ink">
      <p className="font-semibold">{m.content_check_title()}</p>
      <ul className="list-disc pl-5">
        {warnings.map((words) => (
          <li key={words} className="break-words">
            {words}
          </li>
        ))}
      </ul>
    </div>
  );
}
