import { requestContext } from '#src/platform/request-context.ts';
import { loadTender } from '../tenders.server.ts';
import { TenderDetail } from '../ui/tender-detail.tsx';
import type { Route } from './+types/tender-page';

export async function loader({ context, params }: Route.LoaderArgs) {
  return loadTender(context.get(requestContext).app, params.slug);
}

export default function TenderPage({ loaderData }: Route.ComponentProps) {
  return <TenderDetail data={loaderData} />;
}
