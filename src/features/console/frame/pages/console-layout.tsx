import { isRouteErrorResponse, Outlet, redirect, useRouteLoaderData } from 'react-router';
import { ErrorContent } from '#src/design/states/error-content.tsx';
import { noteWatched } from '#src/features/console/open-records/open-records.server.ts';
import { AlsoOpen } from '#src/features/console/open-records/ui/also-open.tsx';
import { viewsOf } from '#src/features/console/list-views/list-views.server.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { viewConsole } from '../console-view.server.ts';
import { ConsoleFrame } from '../ui/console-frame.tsx';
import { ConsoleRefusal } from '../ui/console-refusal.tsx';
import type { Route } from './+types/console-layout';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor, language, path } = context.get(requestContext);
  const [view, session, listViews, others] = await Promise.all([
    viewConsole(app, actor, language),
    shownSetting(app, 'session'),
    viewsOf(app, actor, path),
    noteWatched(app, actor, path),
  ]);
  const start = listViews.find(({ isStart }) => isStart);
  // The plain address of a list redirects to the view with which it starts. After a form was sent the page stays, with
  // its message.
  if (start && new URL(request.url).search === '' && !request.headers.has('content-type'))
    throw redirect(localPath(`${path}?${start.query}`, language));
  return { path, view, listViews, others, timeoutMinutes: session.timeoutMinutes };
}

/** The frame of every page under /staff, without the site's header, footer and third-party scripts. */
export default function ConsoleLayout({ loaderData }: Route.ComponentProps) {
  const { others } = loaderData;
  return (
    <ConsoleFrame {...loaderData}>
      {others && (
        <div className="px-4 pt-6 has-[[data-also-open='0']]:p-0 md:px-8">
          <AlsoOpen address="/staff/open" record={others.record} others={others} />
        </div>
      )}
      <Outlet />
    </ConsoleFrame>
  );
}

/** An admin page that does not exist, is not allowed, or failed; inside the frame where the frame's data was loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const data = useRouteLoaderData<typeof loader>('console-layout');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const content = status === 404 || status === 403 ? <ConsoleRefusal status={status} /> : <ErrorContent />;
  return data ? <ConsoleFrame {...data}>{content}</ConsoleFrame> : <main id="main">{content}</main>;
}
