import { Mark } from './art/mark.tsx';

interface BrandMarkProps {
  /** The group's own logo; without one the shipped mark shows. */
  logoUrl: string | undefined;
  /** Height of the mark in pixels. */
  size?: number;
  /** On a dark ground a logo has a white background, because its colours are not known. */
  isOnDeep?: boolean;
}

/** The group's sign beside its name. The name is text, so the picture needs no alternative text. */
export function BrandMark({ logoUrl, size = 40, isOnDeep = false }: BrandMarkProps) {
  if (!logoUrl) return <Mark size={size} />;
  return (
    <img
      src={logoUrl}
      alt=""
      height={size}
      style={{ height: size }}
      className={`w-auto max-w-40 object-contain ${isOnDeep ? 'rounded-soft bg-white p-1' : ''}`}
    />
  );
}
