import { m } from '#src/paraglide/messages.js';
import { pageHref } from '../site-link.tsx';
import { malaysiaOutline } from './malaysia-outline.ts';
import { inset, isInInset, mapSize, placeInInset, placeOnMap, spreadApart } from './malaysia-places.ts';
import { colour } from './drawing.tsx';

export interface MapPin {
  id: number | string;
  /** What the link is called. */
  label: string;
  latitude: number;
  longitude: number;
  href: string;
}

/** Room for a finger between two pins, in map units. */
const pinDistance = 27;

/** Malaysia with its hospitals as links; the Klang Valley is drawn larger. A list of the same places stands beside it. */
export function MalaysiaMap({ pins, label, className }: { pins: readonly MapPin[]; label: string; className?: string }) {
  const near = pins.filter(({ latitude, longitude }) => isInInset(latitude, longitude));
  const far = pins.filter((pin) => !near.includes(pin));
  const farPlaces = spreadApart(far.map(({ latitude, longitude }) => placeOnMap(latitude, longitude)), pinDistance);
  const nearPlaces = spreadApart(near.map(({ latitude, longitude }) => placeInInset(latitude, longitude)), pinDistance);
  return (
    <svg viewBox={`0 0 ${mapSize.width} ${mapSize.height}`} width={mapSize.width} height={mapSize.height} className={`h-auto w-full ${className ?? ''}`} role="group" aria-label={label}>
      <rect width={mapSize.width} height={mapSize.height} rx="24" fill="#DCEEF3" />
      <path d="M40 330h60M150 380h70M640 60h80M700 90h50M470 330h90M500 360h60" stroke="#fff" strokeWidth="3" strokeLinecap="round" opacity=".7" />
      <path d={malaysiaOutline} fill={colour.cream} stroke={colour.gold} strokeWidth="1.6" strokeLinejoin="round" />
      {near.length > 0 && <Inset />}
      {far.map((pin, index) => <Pin key={pin.id} pin={pin} at={farPlaces[index]!} />)}
      {near.map((pin, index) => <Pin key={pin.id} pin={pin} at={nearPlaces[index]!} />)}
    </svg>
  );
}

function Inset() {
  const from = placeOnMap(3.2, 101.55);
  return (
    <g>
      <circle cx={from.x} cy={from.y} r="20" fill="none" stroke={colour.teal} strokeWidth="1.5" strokeDasharray="3 4" />
      <path d={`M${from.x + 20} ${from.y}L${inset.left} ${inset.top + inset.size - 30}`} stroke={colour.teal} strokeWidth="1.5" strokeDasharray="3 4" />
      <rect x={inset.left} y={inset.top} width={inset.size} height={inset.size} rx="28" fill={colour.white} stroke={colour.teal} strokeWidth="1.5" />
      <text x={inset.left + inset.size / 2} y={inset.top + 26} textAnchor="middle" fontSize="15" fontWeight="600" fill={colour.deep}>{m.design_klang_valley()}</text>
    </g>
  );
}

function Pin({ pin, at }: { pin: MapPin; at: { x: number; y: number } }) {
  return (
    <a href={pageHref(pin.href)} aria-label={pin.label} className="group">
      <title>{pin.label}</title>
      <circle cx={at.x} cy={at.y} r="15" fill="transparent" />
      <path d={`M${at.x} ${at.y}c-9-11-11-14-11-19a11 11 0 0 1 22 0c0 5-2 8-11 19z`} fill={colour.teal} stroke="#fff" strokeWidth="1.6" className="group-hover:fill-deep group-focus-visible:fill-deep" />
      <circle cx={at.x} cy={at.y - 18.5} r="4" fill="#fff" />
    </a>
  );
}
