import { Button } from '#src/design/form/button.tsx';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import type { ActionRefusal } from '#src/features/console/frame/frame.server.ts';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import type { AdminPackageView } from '../packages-admin.server.ts';

interface PackagePlacesProps {
  places: AdminPackageView['places'];
  months: AdminPackageView['months'];
  /** Hospitals of the staff member. */
  hospitals: readonly { id: number; name: string }[];
  /** This month, 'YYYY-MM'. */
  month: string;
  refusal: ActionRefusal | undefined;
}

/** The hospitals that offer the package, their capacity per month, and the sales. */
export function PackagePlaces({ places, months, hospitals, month, refusal }: PackagePlacesProps) {
  const nameOf = (hospitalId: number) => hospitals.find(({ id }) => id === hospitalId)?.name ?? String(hospitalId);
  const options = hospitals.map(({ id, name }) => ({ value: String(id), label: name }));
  const typed = (intent: string, name: string, stored = '') =>
    (refusal?.typed['intent'] === intent ? refusal.typed[name] : undefined) ?? stored;
  return (
    <AdminSection id="places" title={m.package_admin_places()} intro={m.package_admin_places_hint()}>
      {places.length === 0 ? (
        <p className="mb-4 text-muted">{m.package_admin_places_none()}</p>
      ) : (
        <PlacesTable places={places} months={months} nameOf={nameOf} month={month} />
      )}
      <div className="grid gap-6 xl:grid-cols-2">
        <CsrfForm className="grid content-start gap-4 rounded-soft border border-line p-4">
          <h3 className="text-base">{m.package_admin_every_month()}</h3>
          <SelectField
            name="hospital"
            label={m.package_admin_hospital()}
            options={options}
            defaultValue={typed('places', 'hospital')}
          />
          <TextField
            name="monthlyCapacity"
            label={m.package_admin_capacity()}
            hint={m.package_admin_capacity_hint()}
            inputMode="numeric"
            defaultValue={typed('places', 'monthlyCapacity')}
            error={refusal?.fields['monthlyCapacity']}
          />
          <div>
            <Button name="intent" value="places" variant="secondary">
              {m.package_admin_set()}
            </Button>
          </div>
        </CsrfForm>
        <MonthForm options={options} month={month} typed={typed} refusal={refusal} />
      </div>
    </AdminSection>
  );
}

interface MonthFormProps {
  options: { value: string; label: string }[];
  month: string;
  typed: (intent: string, name: string, stored?: string) => string;
  refusal: ActionRefusal | undefined;
}

/** The form of one month. The select has its own id, because the page has two such fields. */
function MonthForm({ options, month, typed, refusal }: MonthFormProps) {
  return (
    <CsrfForm className="grid content-start gap-4 rounded-soft border border-line p-4">
      <h3 className="text-base">{m.package_admin_one_month()}</h3>
      <div>
        <label htmlFor="month-hospital" className="mb-1 block font-semibold text-deep">
          {m.package_admin_hospital()}
        </label>
        <select
          id="month-hospital"
          name="hospital"
          defaultValue={typed('month', 'hospital')}
          className="block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3 py-2 text-ink hover:border-teal"
        >
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <TextField
          name="month"
          label={m.package_admin_month()}
          hint={m.package_admin_month_hint()}
          defaultValue={typed('month', 'month', month)}
          error={refusal?.fields['month']}
          maxLength={7}
          required
        />
        <TextField
          name="capacity"
          label={m.package_admin_capacity()}
          inputMode="numeric"
          defaultValue={typed('month', 'capacity')}
          error={refusal?.fields['capacity']}
          required
        />
      </div>
      <div>
        <Button name="intent" value="month" variant="secondary">
          {m.package_admin_set()}
        </Button>
      </div>
    </CsrfForm>
  );
}

function PlacesTable({
  places,
  months,
  nameOf,
  month,
}: Pick<PackagePlacesProps, 'places' | 'months' | 'month'> & { nameOf: (hospitalId: number) => string }) {
  const cell = 'px-3 py-2 tabular-nums';
  return (
    // Focusable, because a region that scrolls sideways must be usable by keyboard.
    <section
      className="mb-6 max-h-96 overflow-auto"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={m.package_admin_taken({ month })}
    >
      <table className="w-full border-collapse text-[0.9375rem]">
        <thead>
          <tr>
            {[
              m.package_admin_hospital(),
              m.package_admin_capacity(),
              m.package_admin_taken({ month }),
              m.package_admin_later(),
            ].map((label) => (
              <th
                key={label}
                scope="col"
                className="border-b-2 border-line px-3 py-2 text-left font-semibold text-deep"
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {places.map(({ hospitalId, monthlyCapacity }) => {
            const own = months.filter((one) => one.hospitalId === hospitalId);
            const now = own.find((one) => one.month.startsWith(month));
            return (
              <tr key={hospitalId} className="border-b border-line">
                <th scope="row" className="px-3 py-2 text-left font-normal">
                  {nameOf(hospitalId)}
                </th>
                <td className={cell}>{monthlyCapacity}</td>
                <td className={cell}>{`${now?.used ?? 0} / ${now?.capacity ?? monthlyCapacity}`}</td>
                <td className={cell}>
                  {own
                    .filter((one) => one !== now)
                    .map((one) => `${one.month.slice(0, 7)}: ${one.used} / ${one.capacity}`)
                    .join(', ')}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
