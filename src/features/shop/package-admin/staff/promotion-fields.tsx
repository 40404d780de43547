import { CheckboxField, TextField } from '#src/design/form/field.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { malaysianDay } from '#src/shared/dates.ts';
import { localText } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import type { PromotionDraft } from '../promotions/promotion-draft.schema.ts';
import type { PackageType } from '#src/features/shop/packages/packages.schema.ts';
import { ApprovalFields } from './package-fields.tsx';

interface PromotionFieldsProps {
  /** Null for a new code. */
  item: PromotionDraft | null;
  types: readonly PackageType[];
  refusal: ActionRefusal | undefined;
  /** Types that were checked and not saved. */
  chosenTypes: readonly string[] | undefined;
}

type Value = (
  name: string,
  stored: string | number | null | undefined,
) => { name: string; defaultValue: string; error: string | undefined };
const ringgit = (sen: number | null | undefined) => (sen ? formatSen(sen).slice(2) : '');

/** The fields of a promotion: texts, discount, dates, limits, approval and switch. */
export function PromotionFields({ item, types, refusal, chosenTypes }: PromotionFieldsProps) {
  const value: Value = (name, stored) => ({
    name,
    defaultValue: refusal?.typed[name] ?? String(stored ?? ''),
    error: refusal?.fields[name],
  });
  return (
    <>
      <AdminSection id="words" title={m.package_admin_promo()}>
        <div className="grid items-end gap-5 md:grid-cols-2">
          <TextField
            label={m.package_admin_promo()}
            hint={m.package_admin_promo_hint()}
            {...value('promo', item?.code)}
            maxLength={40}
            required
          />
          <TextField label={m.package_admin_name()} {...value('name', item?.name.en)} maxLength={120} required />
          <TextField
            label={`${m.package_admin_name()} (Bahasa Melayu)`}
            {...value('name-ms', item?.name.ms)}
            maxLength={120}
          />
          <TextField label={`${m.package_admin_name()} (中文)`} {...value('name-zh', item?.name.zh)} maxLength={120} />
        </div>
      </AdminSection>
      <AdminSection id="takes-off" title={m.package_admin_off()} intro={m.package_admin_off_hint()}>
        <TakesOff
          item={item}
          types={types}
          value={value}
          isRefused={refusal !== undefined}
          chosen={chosenTypes ?? item?.typeSlugs ?? []}
        />
      </AdminSection>
      <AdminSection id="when" title={m.package_admin_when()}>
        <div className="grid items-end gap-5 md:grid-cols-2">
          <TextField
            type="date"
            label={m.package_admin_starts()}
            {...value('startsOn', item ? malaysianDay(item.startsAt) : '')}
            required
          />
          <TextField
            type="date"
            label={m.package_admin_ends()}
            {...value('endsOn', item ? malaysianDay(new Date(item.endsAt.getTime() - 1)) : '')}
            required
          />
          <TextField
            label={m.package_admin_limit()}
            hint={m.package_admin_limit_hint()}
            inputMode="numeric"
            {...value('globalLimit', item?.globalLimit)}
          />
          <TextField
            label={m.package_admin_personal()}
            hint={m.package_admin_limit_hint()}
            inputMode="numeric"
            {...value('personalLimit', item?.personalLimit)}
          />
        </div>
      </AdminSection>
      <AdminSection id="approval" title={m.package_admin_approval()} intro={m.package_admin_approval_hint()}>
        <ApprovalFields item={item} refusal={refusal} />
        <div className="mt-4">
          <CheckboxField
            name="isPublished"
            label={m.package_admin_switch()}
            defaultChecked={refusal ? refusal.typed['isPublished'] === 'yes' : (item?.isPublished ?? false)}
          />
        </div>
      </AdminSection>
    </>
  );
}

function TakesOff({
  item,
  types,
  value,
  isRefused,
  chosen,
}: Pick<PromotionFieldsProps, 'item' | 'types'> & { value: Value; isRefused: boolean; chosen: readonly string[] }) {
  return (
    <>
      <div className="grid items-end gap-5 md:grid-cols-2">
        <TextField label={m.package_admin_percent()} inputMode="numeric" {...value('percentOff', item?.percentOff)} />
        <TextField
          label={m.package_admin_amount_off()}
          hint="RM"
          inputMode="decimal"
          {...value('amountOff', ringgit(item?.amountOffSen))}
        />
        <TextField
          label={m.package_admin_maximum()}
          hint="RM"
          inputMode="decimal"
          {...value('maximumDiscount', ringgit(item?.maximumDiscountSen))}
        />
        <TextField
          label={m.package_admin_minimum()}
          hint="RM"
          inputMode="decimal"
          {...value('minimumSpend', ringgit(item?.minimumSpendSen))}
        />
      </div>
      {/* The refused form's values hold no checkbox groups, so after a refusal the stored package types are checked
          again. */}
      <fieldset className="mt-5" key={String(isRefused)}>
        <legend className="font-semibold text-deep">{m.package_admin_types()}</legend>
        <div className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
          {types.map(({ slug, name }) => (
            <label key={slug} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="typeSlugs"
                value={slug}
                defaultChecked={chosen.includes(slug)}
                className="size-6 shrink-0 accent-teal"
              />
              {localText(name, getLocale()).text}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
