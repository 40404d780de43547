import type { ServerBuild } from 'react-router';
import { requestContext } from '#src/platform/request-context.ts';
import type { RouteAccess } from '#src/routes/address.ts';
import { withModules, type Handler, type RouteModule } from '#src/route-modules.ts';
import { addresses } from '#src/routes.ts';

const accessOf = new Map<string, RouteAccess>([
  ...addresses.flatMap(({ path, access }): [string, RouteAccess][] => (access ? [[path, access]] : [])),
  ['console-layout', 'staff'],
]);

/**
 * The build in which every loader, action and middleware of a private page is denied by default: it runs only where
 * guardRoute has granted that access. This holds for every spelling of a path, because the check uses the router's own
 * choice of the route.
 */
export function guardedBuild(build: ServerBuild): ServerBuild {
  return withModules(build, (module, id) => {
    const access = accessOf.get(id);
    return access ? guardedModule(module, id, access) : module;
  });
}

function guardedModule(module: RouteModule, id: string, access: RouteAccess): RouteModule {
  const { loader, action } = module;
  return {
    ...module,
    // Without a loader the page would be rendered for anybody, so it gets one that only checks the access.
    loader: guarded((loader as Handler | undefined) ?? (() => null), id, access) as NonNullable<typeof loader>,
    ...(action ? { action: guarded(action as Handler, id, access) as typeof action } : {}),
  };
}

function guarded(handler: Handler, id: string, access: RouteAccess): Handler {
  return (...args: never[]) => {
    const [{ context }] = args as unknown as [{ context: { get(key: typeof requestContext): { access: unknown } } }];
    if (context.get(requestContext).access !== access) throw new Error(`${id} was reached without its guard`);
    return handler(...args);
  };
}
