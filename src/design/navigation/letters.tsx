import { SiteLink } from './site-link.tsx';

interface LettersProps {
  /** Name of the list, for screen readers. */
  label: string;
  /** Label of the link that shows everything. */
  all: string;
  chosen: string | undefined;
  /** Letters with at least one entry. */
  letters: readonly string[];
  /** The address for a letter; without a letter, for everything. */
  hrefFor(letter?: string): string;
}

const alphabet = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
const look = 'grid size-11 place-items-center rounded-soft font-semibold';

/**
 * A list by its first letters, as links that work without scripts. A letter without entries is rendered without a
 * link.
 */
export function Letters({ label, all, chosen, letters, hrefFor }: LettersProps) {
  const shown = letters.includes('#') ? [...alphabet, '#'] : alphabet;
  return (
    <nav aria-label={label} className="mt-6">
      {/* On phones one line, of the letters with entries alone. */}
      <ul className="-m-0.5 text-balance max-sm:sideways max-sm:-mx-4 max-sm:pl-4">
        <li className="m-0.5 inline-block align-top">
          <SiteLink
            href={hrefFor()}
            aria-current={chosen ? undefined : 'true'}
            className={`flex min-h-11 items-center rounded-soft px-3 font-semibold no-underline ${chosen ? 'hover:bg-pale' : 'bg-teal text-white hover:text-white'}`}
          >
            {all}
          </SiteLink>
        </li>
        {shown.map((letter) => (
          <li
            key={letter}
            className={`m-0.5 inline-block align-top ${letters.includes(letter) ? '' : 'max-sm:hidden'}`}
          >
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
