import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { VersionHistory } from '#src/features/console/frame/ui/version-history.tsx';
import { m } from '#src/paraglide/messages.js';

interface Version {
  version: number;
  savedAt: Date;
  by: string | null;
  items: number;
}

/** The button that returns to the shipped menu. */
export function ShippedMenuButton({ isShipped, version }: { isShipped: boolean; version: number }) {
  if (isShipped) return <p className="text-muted">{m.menus_shipped_in_use()}</p>;
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
  return (
    <VersionHistory
      versions={versions}
      current={current}
      none={m.menus_versions_none()}
      contentOf={({ items }) => (items === 0 ? m.menus_is_shipped() : m.menus_items({ count: items }))}
    />
  );
}
