import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { malaysiaOutline, neighboursOutline } from '#src/design/map/malaysia-outline.ts';
import { mapSize, placeAt, placeOnMap } from '#src/design/map/malaysia-places.ts';
import { m } from '#src/paraglide/messages.js';

interface Place {
  latitude: number;
  longitude: number;
}

/** The position of the pin before a place is typed: Kuala Lumpur. */
const start: Place = { latitude: 3.139, longitude: 101.687 };
const zooms = [1, 4, 16];
const arrows: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The place of two inputs as a pin on the map of Malaysia: dragging, tapping or arrow keys fill in the inputs; typing
 * moves the pin. `latitude` and `longitude` are the inputs' ids. Without scripts there are only the inputs.
 */
export function PlaceOnMap({ latitude, longitude }: { latitude: string; longitude: string }) {
  const { place, choose } = usePlaceInputs(latitude, longitude);
  const [zoom, setZoom] = useState(0);
  const [middle, setMiddle] = useState(start);
  const map = useRef<SVGSVGElement>(null);
  if (!place) return null;
  const isHeld = (event: PointerEvent) => event.currentTarget.hasPointerCapture(event.pointerId);
  const at = placeOnMap(place.latitude, place.longitude);
  const [width, height] = [mapSize.width / zooms[zoom]!, mapSize.height / zooms[zoom]!];
  const [left, top] = zoom === 0 ? [0, 0] : cornerOf({ at, middle, width, height });
  const unit = width / mapSize.width;
  const pointed = ({ clientX, clientY }: { clientX: number; clientY: number }) => {
    const point = new DOMPoint(clientX, clientY).matrixTransform(map.current!.getScreenCTM()!.inverse());
    // A drag ends at the edge, because the map shows nothing beyond it.
    choose(placeAt(bounded(point.x, left, left + width), bounded(point.y, top, top + height)));
  };
  const step = (event: KeyboardEvent) => {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const far = unit * (event.shiftKey ? 20 : 2);
    choose(placeAt(at.x + arrow[0] * far, at.y + arrow[1] * far));
  };
  const zoomBy = (levels: number) => {
    setMiddle(place);
    setZoom(zoom + levels);
  };
  return (
    <figure className="md:col-span-2">
      <figcaption className="mb-2">
        <span className="block font-semibold text-deep">{m.catalogue_map()}</span>
        <span className="text-[0.9375rem] leading-snug text-muted">{m.catalogue_map_hint()}</span>
      </figcaption>
      <div className="relative max-w-4xl overflow-hidden rounded-soft border-2 border-field">
        <svg
          ref={map}
          viewBox={`${left} ${top} ${width} ${height}`}
          aria-hidden="true"
          className="block h-auto w-full cursor-crosshair"
          onPointerUp={pointed}
        >
          <rect x={left} y={top} width={width} height={height} fill="#DDEEF2" />
          <path d={neighboursOutline} fill="#E9EFEA" stroke="#D2DFDB" strokeWidth={unit} />
          <path d={malaysiaOutline} fill="#FFF8E8" stroke="#C9973B" strokeWidth={1.3 * unit} />
        </svg>
        <button
          type="button"
          aria-label={m.catalogue_map_pin({ latitude: place.latitude, longitude: place.longitude })}
          className="absolute size-11 -translate-x-1/2 -translate-y-full cursor-grab touch-none active:cursor-grabbing"
          style={{ left: `${((at.x - left) / width) * 100}%`, top: `${((at.y - top) / height) * 100}%` }}
          onKeyDown={step}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={(event) => isHeld(event) && pointed(event)}
        >
          <svg viewBox="-22 -52 44 54" aria-hidden="true" className="size-full">
            <path
              d="M0 0C-8-13-19-19-19-32a19 19 0 0 1 38 0C19-19 8-13 0 0z"
              className="fill-teal"
              stroke="#FFF"
              strokeWidth="2"
            />
            <circle cy="-32" r="7" fill="#FFF" />
          </svg>
        </button>
      </div>
      <p className="mt-2 flex flex-wrap gap-3">
        <Button type="button" variant="secondary" disabled={zoom === zooms.length - 1} onClick={() => zoomBy(1)}>
          {m.catalogue_map_in()}
        </Button>
        <Button type="button" variant="secondary" disabled={zoom === 0} onClick={() => zoomBy(-1)}>
          {m.catalogue_map_out()}
        </Button>
      </p>
    </figure>
  );
}

const bounded = (value: number, from: number, to: number) => Math.min(to, Math.max(from, value));

/**
 * The corner of the shown part of the map: its middle is the given point, or the pin where the pin was moved out of it.
 */
function cornerOf(part: { at: { x: number; y: number }; middle: Place; width: number; height: number }) {
  const { at, middle, width, height } = part;
  const around = placeOnMap(middle.latitude, middle.longitude);
  const isShown = Math.abs(at.x - around.x) <= width / 2 && Math.abs(at.y - around.y) <= height / 2;
  const { x, y } = isShown ? around : at;
  return [x - width / 2, y - height / 2] as const;
}

/** The place in the two inputs, and how to change it; null before scripts run. */
function usePlaceInputs(latitude: string, longitude: string) {
  const [place, show] = useState<Place | null>(null);
  useEffect(() => {
    const inputs = [latitude, longitude].map((id) => document.getElementById(id));
    const read = () => {
      const [north, east] = inputs.map((input) => Number(input instanceof HTMLInputElement ? input.value : ''));
      show(north && east ? { latitude: north, longitude: east } : start);
    };
    read();
    for (const input of inputs) input?.addEventListener('input', read);
    return () => {
      for (const input of inputs) input?.removeEventListener('input', read);
    };
  }, [latitude, longitude]);
  const choose = (to: Place) => {
    for (const [id, degrees] of [
      [latitude, to.latitude],
      [longitude, to.longitude],
    ] as const) {
      const input = document.getElementById(id);
      if (!(input instanceof HTMLInputElement)) continue;
      input.value = String(degrees);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  };
  return { place, choose };
}
