import { useEffect, type ReactNode, type SubmitEvent } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { Icon } from '#src/design/icons/icon.tsx';
import { pageHref } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import { openFromTown } from './carry-town.ts';
import { NearTown } from './near-town.tsx';
import { rememberTown } from './remember-town.ts';

interface TownChoiceProps {
  action: string;
  towns: readonly { town: string; location: string }[];
  town?: string | undefined;
  /** Hidden fields with the other values of the address. */
  children?: ReactNode;
}

/**
 * The town of a page without a filter form of its own: shown, with a form that changes it, or removes it by choosing
 * none. The form's address is the page ordered from that town, so it works without scripts; with scripts the town is
 * stored for the other pages.
 */
export function TownChoice({ action, towns, town, children }: TownChoiceProps) {
  useEffect(openFromTown, []);
  return (
    <details className="mt-1 max-w-2xl sm:mt-4">
      <summary className="no-marker inline-flex min-h-11 cursor-pointer items-center gap-2 text-teal">
        <Icon name="pin" size={18} />
        <span>
          {town ? <strong className="font-semibold text-deep">{m.nearest_hospital_near({ town })}</strong> : null}{' '}
          <span className="font-medium underline underline-offset-4">
            {town ? m.nearest_hospital_change() : m.nearest_hospital_show()}
          </span>
        </span>
      </summary>
      <form
        method="get"
        action={pageHref(action)}
        onSubmit={storeChoice}
        className="mt-1 grid items-start gap-x-4 gap-y-2 rounded-petal border border-line bg-mist p-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center"
      >
        {children}
        <NearTown towns={towns} {...(town ? { value: town } : {})} />
        <Button variant="secondary">{m.nearest_hospital_show()}</Button>
      </form>
    </details>
  );
}

function storeChoice(event: SubmitEvent<HTMLFormElement>): void {
  rememberTown(String(new FormData(event.currentTarget).get('near') ?? ''));
}
