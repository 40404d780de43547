import { useEffect } from 'react';
import { data } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { EmptyState } from '#src/design/states/empty-state.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { isFailure } from '#src/shared/failure.ts';
import { bookmarkFormSchema } from '../collections.schema.ts';
import { setBookmark } from '../bookmarks.server.ts';
import { refreshSavedItems } from '../ui/saved-items.ts';
import type { Route } from './+types/bookmarks';

/** Adds or removes a bookmark by a plain form, for browsers without scripts; those with scripts call bookmarks/kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, ensureGuest, language } = context.get(requestContext);
  const form = await request.formData();
  const parsed = bookmarkFormSchema.safeParse(Object.fromEntries(form));
  const back = backTo(form.get('back'));
  if (!parsed.success)
    return data({ back, isOn: false, problem: m.collections_error_unknown({}, { locale: language }) }, { status: 422 });
  const { kind, id, on } = parsed.data;
  try {
    await setBookmark(app, actor.kind === 'anyone' ? ensureGuest() : actor, { kind, itemId: id, isOn: on === 'yes' });
  } catch (error) {
    if (!isFailure(error)) throw error;
    return data(
      { back, isOn: false, problem: error.details.text({}, { locale: language }) },
      { status: error.details.status },
    );
  }
  return data({ back, isOn: on === 'yes', problem: null });
}

/** The answer to a form: what was done, and the link back. Opened directly it explains bookmarks. */
export default function BookmarksPage({ actionData }: Route.ComponentProps) {
  const title = actionData ? titleOf(actionData) : m.collections_title();
  useEffect(refreshSavedItems, []);
  return (
    <Page title={title}>
      <PageHead title={title} description={title} keywords={[title]} path="/bookmarks" noindex />
      {actionData ? (
        <div className="measure space-y-6">
          <Answer {...actionData} />
          <ButtonLink href={actionData.back}>{m.collections_back()}</ButtonLink>
        </div>
      ) : (
        <EmptyState
          title={m.collections_intro()}
          action={
            <>
              <ButtonLink href="/health-package">{m.packages_all()}</ButtonLink>
              <ButtonLink variant="secondary" href="/doctor">
                {m.design_to_doctors()}
              </ButtonLink>
            </>
          }
        />
      )}
    </Page>
  );
}

interface Outcome {
  isOn: boolean;
  problem: string | null;
}

function titleOf({ isOn, problem }: Outcome): string {
  if (problem) return m.collections_not_kept();
  return isOn ? m.collections_kept_title() : m.collections_let_go_title();
}

function Answer({ isOn, problem }: Outcome) {
  if (problem) return <Notice tone="error">{problem}</Notice>;
  return <Notice tone="success">{isOn ? m.collections_kept_text() : m.collections_let_go_text()}</Notice>;
}

/** Allows only a path of this site: a form must not redirect elsewhere. */
function backTo(typed: FormDataEntryValue | null): string {
  return typeof typed === 'string' && /^\/(?![/\\])[^\s\\]{0,300}$/.test(typed) ? typed : '/';
}
