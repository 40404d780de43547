import { SiteLink } from '#src/design/site-link.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';
import { listCatalogueLists } from '../catalogue.server.ts';
import { said } from '../ui/catalogue-words.ts';
import type { Route } from './+types/catalogue-home';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => ({ lists: await listCatalogueLists(app, actor) }));
}

/** Every list of master data with its number of items. */
export default function CatalogueHome({ loaderData: { lists } }: Route.ComponentProps) {
  return (
    <AdminPage title={m.catalogue_desk()} intro={m.catalogue_desk_order()}>
      <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {lists.map(({ list: name, published, total }) => {
          const list = catalogueList(name);
          return (
            <li key={name} className="rounded-soft border border-line bg-white p-5">
              <h2 className="text-lg">
                <SiteLink href={`/staff/catalogue/${name}`} className="inline-flex min-h-11 items-center">
                  {said(list.label)}
                </SiteLink>
              </h2>
              <p className="text-muted">{said(list.hint)}</p>
              <p className="mt-2 font-semibold text-deep">{m.catalogue_count({ published, total })}</p>
            </li>
          );
        })}
      </ul>
    </AdminPage>
  );
}
