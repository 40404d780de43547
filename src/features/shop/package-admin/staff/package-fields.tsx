import { SelectField, TextArea, TextField } from '#src/design/form/field.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { CheckedText } from '#src/features/publishing/entries/ui/text/checked-text.tsx';
import { SceneField } from '#src/features/publishing/entries/ui/pictures/scene-field.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText } from '#src/shared/local-text.ts';
import { formatSen } from '#src/shared/money.ts';
import type { PackageDraft } from '../draft/package-draft.schema.ts';
import { inclusionsText, preparationText } from '../draft/package-form.rules.ts';
import type { PackageType } from '#src/features/shop/packages/packages.schema.ts';

interface PackageFieldsProps {
  /** Null for a new package. */
  item: PackageDraft | null;
  types: readonly PackageType[];
  refusal: ActionRefusal | undefined;
}

type Value = (
  name: string,
  stored: string | number | null | undefined,
) => { name: string; defaultValue: string; error: string | undefined };

/** The value of a field: the typed one after a refusal, else the stored one. */
function valuesOf(refusal: ActionRefusal | undefined): Value {
  return (name, stored) => ({
    name,
    defaultValue: refusal?.typed[name] ?? String(stored ?? ''),
    error: refusal?.fields[name],
  });
}

/** The English texts of a package, and the fields that all languages share. */
export function PackageFields({ item, types, refusal }: PackageFieldsProps) {
  const value = valuesOf(refusal);
  return (
    <>
      <AdminSection id="words" title={m.package_admin_words()}>
        <Words item={item} value={value} />
      </AdminSection>
      <AdminSection id="facts" title={m.package_admin_facts()}>
        <Facts item={item} types={types} value={value} />
      </AdminSection>
      <AdminSection id="approval" title={m.package_admin_approval()} intro={m.package_admin_approval_hint()}>
        <ApprovalFields item={item} refusal={refusal} />
      </AdminSection>
    </>
  );
}

function Words({ item, value }: { item: PackageDraft | null; value: Value }) {
  return (
    <div className="grid gap-5" lang="en">
      <CheckedText text={value('title', item?.title.en).defaultValue} language="en" isAdvertisement>
        <TextField label={m.package_admin_title()} {...value('title', item?.title.en)} maxLength={120} required />
      </CheckedText>
      <CheckedText text={value('summary', item?.summary.en).defaultValue} language="en" isAdvertisement>
        <TextArea
          label={m.package_admin_summary()}
          {...value('summary', item?.summary.en)}
          rows={2}
          maxLength={300}
          required
        />
      </CheckedText>
      <CheckedText text={value('about', item?.about.en).defaultValue} language="en" isAdvertisement>
        <TextArea
          label={m.package_admin_about()}
          hint={m.package_admin_about_hint()}
          {...value('about', item?.about.en)}
          rows={8}
          maxLength={6_000}
          required
        />
      </CheckedText>
      <CheckedText text={value('suits', item?.suits.en).defaultValue} language="en" isAdvertisement>
        <TextArea
          label={m.package_admin_suits()}
          {...value('suits', item?.suits.en)}
          rows={2}
          maxLength={500}
          required
        />
      </CheckedText>
      <CheckedText
        text={value('inclusions', inclusionsText(item?.inclusions ?? [])).defaultValue}
        language="en"
        isAdvertisement
      >
        <TextArea
          label={m.package_admin_inclusions()}
          hint={m.package_admin_inclusions_hint()}
          {...value('inclusions', inclusionsText(item?.inclusions ?? []))}
          rows={14}
          required
        />
      </CheckedText>
      <CheckedText
        text={value('preparation', preparationText(item?.preparation ?? [])).defaultValue}
        language="en"
        isAdvertisement
      >
        <TextArea
          label={m.package_admin_preparation()}
          hint={m.package_admin_preparation_hint()}
          {...value('preparation', preparationText(item?.preparation ?? []))}
          rows={5}
        />
      </CheckedText>
    </div>
  );
}

function Facts({ item, types, value }: { item: PackageDraft | null; types: readonly PackageType[]; value: Value }) {
  const genders = [
    { value: 'any', label: m.packages_gender_any() },
    { value: 'female', label: m.packages_gender_female() },
    { value: 'male', label: m.packages_gender_male() },
  ];
  return (
    <div className="grid items-end gap-5 md:grid-cols-2">
      <TextField
        label={m.package_admin_slug()}
        hint={m.package_admin_slug_hint()}
        {...value('slug', item?.slug)}
        maxLength={80}
        required
      />
      <SelectField
        label={m.package_admin_type()}
        options={types.map(({ slug, name }) => ({ value: slug, label: localText(name, getLocale()).text }))}
        {...value('typeSlug', item?.typeSlug ?? types[0]?.slug)}
      />
      <TextField
        label={m.package_admin_price()}
        hint="RM"
        inputMode="decimal"
        {...value('price', item ? formatSen(item.priceSen).slice(2) : '')}
        required
      />
      <SelectField label={m.package_admin_gender()} options={genders} {...value('gender', item?.gender ?? 'any')} />
      <TextField
        label={m.package_admin_min_age()}
        inputMode="numeric"
        {...value('minAge', item?.minAge ?? 18)}
        required
      />
      <TextField
        label={m.package_admin_max_age()}
        hint={m.package_admin_max_age_hint()}
        inputMode="numeric"
        {...value('maxAge', item?.maxAge)}
      />
      <TextField
        label={m.package_admin_validity()}
        inputMode="numeric"
        {...value('validityDays', item?.validityDays ?? 180)}
        required
      />
      <TextField
        label={m.package_admin_minutes()}
        inputMode="numeric"
        {...value('visitMinutes', item?.visitMinutes ?? 60)}
        required
      />
      <div className="md:col-span-2">
        <Scene {...value('scene', item?.scene)} />
      </div>
    </div>
  );
}

/** The choice of the package's own scene, for a package without a photo. */
function Scene({ defaultValue, ...shared }: ReturnType<Value>) {
  return (
    <SceneField
      {...shared}
      label={m.package_admin_scene()}
      hint={m.package_admin_scene_hint()}
      emptyLabel={m.package_admin_scene_by_type()}
      value={defaultValue}
    />
  );
}

type Approval = Pick<PackageDraft, 'approvalNumber' | 'approvalStartsOn' | 'approvalExpiresOn'>;

/** The fields of the advertising approval, of a package or a promotion. */
export function ApprovalFields({ item, refusal }: { item: Approval | null; refusal: ActionRefusal | undefined }) {
  const value = valuesOf(refusal);
  return (
    <div className="grid items-end gap-5 md:grid-cols-3">
      <TextField
        label={m.package_admin_approval_number()}
        placeholder="KKLIU 1234/2026"
        {...value('approvalNumber', item?.approvalNumber)}
        maxLength={40}
      />
      <TextField
        label={m.package_admin_approval_from()}
        type="date"
        {...value('approvalStartsOn', item?.approvalStartsOn)}
      />
      <TextField
        label={m.package_admin_approval_to()}
        type="date"
        {...value('approvalExpiresOn', item?.approvalExpiresOn)}
      />
    </div>
  );
}
