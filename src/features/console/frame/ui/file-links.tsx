import { SiteLink } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { workbookHref } from '../list-state.rules.ts';

/** Links to a list's files: an Excel workbook, and CSV. */
export function FileLinks({ csvHref }: { csvHref: string }) {
  return (
    <div className="flex flex-wrap gap-x-5 sm:ml-auto">
      <SiteLink href={workbookHref(csvHref)} className="inline-flex min-h-11 items-center">
        {m.staff_list_xlsx()}
      </SiteLink>
      <SiteLink href={csvHref} className="inline-flex min-h-11 items-center">
        {m.staff_list_csv()}
      </SiteLink>
    </div>
  );
}
