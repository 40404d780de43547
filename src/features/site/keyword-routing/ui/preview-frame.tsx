import type { ReactNode } from 'react';
import { ButtonLink } from '#src/design/form/button.tsx';
import { InHead } from '#src/design/frame/in-head.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { m } from '#src/paraglide/messages.js';

interface PreviewFrameProps {
  /** The page of the editor. */
  back: string;
  /** Why there is no page to show. */
  faults: readonly string[] | undefined;
  /** The public page; null where it cannot be shown. */
  children: ReactNode;
}

/** A public page before it is saved: it has a notice that says so, and a link back to its editor. */
export function PreviewFrame({ back, faults, children }: PreviewFrameProps) {
  return (
    <>
      <InHead>
        <meta name="robots" content="noindex" />
      </InHead>
      <div className="page-column flex flex-wrap items-center justify-between gap-3 py-4">
        <Notice tone="warning">{children ? m.content_preview_note() : m.catalogue_preview_not_yet()}</Notice>
        <ButtonLink href={back} variant="secondary">
          {m.content_back_to_edit()}
        </ButtonLink>
      </div>
      {faults ? (
        <div className="page-column pb-10">
          <h1>{m.content_preview()}</h1>
          <ul className="mt-4 list-disc pl-6">
            {faults.map((message) => (
              <li key={message}>{message}</li>
            ))}
          </ul>
        </div>
      ) : null}
      {children}
    </>
  );
}
