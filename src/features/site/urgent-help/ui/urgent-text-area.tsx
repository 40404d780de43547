import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { useRouteLoaderData } from 'react-router';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { TextArea } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import type { UrgentConcept } from '../urgent-concepts.rules.ts';
import type { AddedWord } from '../urgent-help.rules.ts';
import type { FirstAidLink } from '../urgent-help.schema.ts';

type Card = typeof import('./urgent-card.tsx').UrgentCard;

/** Delay after the last key, so that typing is not interrupted. */
const pauseMs = 500;

/**
 * A text area that shows what to do at once when its text sounds like danger. The text is checked in the browser
 * alone and not sent; the card never prevents the form from being sent.
 */
export function UrgentTextArea(props: ComponentProps<typeof TextArea>) {
  const [urgent, setUrgent] = useState<{ concept: UrgentConcept; firstAid: FirstAidLink | null; Card: Card }>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const look = (text: string) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(async () => {
      // The word list and the card are loaded when somebody types, not for every reader of the page.
      const [{ urgentConceptsIn }, { firstAidSlugsFor }, { UrgentCard }, { words, firstAid }] = await Promise.all([
        import('../urgent-help.rules.ts'),
        import('../first-aid.rules.ts'),
        import('./urgent-card.tsx'),
        knownHelp(),
      ]);
      const [concept] = urgentConceptsIn(text, words);
      if (!concept) return setUrgent(undefined);
      const [link] = firstAidSlugsFor(concept, text).flatMap((slug) => firstAid[slug] ?? []);
      setUrgent({ concept, firstAid: link ?? null, Card: UrgentCard });
    }, pauseMs);
  };
  const phone = useEmergencyPhone();
  return (
    <div className="grid gap-3">
      <TextArea {...props} onInput={(event) => look(event.currentTarget.value)} />
      <div role="status">
        {urgent && phone ? (
          <>
            <p className="mb-2 font-semibold">{m.urgent_typed()}</p>
            <urgent.Card concept={urgent.concept} phone={phone} firstAid={urgent.firstAid} />
          </>
        ) : null}
      </div>
    </div>
  );
}

interface KnownHelp {
  words: readonly AddedWord[];
  firstAid: Readonly<Record<string, FirstAidLink>>;
}

let fetched: Promise<KnownHelp> | undefined;

/**
 * Words that staff added and links to all first-aid entries, fetched once, whatever is typed; without an answer the
 * built-in words and the number are used.
 */
function knownHelp(): Promise<KnownHelp> {
  const none: KnownHelp = { words: [], firstAid: {} };
  fetched ??= fetch(pageHref('/search/urgent-words')).then(
    async (response) => (response.ok ? ((await response.json()) as KnownHelp) : none),
    () => none,
  );
  return fetched;
}

/** A notice where a person in danger might wait for an answer: booking, the video room, the waiting list. */
export function NotForEmergencies() {
  const phone = useEmergencyPhone();
  return phone ? <p className="measure mt-2 text-muted">{m.urgent_not_for_emergencies({ phone })}</p> : null;
}

function useEmergencyPhone(): string | undefined {
  return useRouteLoaderData<{ brand: { emergencyPhone: string } }>('root')?.brand.emergencyPhone;
}
