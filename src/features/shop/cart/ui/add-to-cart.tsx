import { Button } from '#src/design/form/button.tsx';
import { SelectField } from '#src/design/form/field.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { stateName } from '#src/shared/places/state-names.ts';

const quantities = ['1', '2', '3', '4', '5', '6', '8', '10'];

/**
 * Hospital, person and the buttons: a plain form of a public page, the same for every visitor. 'Buy now' leads to the
 * checkout of this package alone, and the cart stays as it is.
 */
export function AddToCart({
  packageId,
  hospitals,
}: {
  packageId: number;
  hospitals: readonly { id: number; name: string; state: string }[];
}) {
  const isOnly = hospitals.length === 1;
  return (
    <form method="post" action={pageHref('/cart/add')} className="mt-5 space-y-4">
      <input type="hidden" name="healthpackage_id" value={packageId} />
      <SelectField
        label={m.cart_hospital()}
        name="hospital_id"
        {...(isOnly ? {} : { emptyLabel: m.cart_hospital_choose() })}
        required
        options={hospitals.map(({ id, name, state }) => ({
          value: String(id),
          label: `${name} (${stateName(state, getLocale())})`,
        }))}
      />
      <div className="grid grid-cols-[minmax(0,1fr)_6rem] gap-3">
        <SelectField
          label={m.cart_person()}
          name="person"
          emptyLabel={m.cart_person_later()}
          options={[
            { value: 'citizen', label: m.cart_person_citizen() },
            { value: 'not_citizen', label: m.cart_person_not_citizen() },
          ]}
        />
        <SelectField
          label={m.cart_quantity()}
          name="cart_quantity"
          defaultValue="1"
          options={quantities.map((value) => ({ value, label: value }))}
        />
      </div>
      <div className="grid gap-3">
        <Button formAction={pageHref('/checkout')} formMethod="get" className="w-full">
          {m.cart_buy_now()}
        </Button>
        <Button variant="secondary" className="w-full">
          {m.cart_add()}
        </Button>
      </div>
    </form>
  );
}
