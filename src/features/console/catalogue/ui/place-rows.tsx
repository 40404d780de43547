import { m } from '#src/paraglide/messages.js';
import { FieldGroup, type Choice } from './choice-inputs.tsx';

const spareRows = 2;
const control = 'block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3 py-2';

/** Where a doctor practises: a row for each hospital, and spare ones. */
export function PlaceRows({
  name,
  label,
  hint,
  error,
  value,
  hospitals,
}: {
  name: string;
  label: string;
  hint?: string;
  error: string | undefined;
  value: string;
  hospitals: readonly Choice[];
}) {
  const filled = value.split('\n').filter((line) => line.trim() !== '');
  const rows = [...filled, ...Array.from({ length: spareRows }, () => '')];
  return (
    <FieldGroup id={name} label={label} hint={hint} error={error}>
      <ol className="space-y-3">
        {rows.map((line, index) => {
          const [hospital = '', room = '', fee = ''] = line.split('|').map((part) => part.trim());
          return (
            // Rows have no identity but their order.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className="grid gap-3 rounded-soft border border-line p-3 md:grid-cols-[2fr_2fr_1fr]">
              <label>
                <span className="mb-1 block text-[0.9375rem] text-muted">{m.catalogue_hospital()}</span>
                <select name="places_hospital" defaultValue={hospital} className={control}>
                  <option value="">{m.catalogue_choose()}</option>
                  {hospitals.map((choice) => (
                    <option key={choice.value} value={choice.value}>
                      {choice.label}
                    </option>
                  ))}
                </select>
              </label>
              <label>
                <span className="mb-1 block text-[0.9375rem] text-muted">{m.catalogue_room()}</span>
                <input name="places_room" defaultValue={room} maxLength={120} className={control} />
              </label>
              <label>
                <span className="mb-1 block text-[0.9375rem] text-muted">{m.catalogue_fee()}</span>
                <input name="places_fee" defaultValue={fee} inputMode="decimal" className={control} />
              </label>
            </li>
          );
        })}
      </ol>
    </FieldGroup>
  );
}
