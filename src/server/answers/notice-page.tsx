import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from '#src/design/brand-mark.tsx';
import { phoneHref } from '#src/design/content/phone-link.tsx';
import tokens from '#src/design/tokens.css?url';
import { colourTokens } from '#src/features/site/settings/brand/brand-colours.rules.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { languageTags, localPath } from '#src/shared/addresses.ts';
import { languages, type Language } from '#src/shared/languages.ts';
import { localText } from '#src/shared/local-text.ts';

/** A link that acts like a button: as large as one, and marked by more than its colour. */
const linkLook = 'inline-flex min-h-11 items-center font-semibold text-white underline hover:text-white';

const languageNames: Record<Language, string> = { en: 'English', ms: 'Bahasa Melayu', zh: '中文' };

/** The content of a notice. */
export interface Notice {
  title: string;
  text: string;
  /** Whether the notice has a link to ask for the same page again. */
  canRetry?: boolean;
  hasStrapline?: boolean;
}

/**
 * A page that needs neither the router nor the database: the group's name, one message, whom to call, the other
 * languages. It has no script. Without a brand it has words alone.
 */
export function noticePage(notice: Notice, { brand, language }: { brand: Brand | null; language: Language }): string {
  if (!brand) return wordsAlone(notice, language);
  return `<!doctype html>${renderToStaticMarkup(<NoticePage notice={notice} brand={brand} language={language} />)}`;
}

/** The notice before the site is open. */
export function holdingNotice({ groupName }: Brand, language: Language): Notice {
  const inLanguage = { locale: language };
  return {
    title: m.set_up_holding_title({}, inLanguage),
    text: m.set_up_holding_text({ group: groupName }, inLanguage),
    hasStrapline: true,
  };
}

function wordsAlone({ title, text }: Notice, language: Language): string {
  return `<!doctype html>
<html lang="${languageTags[language]}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body><main><h1>${title}</h1><p>${text}</p></main></body>
</html>
`;
}

function NoticePage({ notice, brand, language }: { notice: Notice; brand: Brand; language: Language }) {
  const inLanguage = { locale: language };
  const strapline = localText(brand.strapline, language);
  return (
    <html lang={languageTags[language]} data-language={language} style={colourTokens(brand.colours)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${notice.title} | ${brand.groupName}`}</title>
        <link rel="stylesheet" href={tokens} />
        <link rel="icon" href={brand.faviconUrl} />
      </head>
      <body className="on-deep bg-deep text-white">
        <main className="page-column grid min-h-dvh content-center justify-items-start gap-6 py-12">
          <p className="flex items-center gap-4 text-xl font-semibold">
            <BrandMark logoUrl={brand.logoUrl} size={64} isOnDeep />
            <span>{brand.groupName}</span>
          </p>
          <h1 className="text-3xl text-white md:text-5xl">{notice.title}</h1>
          <p className="measure text-lg">{notice.text}</p>
          {notice.hasStrapline && (
            <p className="text-gold" lang={languageTags[strapline.lang]}>
              {strapline.text}
            </p>
          )}
          {notice.canRetry && (
            // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- an empty address is that of this page, query included
            <a href="" className={linkLook}>
              {m.errors_busy_again({}, inLanguage)}
            </a>
          )}
          <Numbers brand={brand} language={language} />
          <nav aria-label={m.set_up_holding_languages({}, inLanguage)}>
            <ul className="flex flex-wrap gap-x-6">
              {languages.map((other) => (
                <li key={other} lang={languageTags[other]}>
                  <a
                    href={localPath('/', other)}
                    aria-current={other === language ? 'page' : undefined}
                    className="inline-flex min-h-11 items-center text-white hover:text-white"
                  >
                    {languageNames[other]}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </main>
      </body>
    </html>
  );
}

function Numbers({ brand, language }: { brand: Brand; language: Language }) {
  const numbers = [
    { label: m.set_up_holding_emergency({}, { locale: language }), phone: brand.emergencyPhone },
    { label: m.set_up_holding_call_us({}, { locale: language }), phone: brand.phone },
  ].filter(({ phone }) => phone !== '');
  return (
    <ul className="grid gap-1 text-lg">
      {numbers.map(({ label, phone }) => (
        <li key={phone}>
          {label}{' '}
          <a
            href={phoneHref(phone)}
            className="inline-flex min-h-11 items-center font-semibold whitespace-nowrap text-white tabular-nums hover:text-white"
          >
            {phone}
          </a>
        </li>
      ))}
    </ul>
  );
}
