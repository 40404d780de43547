import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { ReadingPage } from '#src/features/content/ui/reading-page.tsx';
import type { EntryPageData } from '#src/features/content/content.schema.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { loadStory } from '../newsroom.server.ts';
import { newsRecord } from '../story-record.rules.ts';
import type { Route } from './+types/csr-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadStory(context.get(requestContext).app, 'csr', params.id);
}

export default function CsrPage({ loaderData }: { loaderData: EntryPageData<'csr'> }) {
  const { entry, related } = loaderData;
  return <ReadingPage entry={entry} related={related} crumbs={[{ label: m.newsroom_csr(), href: '/csr' }]} jsonLd={(page) => newsRecord(entry, { ...page, language: getLocale() })} />;
}
