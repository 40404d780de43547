import type { RouteMatch } from './route-matcher.ts';

/** A request as the guard needs it. `form` is null where its body is not a form. */
export interface GuardedRequest {
  request: Request;
  route: RouteMatch;
  form: FormData | null;
}
