/** Pins and clusters on the map of Malaysia. */
import { pageHref } from '../navigation/site-link.tsx';
import { colour, jasmine } from '../art/drawing.tsx';
import { fingerWidth, placeOnMap, spreadApart } from './malaysia-places.ts';

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

/**
 * The pins of one part of the map, moved apart where they are too close to touch; a hair line leads back to the
 * place.
 */
export function Pins({ pins, at }: { pins: readonly MapPin[]; at: readonly Spot[] }) {
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

export function Clusters({ clusters }: { clusters: readonly MapCluster[] }) {
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
