import { data, redirect } from 'react-router';
import { ButtonLink } from '#src/design/button.tsx';
import { Notice } from '#src/design/notice.tsx';
import { Page } from '#src/design/page.tsx';
import { PageHead } from '#src/features/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { isFailure } from '#src/shared/failure.ts';
import { bookmarkFormSchema } from '../collections.schema.ts';
import { setBookmark } from '../collections.server.ts';
import type { Route } from './+types/bookmarks';

/** The page is the answer to a form; opened by itself it has nothing to say. */
export function loader({ context }: Route.LoaderArgs) {
  return redirect(localPath('/my-collections-health-package', context.get(requestContext).language));
}

/** Keeps or lets go by a plain form, for browsers without scripts; those with scripts ask bookmarks/kept. */
export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, ensureGuest, language } = context.get(requestContext);
  const form = await request.formData();
  const parsed = bookmarkFormSchema.safeParse(Object.fromEntries(form));
  const back = backTo(form.get('back'));
  if (!parsed.success) return data({ back, isOn: false, problem: m.collections_error_unknown({}, { locale: language }) }, { status: 422 });
  const { kind, id, on } = parsed.data;
  try {
    await setBookmark(app, actor.kind === 'anyone' ? ensureGuest() : actor, { kind, itemId: id, isOn: on === 'yes' });
  } catch (error) {
    if (!isFailure(error)) throw error;
    return data({ back, isOn: false, problem: error.details.text({}, { locale: language }) }, { status: error.details.status });
  }
  return data({ back, isOn: on === 'yes', problem: null });
}

export default function BookmarksPage({ actionData }: Route.ComponentProps) {
  const { back, isOn, problem } = actionData ?? { back: '/', isOn: false, problem: null };
  const title = problem ? m.collections_not_kept() : isOn ? m.collections_kept_title() : m.collections_let_go_title();
  return (
    <Page title={title}>
      <PageHead title={title} description={title} keywords={[title]} path="/bookmarks" noindex />
      <div className="measure space-y-6">
        {problem ? <Notice tone="error">{problem}</Notice> : <Notice tone="success">{isOn ? m.collections_kept_text() : m.collections_let_go_text()}</Notice>}
        <ButtonLink href={back}>{m.collections_back()}</ButtonLink>
      </div>
    </Page>
  );
}

/** Only a path of our own site: a form must not lead elsewhere. */
function backTo(typed: FormDataEntryValue | null): string {
  return typeof typed === 'string' && /^\/(?![/\\])[^\s\\]{0,300}$/.test(typed) ? typed : '/';
}
