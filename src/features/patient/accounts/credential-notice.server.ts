/** Each change of a credential is recorded in the audit log and notified to the owner by mail. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { m } from '#src/paraglide/messages.js';
import type { MessageText } from '#src/shared/failure.ts';
import type { AccountRow } from './data/accounts.store.server.ts';

const changes = {
  passkey_added: m.accounts_change_passkey_added,
  passkey_removed: m.accounts_change_passkey_removed,
  phone_changed: m.accounts_change_phone,
  phone_proved: m.accounts_change_phone_proved,
  second_factor_on: m.accounts_change_factor_on,
  second_factor_off: m.accounts_change_factor_off,
  recovery_codes_renewed: m.accounts_change_codes,
  password_changed: m.accounts_change_password,
  password_reset: m.accounts_change_password,
  signed_out_everywhere: m.accounts_change_signed_out,
  sign_in_method_added: m.accounts_change_method_added,
} as const satisfies Record<string, MessageText>;

export interface CredentialChange {
  change: keyof typeof changes;
  /** The passkey's name. */
  label?: string;
  /** The changed item, where it has an id of its own. */
  subject?: { kind: string; id: string };
  /** The change adds a sign-in method, which is refused before the mail address is verified. */
  adds?: true;
}

/**
 * Records a change and notifies the owner, for a change that was authenticated in another way: by a mailed link or a
 * code.
 */
export async function noteCredentialChange(
  app: Pick<App, 'clock' | 'random' | 'secrets'>,
  tx: Transaction,
  { actor, account, what }: { actor: Actor; account: AccountRow; what: CredentialChange },
): Promise<void> {
  const { shortName, phone } = await readSetting({ db: tx }, 'brand');
  const locale = { locale: account.language };
  const change = changes[what.change]({}, locale) + (what.label ? ` (${what.label})` : '');
  await recordAudit(app, tx, {
    actor,
    action: what.change,
    subjectKind: what.subject?.kind ?? 'account',
    subjectId: what.subject?.id ?? account.id,
    ...(actor.kind === 'staff' ? {} : { patientId: account.id }),
  });
  const texts = await messageTexts(app, tx);
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to: account.email,
    now: app.clock.now(),
    dedupeKey: `credential:${what.change}:${app.random.uuid()}`,
    subject: texts.accounts_mail_change_subject({ brand: shortName, change }, locale),
    text: texts.accounts_mail_change({ name: account.name, change, phone }, locale),
  });
}
