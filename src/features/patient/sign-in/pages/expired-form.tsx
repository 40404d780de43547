import { data } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { FlowPage } from '#src/design/frame/flow-page.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';
import { splitLanguage } from '#src/shared/addresses.ts';
import { nextPage } from '../next-page.rules.ts';
import type { Route } from './+types/expired-form';

/** The server renders this page itself, with the data of a form that has expired. */
export async function action({ request }: Route.ActionArgs) {
  const form = await request.formData();
  const texts = form.getAll('typed').filter((text) => typeof text === 'string');
  return data({ page: nextPage(String(form.get('page') ?? '')), typed: texts }, { status: 403 });
}

/** The page of an expired form: nothing was saved, the typed texts can be copied, and the page can be opened again. */
export default function ExpiredFormPage({ actionData }: Route.ComponentProps) {
  const title = m.session_form_ended();
  // A link adds the language prefix by itself.
  const [pathname = '', query] = (actionData?.page ?? '/profile').split('?');
  const page = splitLanguage(pathname).path + (query ? `?${query}` : '');
  const signInPage = page.startsWith('/staff') ? '/staff/sign-in' : '/login';
  return (
    <FlowPage title={title} intro={m.session_form_ended_intro()}>
      <PageHead title={title} description={title} keywords={[]} path="/form-ended" noindex />
      <div data-no-reload className="measure space-y-5 pb-16">
        <p>{m.session_form_ended_why()}</p>
        <p className="flex flex-wrap gap-3">
          <ButtonLink href={page}>{m.session_form_ended_again()}</ButtonLink>
          <ButtonLink
            variant="secondary"
            href={`${signInPage}?next=${encodeURIComponent(actionData?.page ?? '/profile')}`}
          >
            {m.session_sign_in()}
          </ButtonLink>
        </p>
        {actionData && actionData.typed.length > 0 ? (
          <section aria-labelledby="typed-title">
            <h2 id="typed-title" className="text-xl font-semibold text-deep">
              {m.session_form_ended_typed()}
            </h2>
            <ul className="mt-3 space-y-3">
              {actionData.typed.map((text, index) => (
                <li
                  key={index}
                  className="rounded-soft border border-line bg-mist px-4 py-3 break-words whitespace-pre-wrap"
                >
                  {text}
                </li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </FlowPage>
  );
}
