import { Field } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import type { CartPerson, FormProblem } from '../cart-form.server.ts';
import type { CartLine, CartOffer } from '../cart.schema.ts';

interface LineChoicesProps {
  line: CartLine;
  offer: CartOffer;
  persons: readonly CartPerson[];
  problem: FormProblem | undefined;
}

const control = 'block w-full min-h-12 rounded-soft border-2 bg-white px-3 py-2 leading-snug text-ink';

/**
 * Hospital, person and quantity of a line. Each control's id contains the line's id, so that ids are unique on the
 * page.
 */
export function LineChoices({ line, offer, persons, problem }: LineChoicesProps) {
  const typed = problem?.typed;
  const choose = (name: 'hospital_id' | 'person' | 'cart_quantity') => {
    const id = `${name}-${line.id}`;
    const error = problem?.fields[name];
    return {
      id,
      error,
      attributes: {
        id,
        name,
        className: `${control} ${error ? 'border-error' : 'border-field hover:border-teal'}`,
        'aria-invalid': error ? (true as const) : undefined,
        'aria-describedby': error ? `${id}-error` : undefined,
      },
    };
  };
  const hospital = choose('hospital_id');
  const person = choose('person');
  const quantity = choose('cart_quantity');
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)_5.5rem] gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,4fr)_minmax(0,3fr)_5.5rem]">
      <Field label={m.cart_hospital()} name={hospital.id} error={hospital.error} className="max-sm:col-span-2">
        <select
          {...hospital.attributes}
          className={`${hospital.attributes.className} wraps-choice`}
          defaultValue={typed?.hospital_id || line.hospitalId}
        >
          {offer.hospitals.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </Field>
      <Field label={m.cart_person()} name={person.id} error={person.error}>
        <select {...person.attributes} defaultValue={typed?.person ?? chosenPerson(line)}>
          <option value="">{m.cart_person_later()}</option>
          {persons.map(({ value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
          <option value="citizen">{m.cart_person_citizen()}</option>
          <option value="not_citizen">{m.cart_person_not_citizen()}</option>
        </select>
      </Field>
      <Field label={m.cart_quantity()} name={quantity.id} error={quantity.error}>
        <input
          {...quantity.attributes}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          defaultValue={typed?.cart_quantity ?? String(line.quantity)}
        />
      </Field>
    </div>
  );
}

function chosenPerson({ personId, personIsCitizen }: CartLine): string {
  if (personId !== null) return personId;
  if (personIsCitizen === null) return '';
  return personIsCitizen ? 'citizen' : 'not_citizen';
}
