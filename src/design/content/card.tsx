import type { ElementType, HTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';

/** A card with the petal's corner. */
export function Card({ as: Element = 'div', className, ...rest }: HTMLAttributes<HTMLElement> & { as?: ElementType }) {
  return (
    <Element className={classNames('rounded-petal border border-line bg-white shadow-card', className)} {...rest} />
  );
}
