import { readdirSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Rendered } from '#tests/support/rendered.tsx';
import { htmlFaults } from '#tests/support/html-faults.ts';
import { allExamples } from './gallery/all-examples.ts';

/**
 * No component that is shown: it wraps another, or its parts are drawn into pictures on the server or stand in the
 * head.
 */
const withoutExamples = new Set([
  'rendering/server-only',
  'rendering/fixed-markup',
  'rendering/cached-markup',
  'rendering/page-part',
  'frame/in-head',
]);
/** Parts of the drawings, which the pictures show, and ornaments that the frames carry. */
const drawn = /^art\/(?!mark$|songket-band$|speciality-icon$)|^map\/map-pins$/;

const componentsIn = (files: readonly string[]) =>
  files
    .filter((name) => name.endsWith('.tsx') && !/^gallery\/|\.(?:test|examples)\.tsx$/.test(name))
    .map((name) => name.replace(/\.tsx$/, ''))
    .filter((name) => !withoutExamples.has(name) && !drawn.test(name));

const files = readdirSync('src/design', { recursive: true, encoding: 'utf8' });
const missing = (names: readonly string[]) =>
  componentsIn(names).filter((name) => !names.includes(`${name}.examples.tsx`));

describe('the examples', () => {
  it('stand beside every component', () => {
    expect(missing(['new-part.tsx', 'button.tsx', 'button.examples.tsx', 'button.test.tsx'])).toEqual(['new-part']);
    expect(componentsIn(files).length).toBeGreaterThan(45);
    expect(missing(files)).toEqual([]);
  });

  it('are all in the gallery, each state under its own name', () => {
    expect(allExamples.map(({ component }) => component).toSorted()).toEqual(componentsIn(files).toSorted());
    for (const { component, states } of allExamples) expect(Object.keys(states).length, component).toBeGreaterThan(0);
  });
});

/** States of components that draw nothing where there is nothing to say. */
const silent = [
  'content/clinical-review-note: reviewed by nobody',
  'form/error-summary: nothing to mend',
  'navigation/next-steps: none',
  'navigation/pagination: one page',
  'content/phone-link: none entered',
];

describe.each(allExamples)('$component', ({ component, states }) => {
  it.each(Object.entries(states))('draws the state "%s" as valid HTML', async (state, Draw) => {
    const html = renderToStaticMarkup(
      <Rendered>
        <Draw />
      </Rendered>,
    );
    expect(html === '', html).toBe(silent.includes(`${component}: ${state}`));
    expect(await htmlFaults(html)).toEqual([]);
  });
});

it('the gallery names no id twice', () => {
  const html = allExamples
    .filter(({ isWholePage }) => !isWholePage)
    .flatMap(({ states }) => Object.values(states))
    .map((Draw) =>
      renderToStaticMarkup(
        <Rendered>
          <Draw />
        </Rendered>,
      ),
    )
    .join('');
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id!);
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});
