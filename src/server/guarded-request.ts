import type { RouteMatch } from './route-matcher.ts';

/** What a request brings to the guard. `form` is null where its body is not a form. */
export interface GuardedRequest {
  request: Request;
  route: RouteMatch;
  form: FormData | null;
}
