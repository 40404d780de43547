import { SiteLink } from './site-link.tsx';

interface LettersProps {
  /** What the letters lead through, for those who hear the page. */
  label: string;
  /** The words of the link that shows everything. */
  all: string;
  chosen: string | undefined;
  /** Letters under which something stands. */
  letters: readonly string[];
  /** The address of a letter; without one, of everything. */
  hrefFor(letter?: string): string;
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const look = 'grid size-11 place-items-center rounded-soft font-semibold';

/** A list by its letters: links, so that it works without scripts; a letter with nothing under it is rendered without a link. */
export function Letters({ label, all, chosen, letters, hrefFor }: LettersProps) {
  const shown = letters.includes('#') ? [...alphabet, '#'] : alphabet;
  return (
    <nav aria-label={label} className="mt-6">
      <ul className="flex flex-wrap gap-1">
        <li>
          <SiteLink
            href={hrefFor()}
            aria-current={chosen ? undefined : 'true'}
            className={`flex min-h-11 items-center rounded-soft px-3 font-semibold no-underline ${chosen ? 'hover:bg-pale' : 'bg-teal text-white hover:text-white'}`}
          >
            {all}
          </SiteLink>
        </li>
        {shown.map((letter) => (
          <li key={letter}>
            {letters.includes(letter) ? (
              <SiteLink
                href={hrefFor(letter)}
                aria-current={letter === chosen ? 'true' : undefined}
                className={`${look} no-underline ${letter === chosen ? 'bg-teal text-white hover:text-white' : 'hover:bg-pale'}`}
              >
                {letter}
              </SiteLink>
            ) : (
              <span aria-hidden="true" className={`${look} font-normal text-muted opacity-60`}>
                {letter}
              </span>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
