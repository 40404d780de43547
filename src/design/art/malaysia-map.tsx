import { m } from '#src/paraglide/messages.js';
import { pageHref } from '../site-link.tsx';
import { colour, jasmine } from './drawing.tsx';
import { malaysiaOutline, neighboursOutline } from './malaysia-outline.ts';
import {
  fingerWidth,
  inset,
  insetWindow,
  isInInset,
  mapSize,
  placeInInset,
  placeOnMap,
  spreadApart,
} from './malaysia-places.ts';

export interface MapPin {
  id: number | string;
  /** The link's accessible name. */
  label: string;
  latitude: number;
  longitude: number;
  href: string;
  /** The place that the page is about. */
  isCurrent?: boolean;
}

/** Several hospitals as one circle with their number, for maps too small for a pin each. */
export interface MapCluster {
  label: string;
  latitude: number;
  longitude: number;
  count: number;
  href: string;
}

interface Spot {
  x: number;
  y: number;
}

/** The smallest distance of two pins for touch, in map units: 24 px where the map is 640 px wide. */
const pinDistance = 37;

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

/**
 * The pins of one part of the map, moved apart where they are too close to touch; a hair line leads back to the
 * place.
 */
function Pins({ pins, at }: { pins: readonly MapPin[]; at: readonly Spot[] }) {
  const spots = spreadApart(at, pinDistance);
  return (
    <>
      <path
        d={at
          .map(({ x, y }, index) => `M${round(x)} ${round(y)}L${round(spots[index]!.x)} ${round(spots[index]!.y)}`)
          .join('')}
        stroke={colour.slate}
        strokeWidth="1.2"
      />
      <path d={at.map(({ x, y }) => `M${round(x)} ${round(y)}h0`).join('')} stroke={colour.deep} strokeWidth="5" />
      {pins.map((pin, index) => (
        <Pin key={pin.id} pin={pin} at={spots[index]!} />
      ))}
    </>
  );
}

function Clusters({ clusters }: { clusters: readonly MapCluster[] }) {
  const spots = spreadApart(
    clusters.map(({ latitude, longitude }) => placeOnMap(latitude, longitude)),
    fingerWidth,
  );
  return clusters.map((cluster, index) => <Cluster key={cluster.label} cluster={cluster} at={spots[index]!} />);
}

function Cluster({ cluster: { label, count, href }, at }: { cluster: MapCluster; at: Spot }) {
  return (
    <a href={href} aria-label={label} className="group">
      <title>{label}</title>
      <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
        <circle r={fingerWidth / 2} fill="transparent" />
        <circle
          r="50"
          stroke="#FFF"
          strokeWidth="5"
          className="fill-teal group-hover:fill-deep group-focus-visible:fill-deep"
        />
        <text y="17" textAnchor="middle" fontSize="50" fontWeight="600" fill="#FFF">
          {count}
        </text>
      </g>
    </a>
  );
}

function Pin({ pin: { label, href, isCurrent }, at }: { pin: MapPin; at: Spot }) {
  return (
    <a href={pageHref(href)} aria-label={label} aria-current={isCurrent ? 'location' : undefined} className="group">
      <title>{label}</title>
      <g transform={`translate(${round(at.x)} ${round(at.y)})`}>
        <circle cy="-13" r="18" fill="transparent" />
        <path
          d="M0 0C-5-8-12-12-12-20a12 12 0 0 1 24 0C12-12 5-8 0 0z"
          stroke="#FFF"
          strokeWidth="1.6"
          className={`${isCurrent ? 'fill-gold' : 'fill-teal'} group-hover:fill-deep group-focus-visible:fill-deep`}
        />
        <path d={jasmine} transform="translate(0-20)scale(.72)" stroke="#FFF" strokeWidth="1.8" />
      </g>
    </a>
  );
}

const round = (value: number) => Math.round(value * 10) / 10;
