import type { ConsoleIconName } from './console-icon-names.ts';
import consoleIconsFile from './console-icons.svg?url';

export type { ConsoleIconName } from './console-icon-names.ts';

/** An admin page's icon: the console has its own set in one file, which public pages do not load. */
export function ConsoleIcon({
  name,
  size = 20,
  className,
}: {
  name: ConsoleIconName;
  size?: number;
  className?: string;
}) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      className={className ? `icon shrink-0 ${className}` : 'icon shrink-0'}
    >
      <use href={`${consoleIconsFile}#${name}`} />
    </svg>
  );
}
