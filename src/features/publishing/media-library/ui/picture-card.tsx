import type { ComponentProps } from 'react';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText, type LocalText } from '#src/shared/local-text.ts';

/** A picture of the library in a choice of pictures. */
export interface PictureChoice {
  id: number;
  alt: LocalText;
  widths: readonly number[];
}

interface PictureCardProps {
  /** Null: no picture. */
  picture: PictureChoice | null;
  /** The radio button's own attributes. */
  radio: Omit<ComponentProps<'input'>, 'type' | 'className'>;
}

/** One picture in a choice of pictures, with its radio button and its description; or the choice of no picture. */
export function PictureCard({ picture, radio }: PictureCardProps) {
  return (
    <label className="flex h-full cursor-pointer flex-col gap-2 rounded-soft border-2 border-line bg-white p-2 text-[0.9375rem] has-checked:border-teal has-checked:bg-pale has-focus-visible:outline-3 has-focus-visible:outline-deep">
      {picture ? (
        <img
          src={`/media/${picture.id}/${picture.widths[0]}.webp`}
          alt=""
          width={200}
          height={133}
          loading="lazy"
          className="aspect-[3/2] w-full rounded-soft object-cover"
        />
      ) : null}
      <span>
        <input type="radio" className="mr-2 size-5 align-middle accent-teal" {...radio} />
        {picture ? localText(picture.alt, getLocale()).text : m.content_picture_none()}
      </span>
    </label>
  );
}
