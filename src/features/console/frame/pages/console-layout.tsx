import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router';
import { ErrorContent } from '#src/design/error-content.tsx';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { viewConsole } from '../console-view.server.ts';
import { ConsoleFrame } from '../ui/console-frame.tsx';
import { ConsoleRefusal } from '../ui/console-refusal.tsx';
import type { Route } from './+types/console-layout';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor, language, path } = context.get(requestContext);
  const [view, session] = await Promise.all([viewConsole(app, actor, language), shownSetting(app, 'session')]);
  return { path, view, timeoutMinutes: session.timeoutMinutes };
}

/** The frame of every page under /staff, without the site's header, footer and third-party scripts. */
export default function ConsoleLayout({ loaderData }: Route.ComponentProps) {
  return (
    <ConsoleFrame {...loaderData}>
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
