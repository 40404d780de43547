import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { languages } from '#src/shared/languages.ts';
import { chooseWeeklyMail, viewWeeklyMail } from '../weekly-mail.server.ts';
import type { Route } from './+types/weekly-mail';

const path = '/staff/trends/mail';
const languageNames = { en: 'English', ms: 'Bahasa Melayu', zh: '中文' } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const isDone = new URL(request.url).searchParams.has('done');
  return consoleLoad(async () => ({ isDone, ...(await viewWeeklyMail(app, actor)) }));
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const chosen = languages.find((one) => one === textOf(form, 'language', 2)) ?? language;
  await consoleLoad(() => chooseWeeklyMail(app, actor, textOf(form, 'intent', 10) === 'off' ? null : chosen));
  throw redirect(localPath(`${path}?done`, language), 303);
}

/** Whether the reader gets the past week's figures by mail, and in which language. */
export default function WeeklyMailPage({ loaderData: { isDone, isWanted, language } }: Route.ComponentProps) {
  return (
    <AdminPage
      title={m.trends_mail()}
      intro={m.trends_mail_hint()}
      back={{ label: m.trends_desk(), href: '/staff/trends' }}
    >
      {isDone && (
        <div className="mb-6">
          <Notice tone="success">{isWanted ? m.trends_mail_is_on() : m.trends_mail_is_off()}</Notice>
        </div>
      )}
      <AdminSection id="choice" title={isWanted ? m.trends_mail_wanted() : m.trends_mail_unwanted()}>
        <CsrfForm className="grid max-w-xl gap-4">
          <SelectField
            name="language"
            label={m.trends_mail_language()}
            options={languages.map((value) => ({ value, label: languageNames[value] }))}
            defaultValue={language ?? getLocale()}
          />
          <div className="flex flex-wrap gap-3">
            <Button name="intent" value="on">
              {isWanted ? m.trends_mail_change() : m.trends_mail_on()}
            </Button>
            {isWanted && (
              <Button name="intent" value="off" variant="secondary">
                {m.trends_mail_turn_off()}
              </Button>
            )}
          </div>
        </CsrfForm>
      </AdminSection>
    </AdminPage>
  );
}
