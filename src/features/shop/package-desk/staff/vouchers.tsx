import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Local } from '#src/design/content/local.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { RecordList } from '#src/design/content/record-list.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { consoleLoad, consoleAction, textOf } from '#src/features/console/frame/frame.server.ts';
import { requireStaff } from '#src/features/console/roles/staff-access.rules.ts';
import { CodeCamera } from '#src/features/console/frame/ui/code-camera.tsx';
import { AdminPage } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import { formatDateTime, formatDay } from '#src/shared/dates.ts';
import { isFailure } from '#src/shared/failure.ts';
import { lookAtVoucher, redeemVoucher, type AdminVoucher } from '../redeem-voucher.server.ts';
import { voucherStateWords } from '#src/features/shop/orders/ui/order-words.ts';
import type { Route } from './+types/vouchers';

const path = '/staff/vouchers';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  const query = new URL(request.url).searchParams;
  const typed = (query.get('code') ?? '').slice(0, 60);
  return consoleLoad(async () => {
    requireStaff(actor, 'redeem_vouchers');
    if (!typed) return { typed, voucher: null, isUnknown: false, isDone: false };
    try {
      return {
        typed,
        voucher: await lookAtVoucher(app, actor, typed),
        isUnknown: false,
        isDone: query.get('done') === 'yes',
      };
    } catch (error) {
      if (!isFailure(error, 'voucher_unknown')) throw error;
      return { typed, voucher: null, isUnknown: true, isDone: false };
    }
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const { app, actor, language } = context.get(requestContext);
  const form = await request.formData();
  const code = textOf(form, 'voucher', 60);
  const outcome = await consoleAction({ form, language }, () => redeemVoucher(app, actor, code));
  if (!('done' in outcome)) return outcome;
  throw redirect(`${localPath(path, language)}?code=${encodeURIComponent(code)}&done=yes`, 303);
}

/** A voucher is found by its code or by the camera, and used once. */
export default function Vouchers({
  loaderData: { typed, voucher, isUnknown, isDone },
  actionData,
}: Route.ComponentProps) {
  return (
    <AdminPage title={m.package_desk_vouchers()} intro={m.package_desk_vouchers_hint()}>
      <RefusalSummary refusal={actionData?.refusal} />
      <form
        method="get"
        action={pageHref(path)}
        className="mb-6 grid max-w-xl gap-4 rounded-soft border border-line bg-white p-5"
      >
        <TextField
          label={m.package_desk_voucher_code()}
          name="code"
          defaultValue={typed}
          error={isUnknown ? m.package_desk_error_voucher_unknown() : undefined}
          maxLength={60}
          required
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit">{m.package_desk_voucher_find()}</Button>
          <CodeCamera />
        </div>
      </form>
      {isDone ? (
        <div className="mb-6 max-w-xl">
          <Notice tone="success">{m.package_desk_voucher_done()}</Notice>
        </div>
      ) : null}
      {voucher ? <Found voucher={voucher} isDone={isDone} /> : null}
    </AdminPage>
  );
}

function Found({ voucher, isDone }: { voucher: AdminVoucher; isDone: boolean }) {
  return (
    <section aria-labelledby="voucher" className="max-w-xl rounded-soft border border-line bg-white p-5">
      <h2 id="voucher" className="mb-3 text-xl">
        {voucher.code}
      </h2>
      <RecordList
        items={[
          { label: m.orders_desk_package(), value: <Local text={voucher.title} /> },
          { label: m.orders_desk_hospital(), value: voucher.hospitalName },
          { label: m.orders_person_name(), value: voucher.personName },
          {
            label: m.orders_state(),
            value: `${voucherStateWords(voucher.state)}${voucher.redeemedAt ? `, ${formatDateTime(voucher.redeemedAt, getLocale())}` : ''}`,
          },
          { label: m.package_desk_valid_until(), value: formatDay(voucher.validUntil, getLocale()) },
          { label: m.orders_find_order(), value: voucher.orderId },
        ]}
      />
      {voucher.refusal ? (
        isDone ? null : (
          <div className="mt-4">
            <Notice tone="warning">{refusalWords(voucher.refusal)}</Notice>
          </div>
        )
      ) : (
        <CsrfForm className="mt-4">
          <input type="hidden" name="voucher" value={voucher.code} />
          <Button name="intent" value="redeem">
            {m.package_desk_voucher_use()}
          </Button>
        </CsrfForm>
      )}
    </section>
  );
}

function refusalWords(code: string): string {
  if (code === 'voucher_used') return m.package_desk_error_voucher_used();
  if (code === 'voucher_cancelled') return m.package_desk_error_voucher_cancelled();
  return code === 'voucher_over' ? m.package_desk_error_voucher_over() : m.package_desk_error_voucher_elsewhere();
}
