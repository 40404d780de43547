import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { downloadFacts } from '#src/features/publishing/entries/ui/download-words.ts';
import { m } from '#src/paraglide/messages.js';
import type { DocumentsPage, DocumentPlace } from '../manage-documents.server.ts';
import { DocumentFields } from './document-fields.tsx';

interface DocumentListProps {
  pageData: DocumentsPage;
  refusal: ActionRefusal | undefined;
  /** The document whose form was refused. */
  refusedId: string;
}

const placeWords: Record<DocumentPlace, () => string> = {
  public: m.documents_place_public,
  former: m.documents_place_former,
  draft: m.documents_place_draft,
};

/** The documents of an entry: each with the file that readers have, and its forms. */
export function DocumentList({ pageData: { entryId, rows, leftWithReaders }, refusal, refusedId }: DocumentListProps) {
  return (
    <AdminSection id="documents" title={m.documents_list()} intro={m.documents_list_intro()}>
      {leftWithReaders > 0 ? (
        <div className="mb-4">
          <Notice tone="warning">{m.documents_left({ count: leftWithReaders })}</Notice>
        </div>
      ) : null}
      {rows.length === 0 ? <p className="text-muted">{m.documents_none()}</p> : null}
      <ul className="grid gap-4">
        {rows.map((row) => (
          <li key={row.id} className="rounded-soft border border-line p-4">
            <Row entryId={entryId} row={row} refusal={row.id === refusedId ? refusal : undefined} />
          </li>
        ))}
      </ul>
    </AdminSection>
  );
}

interface RowProps {
  entryId: number;
  row: DocumentsPage['rows'][number];
  refusal: ActionRefusal | undefined;
}

function Row({ entryId, row, refusal }: RowProps) {
  const { id, title, language, name, place } = row;
  const ofThis = <span className="sr-only">: {title}</span>;
  return (
    <>
      <p lang={language} className="font-semibold break-words text-deep">
        {title}
      </p>
      <p className="break-words text-muted tabular-nums">{`${downloadFacts(row)} · ${name}`}</p>
      <p className="mt-1">{placeWords[place]()}</p>
      <div className="mt-2 flex flex-wrap items-start gap-x-5 gap-y-2">
        <a
          href={`/staff/content/${entryId}/documents/${id}`}
          className="inline-flex min-h-11 items-center font-semibold"
        >
          {m.documents_see()}
          {ofThis}
        </a>
        <details open={refusal !== undefined} className="min-w-0 open:w-full">
          <summary className="inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4">
            {m.documents_change()}
            {ofThis}
          </summary>
          <CsrfForm encType="multipart/form-data" className="mt-3 grid max-w-2xl gap-4">
            <DocumentFields document={row} refusal={refusal} />
            <div>
              <Button name="intent" value={`change:${id}`}>
                {m.documents_change_button()}
              </Button>
            </div>
          </CsrfForm>
        </details>
        <ConfirmStep label={m.documents_remove()} intent={`remove:${id}`}>
          {m.documents_remove_meaning()}
        </ConfirmStep>
      </div>
    </>
  );
}
