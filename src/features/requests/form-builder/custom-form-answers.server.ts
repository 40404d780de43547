/** Answers to a form that staff have built: stored as a submission; the addresses that the form names are notified. */
import type { App } from '#src/platform/app.ts';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { enqueueMessage } from '#src/platform/outbox/outbox.server.ts';
import { linesOf } from '#src/features/requests/forms/custom/custom-form.rules.ts';
import type { CustomFormVersion } from '#src/features/requests/forms/custom/custom-form.schema.ts';
import { customSubject } from '#src/features/requests/forms/custom/custom-kind.rules.ts';
import type { FormContext } from '#src/features/requests/forms/forms.server.ts';
import { messageTexts } from '#src/features/site/message-templates/message-templates.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';

type Ports = Pick<App, 'db' | 'clock' | 'config' | 'secrets'>;

/** What is stored with an answer: its form as the subject, and in the same transaction a mail to each address. */
export function answerContext(app: Ports, { slug, form }: CustomFormVersion): FormContext {
  return {
    subject: { kind: customSubject, slug, title: form.title.en },
    alsoKeep: async (tx, { reference }) => {
      for (const [index, to] of linesOf(form.notified).entries())
        await mailNotice(app, tx, { to, reference, title: form.title.en, place: index + 1 });
    },
  };
}

/** The number and a link to the console: nothing of the answers or their sender. In English, for addresses of staff. */
async function mailNotice(
  app: Ports,
  tx: Transaction,
  { to, reference, title, place }: { to: string; reference: string; title: string; place: number },
): Promise<void> {
  const locale = { locale: 'en' } as const;
  const texts = await messageTexts(app, tx);
  const brand = await readSetting({ db: tx }, 'brand');
  await enqueueMessage(app, tx, {
    channel: 'mail',
    to,
    subject: texts.forms_notice_subject({ title, reference }, locale),
    text: [
      texts.forms_notice({ title, link: `${app.config.publicOrigin}/staff/enquiries/${reference}` }, locale),
      brand.groupName,
    ].join('\n\n'),
    dedupeKey: `form:${reference}:notice:${place}`,
    now: app.clock.now(),
  });
}
