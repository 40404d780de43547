/**
 * Keeps loaders' data away from React Router's encoder, whose output our pages do not use: in production the router
 * gets an empty object, and the server's entry restores the data.
 */
import type { EntryContext, ServerBuild } from 'react-router';
import { withModules, type Handler, type RouteModule } from './route-modules.ts';

const held = new WeakMap<object, unknown>();

/** The build whose loaders' data is held. Only for documents: for requests of data the router must encode it. */
export function holdData(build: ServerBuild): ServerBuild {
  return import.meta.env.DEV ? build : withModules(build, holdingModule);
}

function holdingModule(module: RouteModule): RouteModule {
  const loader = module.loader as Handler | undefined;
  // Without a component the loader's result is the answer itself.
  if (!loader || !module.default) return module;
  const holding = async (...args: never[]) => holderOf(await loader(...args));
  return { ...module, loader: holding as NonNullable<RouteModule['loader']> };
}

/** The router itself must read responses, such as redirects, and data with a status of its own. */
function holderOf(data: unknown): unknown {
  if (typeof data !== 'object' || data === null) return data;
  if (data instanceof Response || ('type' in data && data.type === 'DataWithResponseInit')) return data;
  const holder = {};
  held.set(holder, data);
  return holder;
}

/** Restores the data of the page's routes before they are rendered. */
export function restoreData({ staticHandlerContext: context }: Pick<EntryContext, 'staticHandlerContext'>): void {
  const restored = Object.entries(context.loaderData).map(([id, data]: [string, unknown]) => [
    id,
    typeof data === 'object' && data !== null && held.has(data) ? held.get(data) : data,
  ]);
  context.loaderData = Object.fromEntries(restored) as typeof context.loaderData;
}
