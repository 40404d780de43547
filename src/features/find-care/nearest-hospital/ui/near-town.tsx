import { useState, type MouseEvent } from 'react';
import { afterNextPaint } from '#src/design/rendering/after-next-paint.ts';
import { SelectField } from '#src/design/form/field.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { m } from '#src/paraglide/messages.js';
import { nearestTown } from '../nearest-hospital.rules.ts';
import { readPosition } from './find-nearest.ts';

/**
 * The town that a list is sorted from, chosen or found by the device, as a field of the list's form. Only the town's
 * name is sent, in the list's address; the position stays in the browser.
 */
export function NearTown({ towns, value }: { towns: readonly { town: string; location: string }[]; value?: string }) {
  const [state, setState] = useState<'idle' | 'searching' | 'unknown'>('idle');
  const find = async (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget;
    setState('searching');
    await afterNextPaint();
    const position = await readPosition();
    const town = position && nearestTown(position, towns);
    const field = form?.elements.namedItem('near');
    if (!town || !(field instanceof HTMLSelectElement)) return setState('unknown');
    field.value = town;
    form?.requestSubmit();
  };
  return (
    <div>
      <SelectField
        label={m.nearest_hospital_town()}
        name="near"
        hint={m.nearest_hospital_town_hint()}
        isHintBelow
        defaultValue={value}
        emptyLabel={m.nearest_hospital_town_any()}
        options={towns.map(({ town }) => ({ value: town, label: town }))}
      />
      <button
        type="button"
        onClick={(event) => void find(event)}
        disabled={state === 'searching'}
        className="inline-flex min-h-11 items-center gap-2 font-medium text-teal underline underline-offset-4 noscript:hidden"
      >
        <Icon name="locate" size={18} />
        {state === 'searching' ? m.nearest_hospital_searching() : m.nearest_hospital_use()}
      </button>
      <p role="status" className="text-sm text-error">
        {state === 'unknown' ? m.nearest_hospital_unknown() : null}
      </p>
    </div>
  );
}
