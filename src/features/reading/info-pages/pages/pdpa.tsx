import { requestContext } from '#src/platform/request-context.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { RichText } from '#src/features/publishing/entries/ui/text/rich-text.tsx';
import { localText } from '#src/shared/local-text.ts';
import { loadInfoPage } from '../info-pages.server.ts';
import { InfoPage } from '../ui/info-page.tsx';
import type { Route } from './+types/pdpa';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, language } = context.get(requestContext);
  const others = (['en', 'ms'] as const).filter((other) => other !== language);
  const [page, ...required] = await Promise.all([
    loadInfoPage(app, '/pdpa', language),
    ...others.map((other) => loadInfoPage(app, '/pdpa', other)),
  ]);
  return {
    ...page,
    others: others.map((other, index) => ({
      language: other,
      title: required[index]!.entry.title,
      body: required[index]!.entry.body,
    })),
  };
}

/**
 * The notice of the Personal Data Protection Act: in Malay and in English on one page, as its section 7 requires, in
 * every language of the site.
 */
export default function PdpaPage({ loaderData: { entry, others } }: Route.ComponentProps) {
  return (
    <InfoPage
      entry={entry}
      lead={
        <p className="measure mb-6 text-muted">
          {m.info_pages_law_languages()}{' '}
          {others.map(({ language }) => (
            <a
              key={language}
              href={`#${language}`}
              lang={language}
              className="mr-3 inline-flex min-h-11 items-center font-medium"
            >
              {language === 'ms' ? 'Bahasa Melayu' : 'English'}
            </a>
          ))}
        </p>
      }
    >
      {others.map(({ language, title, body }) => (
        <section key={language} id={language} lang={language} className="mt-14 border-t border-line pt-8">
          <h2 className="mb-4">{localText(title, language).text}</h2>
          {/* The heading above names the language of this text, which may differ from the page's. */}
          <RichText html={{ en: '', [getLocale()]: localText(body, language).text }} />
        </section>
      ))}
    </InfoPage>
  );
}
