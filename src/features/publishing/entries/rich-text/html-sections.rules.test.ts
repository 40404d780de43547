import { expect, it } from 'vitest';
import { sectionsOfHtml } from './html-sections.rules.ts';

it('a text is cut before each heading, and nothing of it is lost', () => {
  const html =
    '<p>First.</p><h2>Visa &amp; travel</h2><p>Second.</p><h3>Small</h3><ul><li>a</li></ul><h2 id="m"><strong>Money</strong></h2><p>Third.</p>';
  expect(sectionsOfHtml(html)).toEqual([
    { title: '', html: '<p>First.</p>' },
    { title: 'Visa & travel', html: '<p>Second.</p><h3>Small</h3><ul><li>a</li></ul>' },
    { title: 'Money', html: '<p>Third.</p>' },
  ]);
});

it('a text without headings is one section, an empty one none', () => {
  expect(sectionsOfHtml('<p>Alone.</p>')).toEqual([{ title: '', html: '<p>Alone.</p>' }]);
  expect(sectionsOfHtml('')).toEqual([]);
});
