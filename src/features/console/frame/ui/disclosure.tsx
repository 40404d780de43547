import type { ReactNode } from 'react';
import { Icon } from '#src/design/icons/icon.tsx';

/**
 * A form above a long list, collapsed so that the list is visible. Open at once when one of its fields has an error.
 */
export function Disclosure({
  title,
  isOpen = false,
  children,
}: {
  title: string;
  isOpen?: boolean;
  children: ReactNode;
}) {
  return (
    <details open={isOpen} className="group mb-5 rounded-soft border border-line bg-white">
      <summary className="no-marker flex min-h-12 items-center gap-3 px-4 font-semibold text-teal hover:bg-pale md:px-5">
        {title}
        <Icon name="down" className="ml-auto transition-transform group-open:rotate-180" />
      </summary>
      <div className="border-t border-line p-4 md:p-5">{children}</div>
    </details>
  );
}
