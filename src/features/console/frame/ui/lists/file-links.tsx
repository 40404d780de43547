import { ButtonLink } from '#src/design/form/button.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { workbookHref } from '#src/features/console/frame/list-state.rules.ts';

interface FileLinksProps {
  /** Address of the CSV with the rows and columns that the list shows. */
  csvHref?: string | undefined;
  /** Address of the file that the list's import accepts unchanged, where the reader may import. */
  importHref?: string | undefined;
}

/**
 * Links to a list's files, each as Excel workbook and as CSV. Where the list has an import, the file of the shown rows
 * is called a report, because it lacks columns of the import, and the file for the import is beside it.
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

/** The button to the import of a list; `list` is its name in imports (console/catalogue). */
export function ImportLink({ list }: { list: string }) {
  return (
    <ButtonLink href={`/staff/catalogue/${list}/import`} variant="secondary">
      {m.catalogue_import()}
    </ButtonLink>
  );
}
