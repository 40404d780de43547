import { Button } from '#src/design/button.tsx';
import { CsrfForm } from '#src/design/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';

interface Version {
  version: number;
  savedAt: Date;
  by: string | null;
  items: number;
}

/** One press returns to the shipped menu. */
export function ShippedMenuButton({ isShipped, version }: { isShipped: boolean; version: number }) {
  if (isShipped) return <p className="text-muted">{m.menus_is_shipped()}</p>;
  return (
    <CsrfForm>
      <input type="hidden" name="version" value={version} />
      <Button name="intent" value="ship" variant="secondary">
        {m.menus_ship()}
      </Button>
    </CsrfForm>
  );
}

/** The saved versions, newest first; each but the newest can be restored. */
export function MenuHistory({ versions, current }: { versions: readonly Version[]; current: number }) {
  if (versions.length === 0) return <p className="text-muted">{m.menus_versions_none()}</p>;
  return (
    <ol className="divide-y divide-line">
      {versions.map(({ version, savedAt, by, items }) => (
        <li key={version} className="flex flex-wrap items-center justify-between gap-3 py-3">
          <div>
            <p className="font-semibold text-deep">
              {m.templates_version({ version })} · {formatDateTime(savedAt, getLocale())}
              {by && ` · ${by}`}
            </p>
            <p className="text-[0.9375rem] text-muted">
              {items === 0 ? m.menus_is_shipped() : m.menus_items({ count: items })}
            </p>
          </div>
          {version === current ? (
            <p className="text-muted">{m.templates_in_use()}</p>
          ) : (
            <CsrfForm>
              <input type="hidden" name="intent" value="restore" />
              <input type="hidden" name="version" value={current} />
              <Button name="from" value={String(version)} variant="secondary">
                {m.templates_restore({ version })}
              </Button>
            </CsrfForm>
          )}
        </li>
      ))}
    </ol>
  );
}
