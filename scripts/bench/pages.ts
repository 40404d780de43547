import { Writable } from 'node:stream';
import { createElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerRouter, type EntryContext, type ServerBuild } from 'react-router';
import type { BenchSite, Figure } from './bench-site.ts';
import { median, timeOf } from './timing.ts';

const listing = 'http://localhost:3000/doctor?sortBy=name';
const rounds = 7;
const perRound = 60;

/**
 * A rendered list page against React alone on the same tree, and the page cache against rendering; rounds
 * interleaved, medians.
 */
export async function measurePages(site: BenchSite, build: ServerBuild): Promise<Figure[]> {
  const rendered = async () => (await site.render(new Request(listing))).text();
  const cached = async () =>
    (await site.fetch(new Request(listing, { headers: { 'accept-encoding': 'br' } }))).arrayBuffer();
  const tree = await captureTree(site, build);
  const alone = () => renderAlone(tree);
  const overReact: number[] = [];
  const cacheOverRendered: number[] = [];
  for (const warm of [rendered, cached, alone]) await msPerCall(warm, 30);
  for (let round = 0; round < rounds; round += 1) {
    const renderedMs = await msPerCall(rendered, perRound);
    overReact.push(renderedMs / (await msPerCall(alone, perRound)));
    cacheOverRendered.push(renderedMs / (await msPerCall(cached, perRound * 20)));
  }
  return [
    {
      name: 'rendered listing page / renderToPipeableStream of the same tree',
      value: median(overReact),
      unit: 'times',
      goal: 2.5,
      isCeiling: true,
    },
    {
      name: 'rate from the page cache / rate rendered',
      value: median(cacheOverRendered),
      unit: 'times',
      goal: 25,
      isCeiling: false,
    },
  ];
}

/** The router's tree of the page with its data: the part that React alone renders. */
async function captureTree(site: BenchSite, build: ServerBuild): Promise<EntryContext> {
  let captured: EntryContext | undefined;
  const original = build.entry.module.default;
  const entry = {
    ...build.entry,
    module: {
      ...build.entry.module,
      default: ((...input: Parameters<typeof original>) => {
        captured = input[3];
        return original(...input);
      }) as typeof original,
    },
  };
  const render = site.renderWith({ ...build, entry } as ServerBuild);
  await (await render(new Request(listing))).text();
  if (!captured) throw new Error('The page was not rendered.');
  return captured;
}

function renderAlone(context: EntryContext): Promise<void> {
  return new Promise((resolve, reject) => {
    const { pipe } = renderToPipeableStream(
      createElement(ServerRouter, {
        context: { ...context, serverHandoffStream: undefined } as EntryContext,
        url: listing,
      }),
      {
        onAllReady: () =>
          void pipe(new Writable({ write: (_chunk, _encoding, done) => done(), final: (done) => (done(), resolve()) })),
        onError: reject,
      },
    );
  });
}

async function msPerCall(work: () => Promise<unknown>, calls: number): Promise<number> {
  const all = await timeOf(async () => {
    for (let call = 0; call < calls; call += 1) await work();
  });
  return all / calls;
}
