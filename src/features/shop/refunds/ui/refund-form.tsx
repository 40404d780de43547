import { Field, SelectField, TextArea, TextField } from '#src/design/form/field.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { formatSen } from '#src/shared/money.ts';
import { staffRefundReasons } from '#src/features/shop/payments/payments.rules.ts';
import type { SeenOrder } from '#src/features/shop/orders/orders.schema.ts';
import { refundReasonWords } from './refund-words.ts';

interface RefundFormProps {
  order: SeenOrder;
  refundableSen: number;
  typed: Record<string, string>;
  fields: Record<string, string>;
}

/** The form of a refund: amount, reason, vouchers to cancel, and the bank account when the payment was not by card. */
export function RefundForm({ order, refundableSen, typed, fields }: RefundFormProps) {
  const usable = order.vouchers.filter(({ state }) => state === 'valid');
  return (
    <AdminSection
      id="refund"
      title={m.refunds_refund()}
      intro={m.refunds_refundable({ amount: formatSen(refundableSen) })}
    >
      <ConfirmStep
        label={m.refunds_refund()}
        intent="refund"
        isOpen={Object.keys(typed).length > 0}
        fields={
          <>
            <TextField
              label={m.orders_desk_amount()}
              name="amount"
              inputMode="decimal"
              hint="RM"
              defaultValue={typed['amount'] ?? formatSen(refundableSen).slice(2)}
              error={fields['amount']}
              required
            />
            <SelectField
              label={m.orders_desk_reason()}
              name="reason"
              options={staffRefundReasons.map((value) => ({ value, label: refundReasonWords(value) }))}
              emptyLabel={m.orders_choose()}
              defaultValue={typed['reason']}
              error={fields['reason']}
            />
            <TextArea
              label={m.orders_desk_note()}
              name="note"
              defaultValue={typed['note']}
              error={fields['note']}
              rows={3}
              maxLength={500}
            />
            {usable.length > 0 ? (
              <fieldset>
                <legend className="font-semibold text-deep">{m.refunds_vouchers_end()}</legend>
                {usable.map(({ code }) => (
                  <label key={code} className="flex min-h-11 items-center gap-3">
                    <input type="checkbox" name="voucher" value={code} className="size-6 accent-teal" />
                    {code}
                  </label>
                ))}
              </fieldset>
            ) : null}
            <BankFields typed={typed} error={fields['bank']} />
          </>
        }
      >
        {m.refunds_meaning()}
      </ConfirmStep>
    </AdminSection>
  );
}

/** The form of a reversal: today's whole payment; the fastest way, and it needs no bank account. */
export function ReversalForm({
  totalSen,
  typed,
  fields,
}: {
  totalSen: number;
  typed: Record<string, string>;
  fields: Record<string, string>;
}) {
  return (
    <AdminSection id="reversal" title={m.refunds_reversal()} intro={m.refunds_reversal_hint()}>
      <ConfirmStep
        label={m.refunds_reversal()}
        intent="reverse"
        isOpen={Object.keys(typed).length > 0}
        fields={
          <>
            <Field label={m.orders_desk_reason()} name="reversal-reason" error={fields['reason']}>
              <select
                id="reversal-reason"
                name="reason"
                defaultValue={typed['reason'] ?? ''}
                className="block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3 py-2 text-ink hover:border-teal"
              >
                <option value="">{m.orders_choose()}</option>
                {staffRefundReasons.map((value) => (
                  <option key={value} value={value}>
                    {refundReasonWords(value)}
                  </option>
                ))}
              </select>
            </Field>
            <Field label={m.orders_desk_note()} name="reversal-note" error={fields['note']}>
              <textarea
                id="reversal-note"
                name="note"
                rows={3}
                maxLength={500}
                defaultValue={typed['note']}
                className="block w-full rounded-soft border-2 border-field bg-white px-3 py-2 text-ink hover:border-teal"
              />
            </Field>
          </>
        }
      >
        {m.refunds_reversal_meaning({ amount: formatSen(totalSen) })}
      </ConfirmStep>
    </AdminSection>
  );
}

/** The bank account for a payment that was not by card. */
export function BankFields({
  typed,
  error,
  suffix = '',
}: {
  typed: Record<string, string>;
  error?: string | undefined;
  suffix?: string;
}) {
  return (
    <fieldset className="grid gap-4 sm:grid-cols-3">
      <legend className="mb-1 font-semibold text-deep">{m.refunds_bank()}</legend>
      <TextField
        label={m.refunds_bank_code()}
        name={`bankCode${suffix}`}
        defaultValue={typed[`bankCode${suffix}`]}
        error={error}
        maxLength={12}
      />
      <TextField
        label={m.refunds_bank_holder()}
        name={`bankHolder${suffix}`}
        defaultValue={typed[`bankHolder${suffix}`]}
        maxLength={120}
      />
      <TextField
        label={m.refunds_bank_account()}
        name={`bankAccount${suffix}`}
        defaultValue={typed[`bankAccount${suffix}`]}
        inputMode="numeric"
        maxLength={24}
      />
    </fieldset>
  );
}
