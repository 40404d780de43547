import { requestContext } from '#src/platform/request-context.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { RichText } from '#src/features/content/ui/rich-text.tsx';
import { localText } from '#src/shared/local-text.ts';
import { loadInfoPage } from '../info-pages.server.ts';
import { InfoPage } from '../ui/info-page.tsx';
import type { Route } from './+types/pdpa';

export async function loader({ context }: Route.LoaderArgs) {
  return loadInfoPage(context.get(requestContext).app, '/pdpa');
}

/** The notice of the Personal Data Protection Act: in Malay and in English on one page, as its section 7 asks, whatever language is read. */
export default function PdpaPage({ loaderData: { entry } }: Route.ComponentProps) {
  const language = getLocale();
  const others = (['en', 'ms'] as const).filter((other) => other !== language && entry.body[other]);
  return (
    <InfoPage
      entry={entry}
      lead={(
        <p className="measure mb-6 text-muted">
          {m.info_pages_law_languages()} {others.map((other) => <a key={other} href={`#${other}`} lang={other} className="mr-3 inline-flex min-h-11 items-center font-medium">{other === 'ms' ? 'Bahasa Melayu' : 'English'}</a>)}
        </p>
      )}
    >
      {others.map((other) => (
        <section key={other} id={other} lang={other} className="mt-14 border-t border-line pt-8">
          <h2 className="mb-4">{localText(entry.title, other).text}</h2>
          <RichText html={{ en: entry.body[other] ?? '', [language]: entry.body[other] ?? '' }} />
        </section>
      ))}
    </InfoPage>
  );
}
