import type { BenchSite, Figure } from './bench-site.ts';
import { median } from './timing.ts';

/** Kinds of public pages, and the processor's milliseconds that each may cost when it is rendered. */
const pages = [
  { path: '/doctor?gender=female&page=', goal: 4 },
  { path: '/our-hospitals?page=', goal: 8 },
  { path: '/melur-ipoh?page=', goal: 8 },
  { path: '/health-package?page=', goal: 5 },
  { path: '/home?page=', goal: 8 },
];
const rounds = 5;
const perRound = 40;

/**
 * The processor time of pages rendered anew, queries included: it counts what this process computes, so that other
 * programs on the machine change it little. A list is asked for page by page; the query of other pages is of no effect.
 */
export async function measureRendering(site: BenchSite): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { path, goal } of pages) {
    const render = async (page: number) =>
      (await site.render(new Request(`http://localhost:3000${path}${1 + (page % 9)}`))).arrayBuffer();
    for (let page = 0; page < perRound; page += 1) await render(page);
    const costs: number[] = [];
    for (let round = 0; round < rounds; round += 1) costs.push(await cpuPerCall(render));
    figures.push({
      name: `processor time of ${path.replace(/[?&]page=$/, '')} rendered`,
      value: median(costs),
      unit: 'ms',
      goal,
      isCeiling: true,
    });
  }
  return figures;
}

async function cpuPerCall(work: (call: number) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  for (let call = 0; call < perRound; call += 1) await work(call);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / perRound;
}
