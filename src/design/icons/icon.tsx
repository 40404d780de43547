import { icons, type IconName } from './icon-names.ts';
import iconsFile from './icons.svg?url';

export { iconNames, type IconName } from './icon-names.ts';

/**
 * A small line icon beside words; it is hidden from screen readers. All icons are in one file, which pages refer to
 * and do not repeat.
 */
export function Icon({
  name,
  size = 20,
  className,
}: {
  name: IconName | (string & {});
  size?: number;
  className?: string;
}) {
  const known = Object.hasOwn(icons, name) ? name : 'info';
  return (
    <svg aria-hidden="true" width={size} height={size} className={className ? `icon ${className}` : 'icon'}>
      <use href={`${iconsFile}#${known}`} />
    </svg>
  );
}
