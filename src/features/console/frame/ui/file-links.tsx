import { ButtonLink } from '#src/design/button.tsx';
import { SiteLink } from '#src/design/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { workbookHref } from '../list-state.rules.ts';

interface FileLinksProps {
  /** The rows that the list shows, with its columns. */
  csvHref?: string | undefined;
  /** The file that the list's import takes back unchanged, where the reader may import. */
  importHref?: string | undefined;
}

/**
 * Links to a list's files, each as Excel workbook and as CSV. Where the list has an import, the file of the rows on the
 * screen is named a report and the file for the import stands beside it: a report lacks the columns of the import.
 */
export function FileLinks({ csvHref, importHref }: FileLinksProps) {
  return (
    <div className="grid">
      {csvHref && (
        <Links
          href={csvHref}
          workbook={importHref ? m.staff_list_report_xlsx() : m.staff_list_xlsx()}
          csv={importHref ? m.staff_list_report_csv() : m.staff_list_csv()}
        />
      )}
      {importHref && <Links href={importHref} workbook={m.staff_list_import_xlsx()} csv={m.staff_list_import_csv()} />}
    </div>
  );
}

function Links({ href, workbook, csv }: { href: string; workbook: string; csv: string }) {
  return (
    <>
      <SiteLink href={workbookHref(href)} className="inline-flex min-h-11 items-center">
        {workbook}
      </SiteLink>
      <SiteLink href={href} className="inline-flex min-h-11 items-center">
        {csv}
      </SiteLink>
    </>
  );
}

/** The button to the import of a list, by the name that the import has (console/catalogue). */
export function ImportLink({ list }: { list: string }) {
  return (
    <ButtonLink href={`/staff/catalogue/${list}/import`} variant="secondary">
      {m.catalogue_import()}
    </ButtonLink>
  );
}
