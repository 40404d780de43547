import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { CheckboxField, TextField } from '#src/design/form/field.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { longestName } from '../list-views.rules.ts';
import type { ShownView } from '../list-views.server.ts';

interface SavedViewsProps {
  /** The list's address. */
  path: string;
  /** The query of a view that is shown now: its name is marked. */
  shown: string | undefined;
  views: readonly ShownView[];
}

/** The saved views of a list. */
export function SavedViews({ path, shown, views }: SavedViewsProps) {
  if (views.length === 0) return null;
  return (
    <nav aria-label={m.views_title()} className="mb-2">
      <ul className="flex flex-wrap gap-x-5">
        {views.map(({ id, name, query }) => (
          <li key={id}>
            <SiteLink
              href={`${path}?${query}`}
              aria-current={query === shown ? 'true' : undefined}
              className="inline-flex min-h-11 items-center aria-[current]:font-semibold aria-[current]:text-deep"
            >
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface ViewFormProps {
  list: string;
  /** The list's address with its filters, order and columns. */
  address: string;
  name?: string | undefined;
  error?: string | undefined;
}

/** The form that saves the view of a list under a name. */
export function ViewForm({ list, address, name, error }: ViewFormProps) {
  return (
    <CsrfForm action="/staff/views" className="my-2 grid max-w-md gap-3 sm:w-96">
      <input type="hidden" name="list" value={list} />
      <input type="hidden" name="address" value={address} />
      <TextField
        name="view_name"
        label={m.views_name()}
        hint={m.views_name_hint()}
        maxLength={longestName}
        defaultValue={name}
        error={error}
      />
      <CheckboxField name="view_start" label={m.views_start()} />
      <div className="flex flex-wrap items-center gap-x-5">
        <Button name="intent" value="save">
          {m.views_save_button()}
        </Button>
        <SiteLink href="/staff/views" className="inline-flex min-h-11 items-center">
          {m.views_manage()}
        </SiteLink>
      </div>
    </CsrfForm>
  );
}
