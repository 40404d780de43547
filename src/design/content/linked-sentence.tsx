import { m } from '#src/paraglide/messages.js';
import { SiteLink } from '../navigation/site-link.tsx';

interface LinkedSentenceProps {
  /** A text whose [words in brackets] are links. */
  sentence: string;
  /** The address of the link, or of each in their order. */
  href: string | readonly string[];
}

/**
 * A text with links inside, in the positions that each language chooses. They open a new tab, so that typed text is not
 * lost.
 */
export function LinkedSentence({ sentence, href }: LinkedSentenceProps) {
  const addresses = typeof href === 'string' ? [href] : href;
  // Words and links take turns.
  return sentence.split(/\[([^\]]+)\]/).map((words, index) =>
    index % 2 === 0 ? (
      words
    ) : (
      <SiteLink key={words} href={addresses[(index - 1) / 2] ?? ''} target="_blank" rel="noopener">
        {words}
        <span className="sr-only"> ({m.design_new_tab()})</span>
      </SiteLink>
    ),
  );
}
