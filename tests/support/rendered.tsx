/** Draws a component as a page of the site would: inside the router, with what the root loader answers. */
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router';

const site = {
  brand: { phone: '+60 3-2700 0100', emergencyPhone: '999', strapline: { en: 'We are here for your care.' } },
  csrfToken: 'a token of the test',
  typingKey: 'a key of the test',
};

/** The component at an address; `data` replaces what the root loader answers. */
export function Rendered({ children, path = '/', data = site }: { children: ReactNode; path?: string; data?: object }) {
  const routes = [{ id: 'root', path: '*', element: children, loader: () => data }];
  const router = createMemoryRouter(routes, { initialEntries: [path], hydrationData: { loaderData: { root: data } } });
  return <RouterProvider router={router} />;
}
