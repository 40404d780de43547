import { ErrorSummary } from '#src/design/form/error-summary.tsx';
import { Notice } from '#src/design/states/notice.tsx';

/** The errors of an admin page's form: a line for each field, or one sentence where no field can correct the error. */
export function RefusalSummary({
  refusal,
  labelOf,
}: {
  refusal?: { message: string; fields: Record<string, string> } | undefined;
  /** The field's label, put before its error where several fields can have the same error. */
  labelOf?: (name: string) => string;
}) {
  if (!refusal) return null;
  const fields = Object.entries(refusal.fields);
  if (fields.length === 0)
    return (
      <div className="mb-6">
        <Notice tone="error">{refusal.message}</Notice>
      </div>
    );
  const lineOf = (name: string, message: string) => {
    const label = labelOf?.(name) ?? name;
    return label === name ? message : `${label}: ${message}`;
  };
  return <ErrorSummary errors={fields.map(([name, message]) => ({ name, message: lineOf(name, message) }))} />;
}
