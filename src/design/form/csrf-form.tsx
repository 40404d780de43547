import type { ComponentProps } from 'react';
import { useRouteLoaderData } from 'react-router';
import { splitLanguage } from '#src/shared/addresses.ts';
import { pageHref } from '../navigation/site-link.tsx';

/**
 * A form of a private page. It is sent as a whole document, with or without scripts, and has the CSRF token of its
 * document. A form that another page of this site was made to send has no token and is refused. `action` is an address,
 * with or without the prefix of a language; without one the form is sent to its own page.
 */
export function CsrfForm({ children, action, ...form }: Omit<ComponentProps<'form'>, 'method'> & { action?: string }) {
  return (
    <form {...form} {...(action === undefined ? {} : { action: pageHref(splitLanguage(action).path) })} method="post">
      <CsrfField />
      {children}
    </form>
  );
}

/** The hidden field alone, for a form that is written by hand. */
export function CsrfField() {
  const site = useRouteLoaderData<{ csrfToken?: string }>('root');
  return site?.csrfToken ? <input type="hidden" name="zone_token" value={site.csrfToken} /> : null;
}
