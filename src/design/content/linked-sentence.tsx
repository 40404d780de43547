import { m } from '#src/paraglide/messages.js';
import { SiteLink } from '../navigation/site-link.tsx';

interface LinkedSentenceProps {
  /** One sentence whose [words in brackets] are the link. */
  sentence: string;
  href: string;
}

/**
 * A sentence with a link inside, in the position that each language chooses. The link opens a new tab, so that typed
 * text is not lost.
 */
export function LinkedSentence({ sentence, href }: LinkedSentenceProps) {
  const [, before = '', linked = '', after = ''] = /^([^[]*)\[([^\]]+)\](.*)$/.exec(sentence) ?? [];
  return (
    <>
      {before}
      <SiteLink href={href} target="_blank" rel="noopener">
        {linked}
        <span className="sr-only"> ({m.design_new_tab()})</span>
      </SiteLink>
      {after}
    </>
  );
}
