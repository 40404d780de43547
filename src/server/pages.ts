import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { App } from '#src/platform/app.ts';
import type { Actor } from '#src/platform/actor.ts';
import { guestOf, guestTokenSeconds, issueGuestToken } from '#src/platform/guest-token.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { splitLanguage } from '#src/shared/addresses.ts';
import { languages } from '#src/shared/local-text.ts';
import { runInLanguage } from './language.ts';

/** Renders one page request with React Router; the language prefix is the router's basename. */
export type RenderPage = (request: Request) => Promise<Response>;

export const guestCookie = 'guest';

/** In production mode everywhere: an error's message and stack never travel to a browser. */
export function createPages(app: App, build: ServerBuild): RenderPage {
  const handlers = new Map(languages.map((language) => [
    language, createRequestHandler({ ...build, basename: language === 'en' ? '/' : `/${language}` }, 'production'),
  ]));
  return async (request) => {
    const { language, path } = splitLanguage(new URL(request.url).pathname);
    const context = new RouterContextProvider();
    const guest = guestSession(app, request);
    context.set(requestContext, { app, language, path: path.replace(/(\.data)$/, ''), actor: guest.actor, ensureGuest: guest.ensure });
    const response = await runInLanguage(language, () => handlers.get(language)!(request, context));
    const cookie = guest.newCookie();
    if (cookie) response.headers.append('set-cookie', cookie);
    return response;
  };
}

/** The guest behind the cookie; a new one is made, and its cookie sent, only when a page first needs it. */
function guestSession(app: App, request: Request) {
  const token = new RegExp(`(?:^|;\\s*)(?:__Host-)?${guestCookie}=([^;]+)`).exec(request.headers.get('cookie') ?? '')?.[1];
  let guest = guestOf(app, token);
  let issued: string | undefined;
  const actor: Actor = guest ?? { kind: 'anyone' };
  const isSecure = app.config.publicOrigin.startsWith('https:');
  return {
    actor,
    ensure() {
      if (!guest) {
        issued = issueGuestToken(app);
        guest = guestOf(app, issued)!;
      }
      return guest;
    },
    newCookie: () => issued && `${isSecure ? '__Host-' : ''}${guestCookie}=${issued}; Path=/; Max-Age=${guestTokenSeconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  };
}
