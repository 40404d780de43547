import axe from 'axe-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { show } from '#tests/support/browser-page.tsx';
import { allExamples } from './gallery/all-examples.ts';
import './tokens.css';

beforeAll(() => {
  document.documentElement.lang = 'en';
  document.title = 'Examples';
});

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const faultsOf = async (place: HTMLElement) =>
  (await axe.run(place, { runOnly: rules })).violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html }) => `${id}: ${html}`),
  );

describe.each(allExamples)('$component', ({ states }) => {
  it.each(Object.entries(states))('in the state "%s" can be used by everybody', async (_name, Draw) => {
    expect(await faultsOf(show(<Draw />))).toEqual([]);
  });
});

it('a field without a name is found', async () => {
  expect(await faultsOf(show(<input name="nameless" />))).toEqual(['label: <input name="nameless">']);
});

it('a text that is too pale is found', async () => {
  expect(await faultsOf(show(<p className="bg-white text-gold">Too pale</p>))).toHaveLength(1);
});
