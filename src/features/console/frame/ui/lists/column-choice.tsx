import { Button } from '#src/design/form/button.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { columnParam, type ListState } from '#src/features/console/frame/list-state.rules.ts';

interface ColumnChoiceProps {
  path: string;
  state: ListState;
  /** All columns but the first, which names the row and is always shown. */
  columns: readonly { key: string; label: string }[];
}

/**
 * The choice of a list's columns: a plain form that changes the list's address. With none checked the list shows all.
 */
export function ColumnChoice({ path, state, columns }: ColumnChoiceProps) {
  if (columns.length < 2) return null;
  return (
    <details className="min-w-0 open:w-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-teal">
        {state.columns ? m.staff_list_columns_chosen() : m.staff_list_columns()}
      </summary>
      <form
        method="get"
        action={pageHref(path)}
        aria-label={m.staff_list_columns()}
        className="mt-2 rounded-soft border border-line bg-white px-4 py-3"
      >
        {state.q && <input type="hidden" name="q" value={state.q} />}
        {Object.entries(state.filters).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <input type="hidden" name="sort" value={`${state.isDescending ? '-' : ''}${state.sort}`} />
        <ul className="flex flex-wrap gap-x-6">
          {columns.map(({ key, label }) => (
            <li key={key}>
              <label className="flex min-h-11 items-center gap-2.5">
                <input
                  type="checkbox"
                  name={columnParam}
                  value={key}
                  defaultChecked={state.columns?.includes(key) ?? true}
                  className="size-5 shrink-0 accent-teal"
                />
                {label}
              </label>
            </li>
          ))}
        </ul>
        <p className="mb-3 text-[0.875rem] text-muted">{m.staff_list_columns_hint()}</p>
        <Button variant="secondary">{m.staff_list_columns_show()}</Button>
      </form>
    </details>
  );
}
