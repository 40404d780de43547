import { renderToStaticMarkup } from 'react-dom/server';
import { BrandMark } from '#src/design/brand-mark.tsx';
import { phoneHref } from '#src/design/phone-link.tsx';
import tokens from '#src/design/tokens.css?url';
import { colourTokens } from '#src/features/site/settings/brand-colours.rules.ts';
import type { Brand } from '#src/features/site/settings/settings.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { languageTags, localPath } from '#src/shared/addresses.ts';
import { languages, localText, type Language } from '#src/shared/local-text.ts';

const languageNames: Record<Language, string> = { en: 'English', ms: 'Bahasa Melayu', zh: '中文' };

/** What visitors see before the site is open: who we are, that we open soon, and whom to call. It has no script. */
export function holdingPage(brand: Brand, language: Language): string {
  return `<!doctype html>${renderToStaticMarkup(<HoldingPage brand={brand} language={language} />)}`;
}

function HoldingPage({ brand, language }: { brand: Brand; language: Language }) {
  const inLanguage = { locale: language };
  const title = m.set_up_holding_title({}, inLanguage);
  const strapline = localText(brand.strapline, language);
  return (
    <html lang={languageTags[language]} data-language={language} style={colourTokens(brand.colours)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${title} | ${brand.groupName}`}</title>
        <link rel="stylesheet" href={tokens} />
        <link rel="icon" href={brand.faviconUrl} />
      </head>
      <body className="on-deep bg-deep text-white">
        <main className="page-column grid min-h-dvh content-center justify-items-start gap-6 py-12">
          <p className="flex items-center gap-4 text-xl font-semibold">
            <BrandMark logoUrl={brand.logoUrl} size={64} isOnDeep />
            <span>{brand.groupName}</span>
          </p>
          <h1 className="text-3xl text-white md:text-5xl">{title}</h1>
          <p className="measure text-lg">{m.set_up_holding_text({ group: brand.groupName }, inLanguage)}</p>
          <p className="text-gold" lang={languageTags[strapline.lang]}>
            {strapline.text}
          </p>
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
