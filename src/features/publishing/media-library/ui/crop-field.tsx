import { useEffect, useRef, useState, type PointerEvent } from 'react';
import { m } from '#src/paraglide/messages.js';
import { cropIn } from '../crop.rules.ts';

/** How pages show a picture: portraits are square, all others wide. */
export type CropShape = 'square' | 'wide';

const ratios: Record<CropShape, number> = { square: 1, wide: 3 / 2 };

interface Chosen {
  url: string;
  width: number;
  height: number;
}

interface Frame {
  zoom: number;
  across: number;
  down: number;
}

const whole: Frame = { zoom: 1, across: 0.5, down: 0.5 };

/**
 * The part of a newly chosen photo that is stored: dragged in its frame, or set by three sliders. `fileInput` is the id
 * of the file's input. Without scripts, and unless the box is checked, the whole photo is stored.
 */
export function CropField({ fileInput, shape }: { fileInput: string; shape: CropShape }) {
  const chosen = useChosenPicture(fileInput);
  const [isCropped, setCropped] = useState(false);
  const [frame, set] = useState(whole);
  const held = useRef<{ x: number; y: number; from: Frame } | null>(null);
  if (!chosen) return null;
  const ratio = ratios[shape];
  const crop = cropIn({ ...frame, ratio }, chosen);
  const drag = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
    const start = held.current;
    if (!start) return;
    const box = currentTarget.getBoundingClientRect();
    // The frame shows this share of the photo; a drag can bring in the rest.
    const moved = (by: number, size: number, share: number) => (share < 1 ? (by / size) * (share / (1 - share)) : 0);
    set({
      ...frame,
      across: bounded(start.from.across - moved(clientX - start.x, box.width, crop.width)),
      down: bounded(start.from.down - moved(clientY - start.y, box.height, crop.height)),
    });
  };
  const release = () => {
    held.current = null;
  };
  return (
    <div className="md:col-span-2">
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          checked={isCropped}
          onChange={(event) => setCropped(event.currentTarget.checked)}
          className="size-6 shrink-0 accent-teal"
        />
        {m.content_crop()}
      </label>
      {isCropped && (
        <div className="mt-2 grid items-start gap-4 sm:grid-cols-2">
          <input
            type="hidden"
            name="crop"
            value={[crop.left, crop.top, crop.width, crop.height].map((share) => share.toFixed(4)).join(',')}
          />
          <div
            className="relative w-full max-w-sm touch-none cursor-grab overflow-hidden rounded-soft border-2 border-field active:cursor-grabbing"
            style={{ aspectRatio: ratio }}
            onPointerDown={(event) => {
              event.currentTarget.setPointerCapture(event.pointerId);
              held.current = { x: event.clientX, y: event.clientY, from: frame };
            }}
            onPointerMove={drag}
            onPointerUp={release}
            onPointerCancel={release}
          >
            <img
              src={chosen.url}
              alt=""
              draggable={false}
              className="absolute max-w-none select-none"
              style={{
                width: `${100 / crop.width}%`,
                left: `${(-crop.left / crop.width) * 100}%`,
                top: `${(-crop.top / crop.height) * 100}%`,
              }}
            />
          </div>
          <div className="grid gap-3">
            <p className="text-[0.9375rem] leading-snug text-muted">{m.content_crop_hint()}</p>
            <Slider
              label={m.content_crop_zoom()}
              from={1}
              to={4}
              value={frame.zoom}
              onChange={(zoom) => set({ ...frame, zoom })}
            />
            <Slider
              label={m.content_crop_across()}
              from={0}
              to={1}
              value={frame.across}
              onChange={(across) => set({ ...frame, across })}
            />
            <Slider
              label={m.content_crop_down()}
              from={0}
              to={1}
              value={frame.down}
              onChange={(down) => set({ ...frame, down })}
            />
          </div>
        </div>
      )}
    </div>
  );
}

const bounded = (value: number) => Math.min(1, Math.max(0, value));

interface SliderProps {
  label: string;
  from: number;
  to: number;
  value: number;
  onChange: (value: number) => void;
}

function Slider({ label, from, to, value, onChange }: SliderProps) {
  return (
    <label className="block">
      <span className="block font-semibold text-deep">{label}</span>
      <input
        type="range"
        min={from}
        max={to}
        step={0.01}
        value={value}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
        className="min-h-11 w-full accent-teal"
      />
    </label>
  );
}

/**
 * The picture that is chosen in a file input, with its size; null before one is chosen, and where it cannot be shown.
 */
function useChosenPicture(fileInput: string): Chosen | null {
  const [chosen, choose] = useState<Chosen | null>(null);
  useEffect(() => {
    const input = document.getElementById(fileInput);
    if (!(input instanceof HTMLInputElement)) return undefined;
    const read = () => {
      choose(null);
      const file = input.files?.[0];
      if (!file) return;
      const reader = new FileReader();
      reader.addEventListener('load', () => {
        const url = String(reader.result);
        const image = new Image();
        image.addEventListener('load', () => choose({ url, width: image.naturalWidth, height: image.naturalHeight }));
        image.src = url;
      });
      reader.readAsDataURL(file);
    };
    input.addEventListener('change', read);
    return () => input.removeEventListener('change', read);
  }, [fileInput]);
  return chosen;
}
