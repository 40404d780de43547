import { Outlet, redirect } from 'react-router';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import type { App } from '#src/platform/app.ts';
import { gone, notFound } from '#src/platform/http/not-found.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { Language } from '#src/shared/languages.ts';
import { isAllowedOutside } from '../keywords.rules.ts';
import { keywordContext } from '../keyword-context.ts';
import { loadKeywordPage } from '../keyword-pages.server.ts';
import { resolveKeyword } from '../keywords.server.ts';
import { KeywordPage } from '../ui/keyword-page.tsx';
import type { Route } from './+types/keyword-layout';

/** Runs before any loader: resolves the path. A clinic redirects, an old address answers 301. */
export const middleware: Route.MiddlewareFunction[] = [
  async ({ context }, next) => {
    const { app, path, language } = context.get(requestContext);
    const { keyword, movedTo, isGone } = await resolveKeyword(app, path);
    if (movedTo && isGone) throw gone(movedTo);
    if (movedTo) throw redirect(localPath(movedTo, language), 301);
    if (keyword?.component === 'clinic') throw await clinicRedirect(app, keyword.url, language);
    context.set(keywordContext, keyword ?? null);
    return next();
  },
];

/** The redirect to the clinic's page in the reader's language, or to an external host that the settings still allow. */
async function clinicRedirect(app: App, url: string, language: Language): Promise<Response> {
  if (url.startsWith('/')) return redirect(localPath(url, language), 302);
  const { outsideHosts } = await shownSetting(app, 'brand');
  if (!isAllowedOutside(url, outsideHosts)) throw notFound();
  return redirect(url, 302);
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  const keyword = context.get(keywordContext);
  const near = new URL(request.url).searchParams.get('near') ?? undefined;
  const page = keyword ? await loadKeywordPage(app, keyword, { language, near }) : undefined;
  if (page === null) throw notFound();
  return page ?? null;
}

/** Shows the keyword's page; without one, the page of the static route table. */
export default function KeywordLayout({ loaderData }: Route.ComponentProps) {
  return loaderData ? <KeywordPage shown={loaderData} /> : <Outlet />;
}
