import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';

interface SavedVersion {
  version: number;
  savedAt: Date;
  by: string | null;
}

interface VersionHistoryProps<Version extends SavedVersion> {
  versions: readonly Version[];
  current: number;
  /** The text where nothing was saved yet. */
  none: string;
  /** The content of a version in words. */
  contentOf: (version: Version) => string;
}

/** The saved versions, newest first; each but the newest can be restored. */
export function VersionHistory<Version extends SavedVersion>({
  versions,
  current,
  none,
  contentOf,
}: VersionHistoryProps<Version>) {
  if (versions.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ol className="divide-y divide-line">
      {versions.map((one) => (
        <li key={one.version} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div>
            <p className="font-semibold text-deep">
              {m.templates_version({ version: one.version })} · {formatDateTime(one.savedAt, getLocale())}
              {one.by && ` · ${one.by}`}
            </p>
            <p className="text-[0.9375rem] text-muted">{contentOf(one)}</p>
          </div>
          {one.version === current ? (
            <p className="text-muted">{m.templates_in_use()}</p>
          ) : (
            <CsrfForm>
              <input type="hidden" name="intent" value="restore" />
              <input type="hidden" name="version" value={current} />
              <Button name="from" value={String(one.version)} variant="secondary">
                {m.templates_restore({ version: one.version })}
              </Button>
            </CsrfForm>
          )}
        </li>
      ))}
    </ol>
  );
}
