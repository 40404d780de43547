import { colour } from './drawing.tsx';

/** Two strokes each: the first in teal, the second, where there is one, in gold. All on a 48 grid. */
const icons: Record<string, readonly [string, string?]> = {
  heart: ['M24 40S7 30 7 18a9 9 0 0 1 17-4 9 9 0 0 1 17 4c0 12-17 22-17 22z', 'M12 24h6l3-6 5 12 3-6h7'],
  brain: ['M22 8a7 7 0 0 0-9 6 8 8 0 0 0-4 13 8 8 0 0 0 6 11 7 7 0 0 0 7 2zM26 8a7 7 0 0 1 9 6 8 8 0 0 1 4 13 8 8 0 0 1-6 11 7 7 0 0 1-7 2z', 'M16 20c4 0 6 2 6 5M32 20c-4 0-6 2-6 5'],
  bone: ['M14 20a5 5 0 1 1-2-9 5 5 0 1 1 9 2l14 14a5 5 0 1 1 2 9 5 5 0 1 1-9-2z', 'M21 21l6 6'],
  child: ['M24 20a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM24 20v14M12 26l12-2 12 2M17 43l7-9 7 9', 'M21 12h.1M27 12h.1M21 15c2 2 4 2 6 0'],
  mother: ['M20 14a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM20 14c-7 2-9 10-8 18h4v12h12V32c8-2 8-12 0-14z', 'M24 26a3 3 0 1 0 .1 0'],
  eye: ['M4 24s8-13 20-13 20 13 20 13-8 13-20 13S4 24 4 24z', 'M24 31a7 7 0 1 0 0-14 7 7 0 0 0 0 14z'],
  ear: ['M14 20a11 11 0 1 1 20 6c-4 5-6 6-6 11a6 6 0 0 1-12 1', 'M19 20a6 6 0 1 1 10 4c-3 2-5 2-5 6'],
  skin: ['M6 16c6-6 12 4 18 0s12-6 18 0v24H6z', 'M14 26h.1M24 24h.1M34 27h.1M18 34h.1M30 34h.1'],
  lungs: ['M24 6v16M20 16c-8 4-14 14-14 24 6 2 14 0 15-4V22M28 16c8 4 14 14 14 24-6 2-14 0-15-4V22', 'M24 22l-6 5M24 22l6 5'],
  kidney: ['M20 8C8 6 4 20 8 30s14 10 14 2-4-8-2-12 6-10 0-12zM28 8c12-2 16 12 12 22s-14 10-14 2 4-8 2-12-6-10 0-12z', 'M22 32v10M26 32v10'],
  stomach: ['M20 5v9c0 6-12 6-12 17a12 12 0 0 0 22 6c6-1 10-4 10-12 0-10-12-4-12-12V5', 'M14 30c2 5 8 6 12 2'],
  liver: ['M5 18c8-8 26-10 38-6 0 10-8 14-16 16s-10 10-16 8S4 26 5 18z', 'M26 12v14'],
  cancer: ['M24 4c6 0 8 5 6 10L16 44M24 4c-6 0-8 5-6 10l14 30', 'M21 24h6'],
  blood: ['M24 5s13 14 13 24a13 13 0 0 1-26 0C11 19 24 5 24 5z', 'M18 30a6 6 0 0 0 6 6'],
  diabetes: ['M20 6s10 11 10 19a10 10 0 0 1-20 0C10 17 20 6 20 6z', 'M34 30h8v12h-8zM36 34h4'],
  mind: ['M34 42v-7h4a3 3 0 0 0 3-4l-3-7a16 16 0 1 0-25 11v7', 'M24 28s-7-4-7-9a4 4 0 0 1 7-2 4 4 0 0 1 7 2c0 5-7 9-7 9z'],
  tooth: ['M14 6c-8 0-9 10-6 17s3 19 8 19 4-12 8-12 3 12 8 12 5-12 8-19 2-17-6-17c-5 0-6 2-10 2s-5-2-10-2z', 'M15 14c3-2 6-1 9 0'],
  surgery: ['M6 42 30 18M30 18l4-12c6 4 8 10 6 16l-10-4z', 'M6 42c8 0 14-4 18-10'],
  spine: ['M18 6h12v7H18zM18 16h12v7H18zM18 26h12v7H18zM19 36h10v7H19z', 'M14 9h4M30 9h4M13 19h5M30 19h5M13 29h5M30 29h5'],
  sport: ['M28 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 20l10-5 7 8-7 7 6 13M22 30l-6 5-9 1M29 23l9 3', 'M36 40h8'],
  urology: ['M16 6v10c-6 3-8 10-6 17a14 14 0 0 0 28 0c2-7 0-14-6-17V6', 'M14 28c6-4 14 4 20 0'],
  fertility: ['M24 30a10 10 0 1 0 0-20 10 10 0 0 0 0 20zM24 30v12M18 37h12', 'M24 24a4 4 0 1 0 0-8 4 4 0 0 0 0 8'],
  vascular: ['M24 4v14M24 18c0 8-12 6-12 16v10M24 18c0 8 12 6 12 16v10M24 18v26', 'M12 36l-5 6M36 36l5 6'],
  plastic: ['M14 42V30c-6-8-2-24 12-24 10 0 14 8 14 14l3 6h-4v6c0 4-3 4-8 4v6', 'M8 12l4 2M6 20h4'],
  infection: ['M24 36a12 12 0 1 0 0-24 12 12 0 0 0 0 24zM24 12V4M24 44v-8M12 24H4M44 24h-8M15 15l-5-5M33 33l5 5M33 15l5-5M15 33l-5 5', 'M20 22h.1M28 21h.1M24 28h.1'],
  elderly: ['M22 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM22 12c-6 2-8 8-8 14l6 4-2 14M22 18l8 6M26 44l-4-14', 'M33 24v20M33 24a3 3 0 0 1 6 0'],
  rehab: ['M16 12a5 5 0 1 0 0-10 5 5 0 0 0 0 10zM16 14v14h12l6 14M16 19h12', 'M12 22a12 12 0 1 0 16 18'],
  radiology: ['M8 6h32v36H8zM24 12v24', 'M16 18c4 0 6 2 8 2s4-2 8-2M15 25c4 0 7 2 9 2s5-2 9-2M17 32c3 0 5 1 7 1s4-1 7-1'],
  anaesthesia: ['M34 6l8 8M38 10l-8 8M16 20l12 12-10 8-10 2 2-10zM24 14l10 10', 'M20 24l4 4M16 28l4 4'],
  emergency: ['M6 34V16h22v18M28 22h8l6 7v5h-4M6 34h4M18 34h12', 'M17 20v8M13 24h8M14 38a4 4 0 1 0 0-8 4 4 0 0 0 0 8M34 38a4 4 0 1 0 0-8 4 4 0 0 0 0 8'],
  generic: ['M16 6v12a8 8 0 0 0 16 0V6M24 26v6a9 9 0 0 0 18 0v-4', 'M42 28a4 4 0 1 0-.1 0M14 6h5M29 6h5'],
};

/** One icon of the specialities' family. */
export function SpecialityIcon({ name, size = 48, className }: { name: string; size?: number; className?: string }) {
  const [first, second] = icons[name] ?? icons['generic']!;
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} className={`shrink-0 ${className ?? ''}`} fill="none" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" aria-hidden="true">
      <path d={first} stroke={colour.teal} />
      {second && <path d={second} stroke={colour.gold} strokeWidth="2.4" />}
    </svg>
  );
}
