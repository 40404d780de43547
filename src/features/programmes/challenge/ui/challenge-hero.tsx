import { useRouteLoaderData } from 'react-router';
import { LandscapeLine } from '#src/design/art/hospitals/landscape-line.tsx';
import { Mark } from '#src/design/art/mark.tsx';
import { LanguageSwitcher } from '#src/design/frame/language-switcher.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { OfferedLanguages } from '#src/shared/languages.ts';
import type { ChallengeData } from '../challenge.server.ts';
import { formatRinggit, prizeTotal } from '../challenge.rules.ts';
import { ChallengeFlower, WovenGround } from './challenge-art.tsx';
import { SignUp } from './sign-up.tsx';

/** The hero: title, prizes, and the sign-up link. */
export function ChallengeHero({ challenge, path }: { challenge: ChallengeData; path: string }) {
  const brand = useRouteLoaderData<{ brand: { groupName: string; siteLanguages: OfferedLanguages } }>('root')?.brand;
  return (
    <header className="on-deep relative overflow-hidden bg-deep text-white">
      <WovenGround />
      <div className="page-column relative flex items-center justify-between gap-4 py-3">
        <SiteLink
          href="/"
          className="inline-flex min-h-11 items-center gap-3 font-semibold text-white no-underline hover:text-white hover:underline"
        >
          <Mark size={36} />
          {brand?.groupName ?? ''}
        </SiteLink>
        <LanguageSwitcher path={path} offered={brand?.siteLanguages} />
      </div>
      <div className="page-column relative grid items-center gap-8 pt-4 pb-8 sm:pt-6 sm:pb-12 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:pt-10 lg:pb-16">
        <div>
          <p className="font-semibold text-gold">{m.challenge_for_everybody()}</p>
          <h1 className="mt-3 text-[clamp(2.25rem,1.4rem+4vw,4rem)] leading-none text-white">{challenge.name}</h1>
          <p className="mt-5 max-w-xl text-xl leading-snug text-white">{m.challenge_headline()}</p>
          <p className="mt-4 max-w-xl">{m.challenge_won({ total: formatRinggit(prizeTotal(challenge.prizes)) })}</p>
          <div className="mt-6 sm:mt-8">
            <SignUp challenge={challenge} isOnDeep />
          </div>
        </div>
        {/* Phones do not show the flower, because it would come before the page's text. */}
        <div className="mx-auto hidden max-w-full sm:block sm:w-80 lg:w-full lg:max-w-105">
          <ChallengeFlower />
        </div>
      </div>
      <LandscapeLine tone="deep" className="relative -mb-px" />
    </header>
  );
}
