import type { ReactNode } from 'react';
import { Icon } from '#src/design/icons/icon.tsx';

/** Under a title: when and where, the first questions of a reader of an event, an offer, a vacancy or a tender. */
export function WhenAndWhere({ when, where }: { when: ReactNode; where: ReactNode }) {
  return (
    <ul className="space-y-1">
      <li className="flex items-start gap-2 font-semibold text-deep">
        <Icon name="calendar" size={20} className="mt-1 text-teal" />
        {when}
      </li>
      {where ? (
        <li className="flex items-start gap-2">
          <Icon name="pin" size={20} className="mt-1 text-teal" />
          {where}
        </li>
      ) : null}
    </ul>
  );
}
