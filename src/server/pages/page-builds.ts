import type { ServerBuild } from 'react-router';

/**
 * The build reduced to one row of the table of addresses: its route and the parents of that route. Without this, the
 * router would compile the paths of all its routes for each document that it renders. The table has chosen the route
 * already, and its choice is the same as the router's (route-matcher.test.ts). The browser asks for other routes by the
 * router's manifest.
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
