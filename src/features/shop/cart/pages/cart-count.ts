import { requestContext } from '#src/platform/request-context.ts';
import { cartCount } from '../cart-view.server.ts';
import type { Route } from './+types/cart-count';

/** The number of items in this visitor's cart, for the header of public pages, which are the same bytes for all. */
export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return Response.json({ count: await cartCount(app, actor) }, { headers: { 'cache-control': 'no-store' } });
}
