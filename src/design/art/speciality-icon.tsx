import { colour } from './drawing.tsx';

/** Two strokes each: the first in teal, the second (optional) in gold. All on a 48 grid. */
const icons: Record<string, readonly [string, string?]> = {
  heart: ['M24 40S7 30 7 18a9 9 0 0 1 17-4 9 9 0 0 1 17 4c0 12-17 22-17 22z', 'M12 24h6l3-6 5 12 3-6h7'],
  brain: [
    'M22 8a7 7 0 0 0-9 6 8 8 0 0 0-4 13 8 8 0 0 0 6 11 7 7 0 0 0 7 2zM26 8a7 7 0 0 1 9 6 8 8 0 0 1 4 13 8 8 0 0 1-6 11 7 7 0 0 1-7 2z',
    'M16 20c4 0 6 2 6 5M32 20c-4 0-6 2-6 5',
  ],
  bone: ['M14 20a5 5 0 1 1-2-9 5 5 0 1 1 9 2l14 14a5 5 0 1 1 2 9 5 5 0 1 1-9-2z', 'M21 21l6 6'],
  child: [
    'M24 40a14 14 0 1 0 0-28 14 14 0 0 0 0 28zM24 12c-1-4 3-7 7-5M10 23a3.5 3.5 0 0 0 0 6.6M38 23a3.5 3.5 0 0 1 0 6.6M19 24v1.5M29 24v1.5',
    'M19 31c3 3.5 7 3.5 10 0',
  ],
  mother: [
    'M21 13a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM16 44V33c-3-3-4-7-3-11 1-3 4-5 7-5 4 0 6 2 6 5 6 1 9 4 9 8 0 5-4 7-9 7v7',
    'M25 32s-4-2.3-4-4.8a2.1 2.1 0 0 1 4-1.1 2.1 2.1 0 0 1 4 1.1c0 2.5-4 4.8-4 4.8z',
  ],
  eye: ['M4 24s8-13 20-13 20 13 20 13-8 13-20 13S4 24 4 24z', 'M24 31a7 7 0 1 0 0-14 7 7 0 0 0 0 14z'],
  ear: ['M14 20a11 11 0 1 1 20 6c-4 5-6 6-6 11a6 6 0 0 1-12 1', 'M19 20a6 6 0 1 1 10 4c-3 2-5 2-5 6'],
  skin: [
    'M6 20c5-4 8 3 13 0s7-4 11-1 7 2 12-1v22H6zM6 31c6-3 11 3 18 0s12 0 18 0',
    'M26 28V15c0-5 2-8 7-9M15 37h.1M34 36h.1',
  ],
  lungs: [
    'M24 6v16M20 16c-8 4-14 14-14 24 6 2 14 0 15-4V22M28 16c8 4 14 14 14 24-6 2-14 0-15-4V22',
    'M24 22l-6 5M24 22l6 5',
  ],
  kidney: [
    'M19 9C12 7 6 13 6 23c0 9 4 16 10 16 4 0 6-3 5-7-1-4-3-5-3-8s4-5 4-9c0-3-1-5-3-6zM29 9c7-2 13 4 13 14 0 9-4 16-10 16-4 0-6-3-5-7 1-4 3-5 3-8s-4-5-4-9c0-3 1-5 3-6z',
    'M18 24c4 0 4 5 4 19M30 24c-4 0-4 5-4 19',
  ],
  stomach: [
    'M17 5v8c0 3-1 5-3 8-4 6-6 14-1 18 7 6 17 4 23-3 4-5 6-12 4-18-2-5-8-6-11-2-2 3-4 3-5 0-1-2-1-5-1-11',
    'M15 33c4 4 11 3 15-2',
  ],
  liver: ['M5 18c8-8 26-10 38-6 0 10-8 14-16 16s-10 10-16 8S4 26 5 18z', 'M26 12v14'],
  cancer: [
    'M15 43 30 18c3-5 1-12-6-12s-9 7-6 12l15 25',
    'M24 21c-2-3-3.5-5-3.5-7.5S22 10 24 10s3.5 1 3.5 3.5S26 18 24 21z',
  ],
  blood: ['M24 5s13 14 13 24a13 13 0 0 1-26 0C11 19 24 5 24 5z', 'M18 30a6 6 0 0 0 6 6'],
  diabetes: ['M20 6s10 11 10 19a10 10 0 0 1-20 0C10 17 20 6 20 6z', 'M34 30h8v12h-8zM36 34h4'],
  mind: [
    'M34 42v-7h4a3 3 0 0 0 3-4l-3-7a16 16 0 1 0-25 11v7',
    'M24 28s-7-4-7-9a4 4 0 0 1 7-2 4 4 0 0 1 7 2c0 5-7 9-7 9z',
  ],
  tooth: [
    'M14 6c-8 0-9 10-6 17s3 19 8 19 4-12 8-12 3 12 8 12 5-12 8-19 2-17-6-17c-5 0-6 2-10 2s-5-2-10-2z',
    'M15 14c3-2 6-1 9 0',
  ],
  surgery: [
    'M21 21l6 6-5 7c-3 4-8 6-14 7 4-8 8-14 13-20zM24.5 17.5 38 4a3.5 3.5 0 0 1 5 5L30.5 23.5z',
    'M29 41h14M33 38v6M39 38v6',
  ],
  spine: [
    'M18 4h11v6H18zM16 13h12v6H16zM16 22h13v6H16zM18 31h13v6H18zM22 40h9l-4 5zM29 7h5M28 16h5M29 25h5M31 34h5',
    'M20 11.5h7M18 20.5h8M19 29.5h9M22 38.5h8',
  ],
  sport: [
    'M32 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM15 19l8-4 7 3-6 11 8 5-2 10M24 29l-5 7-9 1M30 18l4 6 7 1',
    'M4 22h7M6 29h8',
  ],
  urology: [
    'M24 20c9 0 15 5 15 12 0 6-6 9-11 9l-4 4-4-4c-5 0-11-3-11-9 0-7 6-12 15-12zM12 4c0 8 2 13 6 17M36 4c0 8-2 13-6 17',
    'M14 32c4-3 7 2 10 1s6-3 10-1',
  ],
  fertility: [
    'M28 32a13 13 0 1 0 0-26 13 13 0 0 0 0 26zM15 37a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM13 36c-4 1-3 6-8 6',
    'M28 23a4 4 0 1 0 0-8 4 4 0 0 0 0 8z',
  ],
  vascular: [
    'M18 4v14c0 6-9 7-9 15v11M30 4v14c0 6 9 7 9 15v11M18 44V35c0-4 3-6 6-10 3 4 6 6 6 10v9',
    'M24 6v4M24 15v3M13.5 38v4M34.5 38v4',
  ],
  plastic: ['M14 42V30c-6-8-2-24 12-24 10 0 14 8 14 14l3 6h-4v6c0 4-3 4-8 4v6', 'M8 12l4 2M6 20h4'],
  infection: [
    'M24 36a12 12 0 1 0 0-24 12 12 0 0 0 0 24zM24 12V4M24 44v-8M12 24H4M44 24h-8M15 15l-5-5M33 33l5 5M33 15l5-5M15 33l-5 5',
    'M20 22h.1M28 21h.1M24 28h.1',
  ],
  elderly: [
    'M20 13a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9zM16 44V33h-4v-7c0-6 3-9 7-9 5 0 6 3 8 7l6 3M24 44V33l-3-6',
    'M34 44V27a3.5 3.5 0 0 1 7 0',
  ],
  rehab: [
    'M24 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM24 16v13M24 18l-8 6v3M24 18l8 6v3M24 29l-5 15M24 29l5 15',
    'M4 28h12M32 28h12M8 28v16M40 28v16',
  ],
  radiology: [
    'M8 6h32v36H8zM24 12v24',
    'M16 18c4 0 6 2 8 2s4-2 8-2M15 25c4 0 7 2 9 2s5-2 9-2M17 32c3 0 5 1 7 1s4-1 7-1',
  ],
  anaesthesia: [
    'M31 5l12 12M37 11l-6 6M25 11l12 12M28 14 11 31v6h6l17-17M11 37l-6 6',
    'M22 20l3 3M18 24l3 3M14 28l3 3',
  ],
  emergency: [
    'M6 34V16h22v18M28 22h8l6 7v5h-4M6 34h4M18 34h12',
    'M17 20v8M13 24h8M14 38a4 4 0 1 0 0-8 4 4 0 0 0 0 8M34 38a4 4 0 1 0 0-8 4 4 0 0 0 0 8',
  ],
  generic: ['M12 6H9v10a9 9 0 0 0 18 0V6h-3M18 25v8a9 9 0 0 0 18 0v-5', 'M36 28a4 4 0 1 0 0-8 4 4 0 0 0 0 8z'],
};

export const specialityIcons = Object.keys(icons);

/** One icon of the specialities' family; an unknown name gives the stethoscope. */
export function SpecialityIcon({
  name,
  size = 48,
  className,
  label,
}: {
  name: string;
  size?: number;
  className?: string;
  label?: string;
}) {
  const [first, second] = icons[name] ?? icons['generic']!;
  const voice = label ? { role: 'img' } : { 'aria-hidden': true as const };
  return (
    <svg
      viewBox="0 0 48 48"
      width={size}
      height={size}
      className={className ? `shrink-0 ${className}` : 'shrink-0'}
      fill="none"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...voice}
    >
      {label ? <title>{label}</title> : null}
      <path d={first} stroke={colour.teal} />
      {second ? <path d={second} stroke={colour.gold} /> : null}
    </svg>
  );
}
