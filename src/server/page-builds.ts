import type { ServerBuild } from 'react-router';

/**
 * The build with one row of the table of addresses alone: its route and those around it. The router compiles the paths of all
 * routes that it is given for each document that it renders; the table has chosen the route already, and it is the router's own
 * choice (route-matcher.test.ts). What a browser needs of other routes it asks for by the router's manifest.
 */
export function buildOfRoute(build: ServerBuild, routeId: string): ServerBuild {
  const ids = routesAround(build, routeId);
  const pick = <Value>(all: Readonly<Record<string, Value>>): Record<string, Value> =>
    Object.fromEntries(ids.flatMap((id) => (id in all ? [[id, all[id] as Value]] : [])));
  return { ...build, routes: pick(build.routes), assets: { ...build.assets, routes: pick(build.assets.routes) } };
}

function routesAround({ routes }: ServerBuild, routeId: string): string[] {
  const parentId = routes[routeId]?.parentId;
  return parentId ? [...routesAround({ routes } as ServerBuild, parentId), routeId] : [routeId];
}
