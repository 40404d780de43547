import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { VersionHistory } from '#src/features/console/frame/ui/version-history.tsx';
import { m } from '#src/paraglide/messages.js';

/** The button that returns to the shipped layout. */
export function ShippedLayoutButton({ isShipped, version }: { isShipped: boolean; version: number }) {
  if (isShipped) return <p className="text-muted">{m.home_sections_shipped_in_use()}</p>;
  return (
    <CsrfForm>
      <input type="hidden" name="version" value={version} />
      <Button name="intent" value="ship" variant="secondary">
        {m.home_sections_ship()}
      </Button>
    </CsrfForm>
  );
}

interface Version {
  version: number;
  savedAt: Date;
  by: string | null;
  sections: number;
}

/** The saved layouts, newest first; each but the newest can be restored. */
export function LayoutHistory({ versions, current }: { versions: readonly Version[]; current: number }) {
  return (
    <VersionHistory
      versions={versions}
      current={current}
      none={m.home_sections_versions_none()}
      contentOf={({ sections }) =>
        sections === 0 ? m.home_sections_is_shipped() : m.home_sections_count({ count: sections })
      }
    />
  );
}
