import type { ServerBuild } from 'react-router';

export type RouteModule = NonNullable<ServerBuild['routes'][string]>['module'];

/** A loader, action or middleware of a module, whatever it takes. */
export type Handler = (...args: never[]) => unknown;

/** The build with the module of each route replaced by the result of `change`. */
export function withModules(build: ServerBuild, change: (module: RouteModule, id: string) => RouteModule): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [
    id,
    route && { ...route, module: change(route.module, id) },
  ]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild['routes'] };
}
