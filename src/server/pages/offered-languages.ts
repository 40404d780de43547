/** The languages that the group offers its visitors: pages in any other language redirect to English. */
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import type { App } from '#src/platform/app.ts';
import { languagesOffered, type Language } from '#src/shared/languages.ts';

/** Whether visitors are offered the language; true where the database is away. */
export async function isOffered(app: App, language: Language): Promise<boolean> {
  if (language === 'en') return true;
  const brand = await shownSetting(app, 'brand').catch(() => null);
  return !brand || languagesOffered(brand.siteLanguages).includes(language);
}

/**
 * The redirect of a page in a language that is not offered to the same page in English; null for all others. The
 * console has every language. A form is answered in the language that it was opened in.
 */
export async function redirectToOffered(
  app: App,
  request: Request,
  { language, path }: { language: Language; path: string },
): Promise<Response | null> {
  const isDocument = request.method === 'GET' || request.method === 'HEAD';
  if (!isDocument || /^\/staff(\/|$)/.test(path) || (await isOffered(app, language))) return null;
  const location = path + new URL(request.url).search;
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}
