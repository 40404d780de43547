import { Notice } from '#src/design/states/notice.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { loadTiles, networkFacts } from '../clinic-network.server.ts';
import { tabAddresses } from '../clinic-network.rules.ts';
import { NetworkFrame } from '../ui/network-frame.tsx';
import { SectionTiles } from '../ui/section-tiles.tsx';
import type { Route } from './+types/health-library';

export async function loader({ context }: Route.LoaderArgs) {
  const { app } = context.get(requestContext);
  const [facts, library] = await Promise.all([networkFacts(app), loadTiles(app)]);
  return { facts, ...library };
}

/** The health library: a tile for each section. */
export default function HealthLibraryPage({ loaderData: { facts, tiles, hasFailed } }: Route.ComponentProps) {
  const title = m.clinic_network_library_title();
  return (
    <NetworkFrame
      facts={facts}
      tab="library"
      title={title}
      description={m.clinic_network_library_text()}
      keywords={m.clinic_network_library_keywords()}
      path={tabAddresses.library}
      crumbs={[{ label: title, href: tabAddresses.library }]}
      backHref={tabAddresses.collaboration}
    >
      <p className="measure mt-3 text-lg text-muted">{m.clinic_network_library_text()}</p>
      {hasFailed ? (
        <div className="mt-6 max-w-3xl">
          <Notice tone="warning" title={m.clinic_network_sections_failed_title()}>
            {m.clinic_network_sections_failed()}
          </Notice>
        </div>
      ) : null}
      <SectionTiles tiles={tiles} />
    </NetworkFrame>
  );
}
