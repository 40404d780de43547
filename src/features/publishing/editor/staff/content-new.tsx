import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { longestTitle } from '../editor.rules.ts';
import { kindsOf } from '../content-access.server.ts';
import { isKind, traitsOf } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { pageNames } from '#src/features/publishing/entries/page-texts/page-names.rules.ts';
import { listUnbegunPages } from '../content-admin.server.ts';
import { createEntry } from '../writing/new-entry.server.ts';
import { kindWords } from '../ui/content-words.ts';
import type { Route } from './+types/content-new';
import { slugRefused } from '../editor.errors.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const { app, actor, language } = context.get(requestContext);
  return consoleLoad(async () => ({
    // Pages have the addresses of the route table: each is created by a button of its own.
    kinds: kindsOf(requireStaff(actor, 'write_content')).filter((kind) => !traitsOf(kind).isPath),
    pages: (await listUnbegunPages(app, actor)).map((path) => ({
      path,
      name: pageNames[path]?.({}, { locale: language }) ?? path,
    })),
  }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const outcome = await consoleAction({ form, language }, () => {
    const kind = textOf(form, 'kind');
    if (!isKind(kind)) throw slugRefused();
    return createEntry(app, actor, {
      kind,
      slug: textOf(form, 'slug', 200).toLowerCase(),
      title: textOf(form, 'title', longestTitle),
    });
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(localPath(`/staff/content/${outcome.done}`, language));
}

/** The form of a new entry: its kind and its address. */
export default function ContentNew({ loaderData: { kinds, pages }, actionData }: Route.ComponentProps) {
  const refusal = actionData?.refusal;
  return (
    <AdminPage
      title={m.content_desk_new()}
      intro={m.content_new_intro()}
      back={{ label: m.content_desk(), href: '/staff/content' }}
    >
      <RefusalSummary refusal={refusal} />
      <CsrfForm className="grid max-w-2xl gap-5">
        <SelectField
          label={m.content_desk_kind()}
          name="kind"
          defaultValue={refusal?.typed['kind'] ?? kinds[0]}
          options={kinds.map((kind) => ({ value: kind, label: kindWords[kind]() }))}
        />
        <TextField
          label={m.content_field_title()}
          name="title"
          required
          maxLength={longestTitle}
          defaultValue={refusal?.typed['title']}
        />
        <TextField
          label={m.content_field_slug()}
          name="slug"
          hint={[m.content_field_slug_hint(), kinds.includes('landing') ? m.landing_slug_hint() : ''].join(' ').trim()}
          required
          maxLength={120}
          defaultValue={refusal?.typed['slug']}
          error={refusal?.fields['slug']}
        />
        <div>
          <Button>{m.content_new_create()}</Button>
        </div>
      </CsrfForm>
      {pages.length > 0 ? (
        <section aria-labelledby="fixed-pages" className="mt-10 max-w-2xl">
          <h2 id="fixed-pages">{m.content_new_pages()}</h2>
          <p className="mt-1 text-muted">{m.content_new_pages_intro()}</p>
          <ul className="mt-4 grid gap-3">
            {pages.map(({ path, name }) => (
              <li key={path} className="flex flex-wrap items-center justify-between gap-3 border-b border-line pb-3">
                <span>
                  {name} <span className="block text-muted">{path}</span>
                </span>
                <CsrfForm>
                  <input type="hidden" name="kind" value="page" />
                  <input type="hidden" name="title" value={name} />
                  <Button variant="secondary" name="slug" value={path.slice(1)}>
                    {m.content_new_begin()}
                    <span className="sr-only">: {name}</span>
                  </Button>
                </CsrfForm>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </AdminPage>
  );
}
