import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Icon } from './icon.tsx';

it('an icon is decoration, and a name that nobody knows is shown as information', () => {
  expect(renderToStaticMarkup(<Icon name="phone" />)).toMatch(/aria-hidden="true".*#phone"/);
  for (const name of ['unheard-of', 'constructor'])
    expect(renderToStaticMarkup(<Icon name={name} />)).toContain('#info"');
});
