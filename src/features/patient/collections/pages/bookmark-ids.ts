import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { isMarker } from '#src/platform/bound-token.server.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { bookmarkFormSchema } from '../collections.schema.ts';
import { listBookmarks, setBookmark } from '../bookmarks.server.ts';
import type { Route } from './+types/bookmark-ids';

/**
 * The visitor's bookmarks, for the buttons of public pages, which are the same bytes for everybody:
 * ['health_package:12', ...]. The cookie alone does not suffice for a patient's list: the call also needs the token
 * that the browser stores.
 */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  if (!hasOwnMarker(app, actor, request)) return refused();
  return savedItems((await listBookmarks(app, actor)).items);
}

/** Adds or removes a bookmark, and returns the new list. */
export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, ensureGuest, language } = context.get(requestContext);
  if (!hasOwnMarker(app, actor, request)) return refused();
  const parsed = bookmarkFormSchema.safeParse(Object.fromEntries(await request.formData()));
  if (!parsed.success) return Response.json({ message: 'kind, id and on are needed.' }, { status: 422 });
  const who = actor.kind === 'anyone' ? ensureGuest() : actor;
  try {
    await setBookmark(app, who, { kind: parsed.data.kind, itemId: parsed.data.id, isOn: parsed.data.on === 'yes' });
  } catch (error) {
    if (!isFailure(error)) throw error;
    return Response.json({ message: error.details.text({}, { locale: language }) }, { status: error.details.status });
  }
  return savedItems((await listBookmarks(app, who)).items);
}

function hasOwnMarker(app: App, actor: Actor, { headers }: Request): boolean {
  if (actor.kind !== 'patient') return true;
  return isMarker(app, actor, /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]);
}

function refused(): Response {
  return Response.json({ message: 'The token of this visit is needed.' }, { status: 403 });
}

function savedItems(items: readonly { kind: string; itemId: string }[]): Response {
  return Response.json(
    { kept: items.map(({ kind, itemId }) => `${kind}:${itemId}`) },
    { headers: { 'cache-control': 'no-store' } },
  );
}
