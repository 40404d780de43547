import { renderToString } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { baseLocale, getLocale, overwriteGetLocale } from '#src/paraglide/runtime.js';
import type { Language } from '#src/shared/languages.ts';
import { inBytes, withMarks } from './cached-bytes.ts';
import { cachedContent } from './cached-markup.tsx';

interface CardProps {
  item: { id: number; title: string };
  picks?: string;
  isWide?: boolean;
}

let language: Language = 'en';
const ownLanguage = getLocale;
afterEach(() => {
  language = baseLocale;
  overwriteGetLocale(ownLanguage);
});

/** A card and how often it was rendered. */
function scene(maxCached = 10) {
  const rendered: string[] = [];
  overwriteGetLocale(() => language);
  const content = cachedContent(
    ({ item, picks, isWide }: CardProps) => {
      const words = [getLocale(), item.title, picks, isWide && 'wide'].filter(Boolean).join(' ');
      rendered.push(words);
      return <p>{words}</p>;
    },
    { maxCached },
  );
  const write = (props: CardProps) => renderToString(<article {...content(props)} />);
  return { rendered, write };
}

const knee = Object.freeze({ id: 1, title: 'Knee' });

test('the same properties in the same language are rendered once', () => {
  const { rendered, write } = scene();
  expect([write({ item: knee }), write({ item: knee })]).toEqual([
    '<article><p>en Knee</p></article>',
    '<article><p>en Knee</p></article>',
  ]);
  expect(rendered).toEqual(['en Knee']);
});

test('another language, value, name of a property or kept answer is another content', () => {
  const { rendered, write } = scene();
  write({ item: knee });
  language = 'ms';
  write({ item: knee });
  language = 'en';
  write({ item: knee, picks: 'form' });
  write({ item: knee, picks: 'other' });
  write({ item: knee, isWide: true });
  // The same doctor, asked for anew after a change.
  write({ item: Object.freeze({ id: 1, title: 'Shoulder' }) });
  write({ item: { id: 1, title: 'Hip' } });
  expect(rendered).toEqual([
    'en Knee',
    'ms Knee',
    'en Knee form',
    'en Knee other',
    'en Knee wide',
    'en Shoulder',
    'en Hip',
  ]);
});

test('values of two properties are not taken for each other', () => {
  const rendered: string[] = [];
  const content = cachedContent(
    ({ first, second }: { first?: number; second?: number }) => {
      rendered.push(`${first} ${second}`);
      return null;
    },
    { maxCached: 10 },
  );
  content({ first: 1 });
  content({ second: 1 });
  expect(rendered).toEqual(['1 undefined', 'undefined 1']);
});

test('no more is kept than was said: what was made first is dropped', () => {
  const { rendered, write } = scene(2);
  for (const title of ['A', 'B', 'C', 'B', 'A']) write({ item: { id: 1, title } });
  expect(rendered).toEqual(['en A', 'en B', 'en C', 'en A']);
});

test('kept content is what the renderer writes without keeping it', () => {
  const Card = ({ name }: { name: string }) => (
    <>
      Dr {name}, <b>{name}</b> & {3} <span data-name={name}>{name}</span>
    </>
  );
  const content = cachedContent(Card, { maxCached: 1 });
  expect(renderToString(<article {...content({ name: 'O’Neil <b> 林' })} />)).toBe(
    renderToString(
      <article>
        <Card name="O’Neil <b> 林" />
      </article>,
    ),
  );
});

test('a page that leaves kept content out has the same bytes in the end, kept content in kept content too', () => {
  const innerContent = cachedContent(({ of }: { of: string }) => <i>{of} 林</i>, { maxCached: 1 });
  const content = cachedContent(
    ({ name }: { name: string }) => (
      <p>
        {name} <b {...innerContent({ of: name })} />
      </p>
    ),
    { maxCached: 10 },
  );
  const Page = () => (
    <main>
      <article {...content({ name: 'Lim' })} />
      <article {...content({ name: 'Ng' })} />
      Ends <article {...content({ name: 'Lim' })} />
    </main>
  );
  const page = withMarks(() => renderToString(<Page />));
  expect(page.html).not.toContain('Lim');
  expect(page.leftOut.map(String)).toHaveLength(3);
  expect(String(inBytes(page))).toBe(renderToString(<Page />));
});

test('after a page that failed nothing is left out', () => {
  const { write } = scene();
  expect(() =>
    withMarks(() => {
      throw new Error('No such doctor');
    }),
  ).toThrow('No such doctor');
  expect(write({ item: knee })).toBe('<article><p>en Knee</p></article>');
});
