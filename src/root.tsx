import latinFont from '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2?url';
import type { ReactNode } from 'react';
import { isRouteErrorResponse, Outlet, Scripts, useRouteLoaderData } from 'react-router';
import { ErrorContent } from '#src/design/states/error-content.tsx';
import { hasFixedPart } from '#src/design/rendering/fixed-markup.tsx';
import { GoneContent } from '#src/design/states/gone-content.tsx';
import { NotFoundContent } from '#src/design/states/not-found-content.tsx';
import tokens from '#src/design/tokens.css?url';
import { shownMenus } from '#src/features/site/menus/menus.server.ts';
import { colourTokens } from '#src/features/site/settings/brand/brand-colours.rules.ts';
import { shownSetting } from '#src/features/site/settings/settings.server.ts';
import { shownScripts } from '#src/features/site/third-party-scripts/third-party-scripts.server.ts';
import { ThirdPartyScripts } from '#src/features/site/third-party-scripts/ui/third-party-scripts.tsx';
import { getLocale } from '#src/paraglide/runtime.js';
import { typingKeyFor } from '#src/platform/bound-token.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { languageTags } from '#src/shared/addresses.ts';
import { inBrowserOnly, noPart } from '#src/shared/browser-part.ts';
import type { Route } from './+types/root';
import { FlowFrame } from './flow-frame.tsx';
import { useHospitalIcon } from './hospital-icon.ts';
import { SiteFrame } from './site-frame.tsx';
import { shippedColours } from '#src/shared/shipped-colours.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, path, actor, csrfToken, ensureGuest, isFlow, isPreview, mayRunScripts, language } =
    context.get(requestContext);
  const [brand, menus, scripts] = await Promise.all([
    shownSetting(app, 'brand'),
    shownMenus(app, language),
    mayRunScripts ? shownScripts(app) : null,
  ]);
  return {
    brand,
    // Menus and footer are rendered by the server alone.
    menus: inBrowserOnly(menus, noPart),
    ...(scripts ? { scripts } : {}),
    ...(isFlow ? { isFlow } : {}),
    ...(isPreview ? { isPreview } : {}),
    origin: app.config.publicOrigin,
    path,
    apiKey: app.config.apiKeys[0] ?? '',
    isPatient: csrfToken !== null && actor.kind === 'patient',
    ...(csrfToken
      ? { csrfToken: csrfToken, typingKey: typingKeyFor(app, actor.kind === 'anyone' ? ensureGuest() : actor) ?? '' }
      : {}),
  };
}

export function Layout({ children }: { children: ReactNode }) {
  const language = getLocale();
  const icon = useHospitalIcon();
  const site = useRouteLoaderData<typeof loader>('root');
  return (
    <html
      lang={languageTags[language]}
      data-language={language}
      style={site ? colourTokens(site.brand.colours) : undefined}
    >
      <head>
        <link rel="preload" as="font" type="font/woff2" href={latinFont} crossOrigin="anonymous" />
        {/* The style sheet comes first, before the scripts: the page is not painted without it. */}
        <link rel="stylesheet" href={tokens} precedence="first" />
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={site?.brand.colours.deep ?? shippedColours.deep} />
        {site ? <meta name="api-key" content={site.apiKey} /> : null}
        {site?.csrfToken ? <meta name="zone-token" content={site.csrfToken} /> : null}
        {site?.scripts?.proofs.map(({ name, content }) => (
          <meta key={name} name={name} content={content} />
        ))}
        <link rel="icon" href={icon ?? site?.brand.faviconUrl ?? '/favicon.svg'} />
        <link rel="apple-touch-icon" href={site?.brand.touchIconUrl ?? '/apple-touch-icon.png'} />
        {/* The shipped outline is used only with the shipped mark. */}
        {site?.brand.touchIconUrl ? null : <link rel="mask-icon" href="/mask-icon.svg" color={shippedColours.teal} />}
        <link rel="manifest" href="/manifest.webmanifest" />
      </head>
      <body>
        {children}
        {import.meta.env.DEV ? <Scripts /> : null}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  const others = loaderData.scripts ? <ThirdPartyScripts active={loaderData.scripts} /> : null;
  // The innovation challenge has no header, footer or bottom navigation (specification, section 2).
  if (loaderData.path === '/innovationcampaign')
    return (
      <>
        <Outlet />
        {others}
      </>
    );
  // The staff console has its own frame (features/console/frame/pages/console-layout.tsx); the preview of a draft has
  // the public frame.
  if (/^\/staff(\/|$)/.test(loaderData.path) && !loaderData.isPreview) return <Outlet />;
  const { brand, path, isPatient, menus } = loaderData;
  const Frame = loaderData.isFlow ? FlowFrame : SiteFrame;
  return (
    <Frame brand={brand} path={path} isPatient={isPatient} menus={menus}>
      <Outlet />
      {others}
    </Frame>
  );
}

/**
 * The 'Page not found' page, the page for removed content, or the page for failures; inside the site's frame where
 * its data was loaded.
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useRouteLoaderData<typeof loader>('root');
  const status = isRouteErrorResponse(error) ? error.status : 500;
  const content =
    status === 404 ? (
      <NotFoundContent />
    ) : status === 410 ? (
      <GoneContent list={(error as { data: { goneOn: string } }).data.goneOn} />
    ) : (
      <ErrorContent {...(site ? { phone: site.brand.phone } : {})} />
    );
  // A page without the site's menu and footer that failed in the browser does not have their markup.
  const Frame = hasFixedPart('footer') ? SiteFrame : FlowFrame;
  return site ? (
    <Frame brand={site.brand} path={site.path} isPatient={false} menus={site.menus}>
      {content}
    </Frame>
  ) : (
    <main>{content}</main>
  );
}
