/** Both addresses are notified of a merge and of its undoing: their readers may know better than staff. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { maskedEmail, type AccountRow } from '#src/features/patient/accounts/accounts.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { undoDays } from './merge.rules.ts';

interface MergeMail {
  mergeId: string;
  kept: AccountRow;
  /** The closed account, with its former address. */
  gone: AccountRow;
  brand: { shortName: string; groupName: string; phone: string };
  isUndone: boolean;
}

/** Queues the mail to both addresses, each in the language of its account. The other address is masked. */
export async function mailMerged(
  app: Pick<App, 'clock' | 'secrets'>,
  tx: Transaction,
  { mergeId, kept, gone, brand, isUndone }: MergeMail,
): Promise<void> {
  const texts = await messageTexts(app, tx);
  for (const account of [kept, gone]) {
    const locale = { locale: account.language };
    const [title, text] = isUndone
      ? ([texts.privacy_mail_unmerged_subject, texts.privacy_mail_unmerged] as const)
      : ([texts.privacy_mail_merged_subject, texts.privacy_mail_merged] as const);
    await enqueueMessage(app, tx, {
      channel: 'mail',
      to: account.email,
      now: app.clock.now(),
      dedupeKey: `merge:${mergeId}:${isUndone ? 'undone' : 'done'}:${account.id}`,
      subject: title({ brand: brand.shortName }, locale),
      text: text(
        {
          name: account.name,
          kept: maskedEmail(kept.email),
          closed: maskedEmail(gone.email),
          days: String(undoDays),
          phone: brand.phone,
          brand: brand.groupName,
        },
        locale,
      ),
    });
  }
}
