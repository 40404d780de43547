import { useEffect, useRef } from 'react';
import { m } from '#src/paraglide/messages.js';

export interface FieldError {
  name: string;
  message: string;
}

interface ErrorSummaryProps {
  title?: string;
  errors: readonly FieldError[];
  /** False where the summary is part of the page and not the answer to a sent form. */
  takesFocus?: boolean;
}

/**
 * The errors that must be corrected before the form can continue. The summary takes the focus; each line links to its
 * field.
 */
export function ErrorSummary({ errors, ...rest }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  // Different errors render a new summary, so that it takes the focus again.
  return <Summary key={errors.map(({ message }) => message).join()} errors={errors} {...rest} />;
}

function Summary({ title, errors, takesFocus = true }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!takesFocus) return undefined;
    box.current?.focus();
    // Errors that scripts found come without a new document, so the title is changed here.
    const { title: before } = document;
    const named = m.design_title_with_error({ title: before });
    if (before.startsWith(m.design_title_with_error({ title: '' }))) return undefined;
    document.title = named;
    return () => {
      if (document.title === named) document.title = before;
    };
  }, [takesFocus]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={takesFocus ? 'alert' : 'group'}
      aria-labelledby="error-summary-title"
      className="mb-8 scroll-mt-28 rounded-soft border-2 border-error bg-error-pale p-5"
    >
      <h2 id="error-summary-title" className="text-xl">
        {title ?? m.design_error_summary()}
      </h2>
      <ul className="mt-2">
        {errors.map(({ name, message }) => (
          <li key={`${name}-${message}`}>
            <a href={`#${name}`} className="inline-flex min-h-11 items-center font-medium text-error hover:text-error">
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
