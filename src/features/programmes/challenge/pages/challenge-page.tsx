import { useRouteLoaderData } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { SkipLink } from '#src/design/frame/skip-link.tsx';
import { SongketBand } from '#src/design/art/songket-band.tsx';
import { PagePart } from '#src/design/rendering/page-part.tsx';
import { useInPageLinks } from '#src/design/navigation/use-in-page-links.ts';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { loadChallenge, type ChallengeData } from '../challenge.server.ts';
import { ChallengeHero } from '../ui/challenge-hero.tsx';
import { Contact, HowToParticipate, Overview, Resources, Topics } from '../ui/challenge-parts.tsx';
import { JudgesCarousel } from '../ui/judges-carousel.tsx';
import { Prizes, Timeline } from '../ui/prizes-and-dates.tsx';
import { QuickLinks } from '../ui/quick-links.tsx';
import type { Route } from './+types/challenge-page';

export async function loader({ context }: Route.LoaderArgs) {
  return loadChallenge(context.get(requestContext).app);
}

const path = '/innovationcampaign';

/**
 * The innovation challenge: a page of its own, without the site's header, footer and bottom navigation (specification,
 * section 2).
 */
export default function ChallengePage({ loaderData: challenge }: Route.ComponentProps) {
  useInPageLinks();
  if (challenge.timeline.length === 0) return <NoChallenge name={challenge.name} />;
  return (
    <>
      <ChallengeHead challenge={challenge} />
      <SkipLink />
      <ChallengeHero challenge={challenge} path={path} />
      <QuickLinks />
      <main id="main" tabIndex={-1}>
        <PagePart>
          <Overview challenge={challenge} />
        </PagePart>
        <PagePart>
          <HowToParticipate challenge={challenge} />
        </PagePart>
        <PagePart>
          <Topics challenge={challenge} />
        </PagePart>
        <PagePart>
          <Prizes challenge={challenge} />
        </PagePart>
        <PagePart>
          <Timeline challenge={challenge} />
        </PagePart>
        <PagePart>
          <Resources />
        </PagePart>
        <PagePart>
          <JudgesCarousel judges={challenge.judges} />
        </PagePart>
        <SongketBand />
        <PagePart>
          <Contact challenge={challenge} />
        </PagePart>
      </main>
    </>
  );
}

/** Shown between two challenges, and before the first. */
function NoChallenge({ name }: { name: string }) {
  return (
    <>
      <PageHead
        title={name}
        description={m.challenge_none_text()}
        keywords={m.challenge_keywords().split(', ')}
        path={path}
        noindex
      />
      <SkipLink />
      <main id="main" tabIndex={-1} className="page-column py-20">
        <p className="text-lg text-muted">{name}</p>
        <h1 className="mt-2">{m.challenge_none()}</h1>
        <p className="measure mt-4 mb-8 text-lg">{m.challenge_none_text()}</p>
        <ButtonLink href="/">{m.challenge_none_home()}</ButtonLink>
      </main>
    </>
  );
}

function ChallengeHead({ challenge }: { challenge: ChallengeData }) {
  const site = useRouteLoaderData<{ origin: string; brand: { groupName: string } }>('root');
  const finale = challenge.timeline.at(-1);
  const record = {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: challenge.name,
    description: m.challenge_description(),
    startDate: challenge.timeline[0]?.from,
    endDate: finale?.to,
    url: (site?.origin ?? '') + localPath(path, getLocale()),
    organizer: { '@type': 'Organization', name: site?.brand.groupName },
  };
  return (
    <PageHead
      title={challenge.name}
      description={m.challenge_description()}
      keywords={m.challenge_keywords().split(', ')}
      path={path}
      jsonLd={[record]}
    />
  );
}
