import { m } from '#src/paraglide/messages.js';
import { colour, jasmine } from '../art/drawing.tsx';
import { malaysiaOutline, neighboursOutline } from './malaysia-outline.ts';
import { inset, insetWindow, isInInset, mapSize, placeInInset, placeOnMap } from './malaysia-places.ts';
import { type MapPin, type MapCluster, Pins, Clusters } from './map-pins.tsx';

/** Malaysia with its hospitals as links; the Klang Valley is drawn larger. The page has a list of the same places. */
export function MalaysiaMap({
  pins,
  clusters = [],
  label,
  className,
}: {
  pins: readonly MapPin[];
  clusters?: readonly MapCluster[];
  label: string;
  className?: string;
}) {
  const near = pins.filter(({ latitude, longitude }) => isInInset(latitude, longitude));
  const far = pins.filter((pin) => !near.includes(pin));
  return (
    <svg
      viewBox={`0 0 ${mapSize.width} ${mapSize.height}`}
      width={mapSize.width}
      height={mapSize.height}
      className={`h-auto w-full rounded-2xl ${className ?? ''}`}
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
      role="group"
      aria-label={label}
    >
      <Sea />
      <path d={neighboursOutline} fill="#E9EFEA" stroke="#D2DFDB" strokeWidth="1" />
      <path d={malaysiaOutline} stroke="#EFF7F8" strokeWidth="9" />
      <path
        id="malaysia-land"
        d={malaysiaOutline}
        fill={colour.cream}
        stroke={colour.gold}
        strokeWidth="1.3"
        vectorEffect="non-scaling-stroke"
      />
      {clusters.length === 0 && <Frame />}
      {near.length > 0 && <Inset />}
      <Pins pins={far} at={far.map(({ latitude, longitude }) => placeOnMap(latitude, longitude))} />
      <Pins pins={near} at={near.map(({ latitude, longitude }) => placeInInset(latitude, longitude))} />
      <Clusters clusters={clusters} />
    </svg>
  );
}

/** Pale water with a few waves. */
function Sea() {
  return (
    <>
      <rect width={mapSize.width} height={mapSize.height} fill="#DDEEF2" />
      <path
        d="M272 96q9-6 18 0t18 0t18 0M284 108q9-6 18 0t18 0M296 306q9-6 18 0t18 0M620 74q9-6 18 0t18 0t18 0M640 86q9-6 18 0t18 0M846 262q9-6 18 0t18 0M104 330q9-6 18 0t18 0"
        stroke="#FFF"
        strokeWidth="2"
      />
    </>
  );
}

/** A fine line of songket diamonds around the sheet, and a jasmine that points north. */
function Frame() {
  return (
    <>
      <g transform="translate(896 372)" stroke={colour.gold}>
        <path d="M0-34v68M-34 0h68" strokeWidth="1" strokeDasharray="8 52" />
        <path d="M0-40l4 8h-8z" fill={colour.gold} stroke="none" />
        <path d={jasmine} transform="scale(1.9)" strokeWidth="1" fill="#FFF8" />
      </g>
      <pattern id="map-songket" x="6" y="6" width="12" height="12" patternUnits="userSpaceOnUse">
        <path d="M6 2.5l3.5 3.5L6 9.5 2.5 6z" stroke={colour.gold} strokeOpacity=".6" />
      </pattern>
      <rect
        x="12"
        y="12"
        width={mapSize.width - 24}
        height={mapSize.height - 24}
        stroke="url(#map-songket)"
        strokeWidth="12"
        strokeLinejoin="miter"
      />
    </>
  );
}

function Inset() {
  const part = insetWindow();
  return (
    <g>
      <path
        d={`M${part.x + part.size} ${part.y}L${inset.left} ${inset.top + 10}V${inset.top + inset.size - 10}L${part.x + part.size} ${part.y + part.size}z`}
        fill="#FFF"
        opacity=".45"
      />
      <rect
        x={part.x}
        y={part.y}
        width={part.size}
        height={part.size}
        rx="3"
        fill="#FFF"
        fillOpacity=".5"
        stroke={colour.teal}
        strokeWidth="1.4"
      />
      <rect
        x={inset.left - 4}
        y={inset.top - 4}
        width={inset.size + 8}
        height={inset.size + 8}
        rx="12"
        fill="#FFF"
        stroke={colour.teal}
        strokeWidth="1.4"
      />
      <svg
        x={inset.left}
        y={inset.top}
        width={inset.size}
        height={inset.size}
        viewBox={`${part.x} ${part.y} ${part.size} ${part.size}`}
      >
        <rect x={part.x} y={part.y} width={part.size} height={part.size} rx="1.5" fill="#DDEEF2" />
        <use href="#malaysia-land" />
      </svg>
      <text
        x={inset.left + inset.size / 2}
        y={inset.top + 24}
        textAnchor="middle"
        fontSize="15"
        fontWeight="600"
        fill={colour.deep}
      >
        {m.design_klang_valley()}
      </text>
    </g>
  );
}
