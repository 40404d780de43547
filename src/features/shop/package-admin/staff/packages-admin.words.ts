import type { StateTone } from '#src/features/console/frame/ui/lists/state-chip.tsx';
import { m } from '#src/paraglide/messages.js';
import type { AdminPackage } from '../draft/package-draft.schema.ts';

export const statusTones: Record<AdminPackage['status'], StateTone> = {
  draft: 'quiet',
  published: 'good',
  withdrawn: 'waiting',
};

/** The state of a package as a text. */
export function statusWords(status: AdminPackage['status']): string {
  return { draft: m.package_admin_draft, published: m.package_admin_published, withdrawn: m.package_admin_withdrawn }[
    status
  ]();
}

/** The languages by their own names, which are the same for every reader. */
export const languageNames = { en: 'English', ms: 'Bahasa Melayu', zh: '中文' } as const;

/** Actions on several promotion codes at once. */
export const promotionActions = ['on', 'off'] as const;

/** An action on several promotion codes: its name and what it does. */
export function promotionActionWords(action: string): { label: string; hint: string } {
  return action === 'on'
    ? { label: m.package_admin_bulk_on(), hint: m.package_admin_bulk_on_hint() }
    : { label: m.package_admin_bulk_off(), hint: m.package_admin_bulk_off_hint() };
}
