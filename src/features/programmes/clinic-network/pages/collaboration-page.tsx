import { ButtonLink } from '#src/design/form/button.tsx';
import { RichText } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import { Local } from '#src/design/content/local.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localText } from '#src/shared/local-text.ts';
import { listBenefits, loadAbout, loadNetworkFilm, networkFacts } from '../clinic-network.server.ts';
import { BenefitCards } from '../ui/benefit-cards.tsx';
import { NetworkFrame } from '../ui/network-frame.tsx';
import { NetworkFilm, NetworkVideo } from '../ui/network-video.tsx';
import type { Route } from './+types/collaboration-page';

export async function loader({ context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  const [facts, benefits, about] = await Promise.all([networkFacts(app), listBenefits(app), loadAbout(app)]);
  return { facts, benefits, about, film: await loadNetworkFilm(app, facts) };
}

/** The benefits of the collaboration. */
export default function CollaborationPage({ loaderData: { facts, benefits, about, film } }: Route.ComponentProps) {
  const language = getLocale();
  const path = '/mccn/our-collaboration';
  return (
    <NetworkFrame
      facts={facts}
      tab="collaboration"
      title={localText(about.title, language).text}
      description={localText(about.summary, language).text}
      keywords={m.clinic_network_keywords()}
      path={path}
    >
      <p className="measure mt-3 text-lg text-muted">
        <Local text={about.summary} />
      </p>
      {benefits.length > 0 ? <BenefitCards benefits={benefits} /> : null}
      <Film facts={facts} film={film} />
      <section aria-labelledby="network-about" className="mt-12 max-w-3xl">
        <h2 id="network-about">{m.clinic_network_about({ network: facts.name })}</h2>
        <div className="mt-4">
          <RichText html={about.body} />
        </div>
        {facts.aboutUrl ? (
          <p className="mt-6">
            <ButtonLink href={facts.aboutUrl} rel="noopener noreferrer" target="_blank">
              {m.clinic_network_learn_more()}
              <span className="sr-only"> {m.clinic_network_about_outside({ network: facts.name })}</span>
            </ButtonLink>
          </p>
        ) : null}
      </section>
    </NetworkFrame>
  );
}

/** The film of this site, or the one on YouTube where there is none. */
function Film({ facts: { videoId, name }, film }: Pick<Route.ComponentProps['loaderData'], 'facts' | 'film'>) {
  if (film) return <NetworkFilm entry={film} />;
  return videoId ? <NetworkVideo videoId={videoId} name={name} /> : null;
}
