import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { pageNames } from '#src/features/publishing/entries/page-texts/page-names.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { families } from './page-addresses.ts';

/** Links to the related pages. */
export function PageFamily({ path }: { path: string }) {
  const family = families.find((members) => members.includes(path));
  if (!family) return null;
  return (
    <nav aria-label={m.info_pages_related()} className="rounded-petal border border-line bg-mist p-5 print:hidden">
      <ul>
        {family.map((address) => (
          <li key={address}>
            {address === path ? (
              <span
                aria-current="page"
                className="flex min-h-11 items-center border-l-4 border-gold pl-3 font-semibold text-deep"
              >
                {pageNames[address]?.({}, { locale: getLocale() })}
              </span>
            ) : (
              <SiteLink
                href={address}
                className="flex min-h-11 items-center border-l-4 border-transparent pl-3 no-underline hover:underline"
              >
                {pageNames[address]?.({}, { locale: getLocale() })}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
