import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleLoad } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { catalogueList } from '../lists/catalogue-lists.ts';
import { listCatalogueLists, listWithoutApproval } from '../catalogue.server.ts';
import { fileListNames } from '../fields/catalogue-fields.ts';
import { importList } from '../lists/file-lists.ts';
import { mayImportList } from '../imports/imports.server.ts';
import { said } from '../ui/catalogue-words.ts';
import type { Route } from './+types/catalogue-home';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => ({
    lists: await listCatalogueLists(app, actor),
    unapproved: await listWithoutApproval(app, actor),
    files: fileListNames.filter((name) => mayImportList(actor, name)),
  }));
}

/** Every list of master data with its number of items. */
export default function CatalogueHome({ loaderData: { lists, unapproved, files } }: Route.ComponentProps) {
  return (
    <AdminPage title={m.catalogue_desk()} intro={m.catalogue_desk_order()}>
      <Unapproved items={unapproved} />
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
      <FileLists names={files} />
    </AdminPage>
  );
}

/** Lists that have pages of their own elsewhere; here a file can fill them. */
function FileLists({ names }: { names: Route.ComponentProps['loaderData']['files'] }) {
  if (names.length === 0) return null;
  return (
    <div className="mt-8">
      <AdminSection id="files" title={m.catalogue_files_title()} intro={m.catalogue_files_intro()}>
        <ul className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-3">
          {names.map((name) => {
            const list = importList(name);
            return (
              <li key={name}>
                <SiteLink
                  href={`/staff/catalogue/${name}/import`}
                  className="inline-flex min-h-11 items-center font-semibold"
                >
                  {said(list.label)}
                </SiteLink>
                <p className="text-[0.9375rem] text-muted">{said(list.hint)}</p>
              </li>
            );
          })}
        </ul>
      </AdminSection>
    </div>
  );
}

/** Published items that readers do not see. */
function Unapproved({ items }: { items: Route.ComponentProps['loaderData']['unapproved'] }) {
  if (items.length === 0) return null;
  return (
    <section aria-labelledby="unapproved" className="mb-8">
      <h2 id="unapproved" className="mb-3 text-lg">
        {m.catalogue_unapproved({ count: items.length })}
      </h2>
      <Notice tone="warning">
        <p>{m.catalogue_unapproved_hint()}</p>
        <ul className="mt-2 list-disc pl-6">
          {items.map(({ list, id, title, expiredOn }) => (
            <li key={`${list} ${id}`}>
              <SiteLink href={`/staff/catalogue/${list}/${id}`}>{title}</SiteLink>{' '}
              {expiredOn ? m.catalogue_approval_ended({ day: expiredOn }) : m.catalogue_approval_never()}
            </li>
          ))}
        </ul>
      </Notice>
    </section>
  );
}
