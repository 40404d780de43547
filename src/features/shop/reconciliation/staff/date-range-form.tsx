import { Button } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { FileLinks } from '#src/features/console/frame/ui/lists/file-links.tsx';
import { m } from '#src/paraglide/messages.js';
import type { Span } from '../reconcile-payments.server.ts';

/** The period's first and last day, and links to its files. */
export function DateRangeForm({ path, span, csvPath }: { path: string; span: Span; csvPath: string }) {
  return (
    <form
      method="get"
      action={pageHref(path)}
      className="mb-6 flex flex-wrap items-end gap-4 rounded-soft border border-line bg-white p-4"
    >
      <TextField type="date" label={m.orders_desk_from()} name="from" defaultValue={span.from} />
      <TextField type="date" label={m.orders_desk_until()} name="until" defaultValue={span.until} />
      <Button type="submit">{m.reconciliation_show()}</Button>
      <FileLinks csvHref={`${csvPath}?from=${span.from}&until=${span.until}`} />
    </form>
  );
}
