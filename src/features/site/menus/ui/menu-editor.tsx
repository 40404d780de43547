import { Button } from '#src/design/form/button.tsx';
import { AutosavedForm } from '#src/features/console/unsaved-changes/ui/autosaved-form.tsx';
import type { ShownUnsaved } from '#src/features/console/unsaved-changes/unsaved-changes.schema.ts';
import { m } from '#src/paraglide/messages.js';
import { mostItems } from '../menus.rules.ts';
import type { MenuItem, MenuKey } from '../menus.schema.ts';
import { MenuItemRow } from './menu-item-row.tsx';

interface MenuEditorProps {
  menu: MenuKey;
  version: string;
  items: readonly MenuItem[];
  /** Messages by field. */
  errors: Readonly<Record<string, string>>;
  /** The item that was just added or moved, and the step. */
  changed: { id: string; step: string } | null;
  /** The record under which typed values are stored, and whether the form shows unsaved ones. */
  autosave: {
    record: string;
    unsaved: ShownUnsaved | null;
    isTyped: boolean;
    typed: Record<string, string> | undefined;
  };
}

/**
 * The items of a menu in their order. Every button sends the whole form: moving, removing and adding only change the
 * typed values, and only 'Save' changes the menu.
 */
export function MenuEditor({ menu, version, items, errors, changed, autosave }: MenuEditorProps) {
  const headings = items.filter(({ under }) => under === '');
  return (
    <AutosavedForm id="menu-form" {...autosave}>
      <input type="hidden" name="version" value={version} />
      <SaveButtons />
      {items.length === 0 && <p className="mt-4 text-muted">{m.menus_items_none()}</p>}
      <ol className="mt-5 border-b border-line">
        {items.map((item, index) => {
          const beside = items.filter(({ under }) => under === item.under);
          return (
            <MenuItemRow
              key={`${item.id}-${index}`}
              item={item}
              place={index + 1}
              hasHint={menu === 'header'}
              headings={headings.filter(({ id }) => id !== item.id)}
              isFirst={beside[0] === item}
              isLast={beside.at(-1) === item}
              errors={errors}
              step={changed?.id === item.id ? changed.step : null}
            />
          );
        })}
      </ol>
      <div className="mt-5 flex flex-wrap gap-3">
        {items.length < mostItems && (
          <Button name="intent" value="add" variant="secondary">
            {m.menus_add()}
          </Button>
        )}
        {items.length > 6 && <SaveButtons />}
      </div>
    </AutosavedForm>
  );
}

function SaveButtons() {
  return (
    <div className="flex flex-wrap gap-3">
      <Button name="intent" value="save">
        {m.menus_save()}
      </Button>
      <Button name="intent" value="preview" variant="secondary">
        {m.menus_preview_now()}
      </Button>
    </div>
  );
}
