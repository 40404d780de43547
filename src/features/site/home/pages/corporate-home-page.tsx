import { requestContext } from '#src/platform/request-context.ts';
import { loadCorporate } from '../home.server.ts';
import CorporateHome from '../ui/corporate-home.tsx';
import type { Route } from './+types/corporate-home-page';

export async function loader({ context }: Route.LoaderArgs) {
  return loadCorporate(context.get(requestContext).app);
}

export default function CorporateHomePage({ loaderData }: Route.ComponentProps) {
  return <CorporateHome data={loaderData} />;
}
