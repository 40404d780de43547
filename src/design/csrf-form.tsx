import type { ComponentProps } from 'react';
import { Form, useRouteLoaderData } from 'react-router';

/**
 * A form of a private page. It is sent as a whole document, with or without scripts, and carries the CSRF token of
 * its document. A form that another page of this site was made to send has no token and is refused.
 */
export function CsrfForm({ children, ...form }: Omit<ComponentProps<typeof Form>, 'method' | 'reloadDocument'>) {
  return (
    <Form {...form} method="post" reloadDocument>
      <CsrfField />
      {children}
    </Form>
  );
}

/** The hidden field alone, for a form that is written by hand. */
export function CsrfField() {
  const site = useRouteLoaderData<{ csrfToken?: string }>('root');
  return site?.csrfToken ? <input type="hidden" name="zone_token" value={site.csrfToken} /> : null;
}
