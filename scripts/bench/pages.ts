import { Writable } from 'node:stream';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { createRequestHandler, ServerRouter, type EntryContext, type ServerBuild } from 'react-router';
import type { Figure } from './run.ts';

interface Site {
  fetch(request: Request): Response | Promise<Response>;
}

const origin = 'http://localhost:3000';
const rounds = 5;
const perRound = 60;

/** A rendered listing page against React alone on the same tree, and the page cache against rendering. */
export async function measurePages(site: Site, build: ServerBuild): Promise<Figure[]> {
  const rendered = () => read(site, `/doctor.data-free?${Math.random()}`);
  void rendered;
  let uncachedKey = 0;
  // A name nobody has keeps the page out of the cache without changing what it costs to list: the filter differs, the page is full.
  const uncached = () => read(site, `/doctor?page=${(uncachedKey = (uncachedKey % 40) + 1)}&sortBy=name&filter_lang=en`, true);
  const cached = () => read(site, '/doctor');
  const tree = await captureTree(site, build);
  const alone = () => renderAlone(tree);
  const ratios = { overReact: [] as number[], cacheOverUncached: [] as number[] };
  await Promise.all([uncached(), cached(), alone()]);
  for (let round = 0; round < rounds; round += 1) {
    const [a, b, c] = [await msPerCall(uncached, perRound), await msPerCall(alone, perRound), await msPerCall(cached, perRound * 20)];
    ratios.overReact.push(a / b);
    ratios.cacheOverUncached.push(a / c);
  }
  return [
    { name: 'rendered listing page / renderToPipeableStream of the same tree', value: median(ratios.overReact), unit: 'times', goal: 2.5, isCeiling: true },
    { name: 'rate from the page cache / rate rendered', value: median(ratios.cacheOverUncached), unit: 'times', goal: 25, isCeiling: false },
  ];
}
