import { Button } from '#src/design/form/button.tsx';
import { CheckboxField, RadioGroup, SelectField, TextArea, TextField } from '#src/design/form/field.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { Local } from '#src/design/content/local.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { m } from '#src/paraglide/messages.js';
import { formatSen } from '#src/shared/money.ts';
import type { CheckoutData, CheckoutLine } from '../checkout-form.server.ts';
import type { CheckoutPerson, Typed } from '../checkout-input.server.ts';

interface DetailsProps {
  page: CheckoutData;
  typed: Typed;
  fields: Record<string, string>;
}

/** Buyer, persons treated, and whether an e-invoice is wanted. */
export function CheckoutDetails({ page, typed, fields }: DetailsProps) {
  return (
    <CsrfForm noValidate className="space-y-8">
      <section aria-labelledby="buyer" className="space-y-5">
        <h2 id="buyer" className="text-xl font-semibold text-deep">
          {m.orders_buyer()}
        </h2>
        <TextField
          label={m.orders_name()}
          name="buyer.name"
          autoComplete="name"
          defaultValue={typed['buyer.name']}
          error={fields['buyer.name']}
          maxLength={120}
          required
        />
        <TextField
          label={m.orders_email()}
          name="buyer.email"
          type="email"
          inputMode="email"
          autoComplete="email"
          hint={m.checkout_email_hint()}
          defaultValue={typed['buyer.email']}
          error={fields['buyer.email']}
          maxLength={128}
          required
        />
        <TextField
          label={m.orders_phone()}
          name="buyer.phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={typed['buyer.phone']}
          error={fields['buyer.phone']}
          maxLength={30}
          required
        />
      </section>
      <section aria-labelledby="treated" className="space-y-5">
        <h2 id="treated" className="text-xl font-semibold text-deep">
          {m.checkout_treated()}
        </h2>
        <p className="text-muted">{m.checkout_treated_hint({ percent: page.taxPercent })}</p>
        <HospitalChoice page={page} typed={typed} fields={fields} />
        {page.lines.map((line) => (
          <LinePerson key={line.id} line={line} persons={page.persons} typed={typed} fields={fields} />
        ))}
      </section>
      <EInvoiceFields typed={typed} fields={fields} above={page.eInvoiceAboveSen} />
      <TextField
        label={m.checkout_promotion()}
        name="promotion_code"
        hint={m.checkout_promotion_hint()}
        defaultValue={typed['promotion_code']}
        error={fields['promotion_code']}
        maxLength={40}
        className="max-w-sm"
      />
      <Button name="intent" value="review" className="w-full sm:w-auto">
        {m.checkout_to_review()}
      </Button>
    </CsrfForm>
  );
}

/** The hospital of a package that is bought alone, where it has several and none was chosen on its page. */
function HospitalChoice({ page, typed, fields }: DetailsProps) {
  const hospitals = page.single?.hospitals ?? [];
  if (hospitals.length === 0) return null;
  return (
    <SelectField
      label={m.cart_hospital()}
      name="hospital_id"
      defaultValue={typed['hospital_id']}
      error={fields['hospital_id']}
      emptyLabel={m.cart_hospital_choose()}
      options={hospitals.map(({ id, name }) => ({ value: String(id), label: name }))}
      required
    />
  );
}

interface LinePersonProps {
  line: CheckoutLine;
  persons: readonly CheckoutPerson[];
  typed: Typed;
  fields: Record<string, string>;
}

/** The person of a line: one choice where the name is known; else a name and a nationality. */
function LinePerson({ line, persons, typed, fields }: LinePersonProps) {
  const [who, name, citizen] = [`line-${line.id}-who`, `line-${line.id}-name`, `line-${line.id}-citizen`];
  const typedWho = typed[who] ?? (typed[name] ? 'other' : persons[0]?.value);
  return (
    <div className="group/line space-y-4 rounded-petal border border-line p-4 md:p-5">
      <h3 className="text-lg leading-snug text-deep">
        <Local text={line.title} />
        <span className="block text-base font-normal text-muted">{line.hospitalName}</span>
      </h3>
      <RadioGroup
        legend={m.checkout_for_whom()}
        name={who}
        defaultValue={typedWho}
        options={[
          ...persons.map((person) => ({ value: person.value, label: person.name ?? m.checkout_for_me() })),
          { value: 'other', label: m.checkout_for_other() },
        ]}
      />
      {/* Works without scripts: a name is asked for only where another person is chosen. */}
      <TextField
        label={m.orders_person_name()}
        name={name}
        defaultValue={typed[name]}
        error={fields[name]}
        maxLength={120}
        className="group-has-[input[value=other]:not(:checked)]/line:hidden"
      />
      <div className="group-has-[input[value^=known]:checked]/line:hidden">
        <RadioGroup
          legend={m.checkout_citizen()}
          name={citizen}
          defaultValue={typed[citizen]}
          error={fields[citizen]}
          isInline
          options={[
            { value: 'yes', label: m.checkout_citizen_yes() },
            { value: 'no', label: m.checkout_citizen_no() },
          ]}
        />
      </div>
    </div>
  );
}

function EInvoiceFields({ typed, fields, above }: { typed: Typed; fields: Record<string, string>; above: number }) {
  const isWanted = typed['wantsEInvoice'] === 'yes';
  const field = (name: string) => ({
    name: `eInvoice.${name}`,
    defaultValue: typed[`eInvoice.${name}`],
    error: fields[`eInvoice.${name}`],
  });
  return (
    <details open={isWanted} className="group rounded-petal border border-line px-5 py-2">
      <summary className="no-marker flex min-h-11 items-center justify-between gap-3 font-semibold text-teal">
        {m.orders_einvoice()}
        <Icon name="down" size={18} className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="mt-3 mb-3 space-y-5">
        <p className="text-muted">{m.checkout_einvoice_hint({ amount: formatSen(above) })}</p>
        <CheckboxField name="wantsEInvoice" label={m.checkout_einvoice_wanted()} defaultChecked={isWanted} />
        <TextField label={m.checkout_einvoice_name()} {...field('name')} maxLength={150} />
        <SelectField
          label={m.checkout_einvoice_id_kind()}
          {...field('idKind')}
          emptyLabel={m.orders_choose()}
          options={[
            { value: 'NRIC', label: 'NRIC / MyKad' },
            { value: 'PASSPORT', label: m.checkout_passport() },
            { value: 'BRN', label: m.checkout_company_number() },
            { value: 'ARMY', label: m.checkout_army() },
          ]}
        />
        <TextField label={m.checkout_einvoice_id()} {...field('idNumber')} maxLength={30} />
        <TextField
          label={m.checkout_einvoice_tin()}
          {...field('tin')}
          hint={m.checkout_einvoice_tin_hint()}
          maxLength={16}
        />
        <TextArea label={m.checkout_einvoice_address()} {...field('address')} rows={3} maxLength={300} />
      </div>
    </details>
  );
}
