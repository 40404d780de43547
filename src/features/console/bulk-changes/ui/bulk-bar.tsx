import { Button } from '#src/design/form/button.tsx';
import { CheckboxField, SelectField } from '#src/design/form/field.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';

/** The form that the checkboxes of a list's rows belong to. */
export const bulkFormId = 'bulk';

interface BulkBarProps {
  /** The address of the list. */
  path: string;
  /** The present address of the list, to return to. */
  back: string;
  /** Keys of the rows on the page. */
  keys: readonly (string | number)[];
  actions: readonly { value: string; label: string }[];
}

/**
 * The actions on the checked rows of a list: a plain form that leads to a confirmation, before which nothing changes.
 * The list's AdminTable has `selection={{ form: bulkFormId, ... }}`.
 */
export function BulkBar({ path, back, keys, actions }: BulkBarProps) {
  if (keys.length === 0 || actions.length === 0) return null;
  return (
    <form
      id={bulkFormId}
      method="get"
      action={pageHref(`${path}/bulk`)}
      aria-label={m.bulk_bar()}
      className="mb-6 flex flex-wrap items-end gap-x-5 gap-y-2 rounded-soft border border-line bg-white px-4 py-3 [@media(min-height:40rem)]:[body:has([form=bulk]:checked)_&]:sticky [body:has([form=bulk]:checked)_&]:bottom-2 [body:has([form=bulk]:checked)_&]:z-10 [body:has([form=bulk]:checked)_&]:shadow-card"
    >
      <input type="hidden" name="on_page" value={keys.join(' ')} />
      <input type="hidden" name="back" value={back} />
      <CheckboxField name="all" value="page" label={m.bulk_all_on_page({ count: keys.length })} />
      <div className="min-w-56">
        <SelectField name="do" label={m.bulk_action()} emptyLabel={m.bulk_action_choose()} options={actions} />
      </div>
      <Button variant="secondary">{m.bulk_go_on()}</Button>
    </form>
  );
}
