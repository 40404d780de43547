import { Field, TextField } from '#src/design/field.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localText, type LocalText } from '#src/shared/local-text.ts';

export interface PictureChoice {
  id: number;
  alt: LocalText;
  widths: readonly number[];
}

interface PictureFieldProps {
  /** The newest of the library, the entry's own first. */
  pictures: readonly PictureChoice[];
  /** The chosen picture's id, or empty. */
  chosen: string;
  /** Whether this person may add pictures. */
  mayAdd: boolean;
  typed: Record<string, string> | undefined;
  error: string | undefined;
  altError: string | undefined;
}

const choice =
  'flex cursor-pointer flex-col gap-2 rounded-soft border-2 border-line bg-white p-2 text-[0.9375rem] has-checked:border-teal has-checked:bg-pale has-focus-visible:outline-3 has-focus-visible:outline-deep';

/** The picture of an entry: one of the library, another by its id, or a new one that is saved with the entry. */
export function PictureField({ pictures, chosen, mayAdd, typed, error, altError }: PictureFieldProps) {
  const isListed = chosen === '' || pictures.some(({ id }) => String(id) === chosen);
  return (
    <fieldset className="md:col-span-2">
      <legend className="mb-2 font-semibold text-deep">{m.content_field_image()}</legend>
      {error ? (
        <p id="image-error" className="mb-2 font-semibold text-danger">
          {error}
        </p>
      ) : null}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        <li>
          <label className={`${choice} h-full`}>
            <span>
              <input
                type="radio"
                id="image"
                name="image"
                value=""
                defaultChecked={chosen === ''}
                className="mr-2 size-5 align-middle accent-teal"
              />
              {m.content_picture_none()}
            </span>
          </label>
        </li>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Picture picture={picture} isChosen={String(picture.id) === chosen} />
          </li>
        ))}
      </ul>
      <details className="mt-3" open={!isListed || Boolean(altError)}>
        <summary className="inline-flex min-h-11 items-center font-medium text-teal underline underline-offset-4">
          {m.content_picture_other()}
        </summary>
        <div className="mt-2 grid gap-4 md:grid-cols-2">
          <TextField
            label={m.content_picture_number()}
            name="imageNumber"
            hint={m.content_field_image_hint()}
            inputMode="numeric"
            defaultValue={typed?.['imageNumber'] ?? (isListed ? '' : chosen)}
          />
          {mayAdd ? <NewPicture typed={typed} altError={altError} /> : null}
        </div>
      </details>
    </fieldset>
  );
}

function Picture({ picture: { id, alt, widths }, isChosen }: { picture: PictureChoice; isChosen: boolean }) {
  return (
    <label className={`${choice} h-full`}>
      <img
        src={`/media/${id}/${widths[0]}.webp`}
        alt=""
        width={200}
        height={133}
        loading="lazy"
        className="aspect-[3/2] w-full rounded-soft object-cover"
      />
      <span>
        <input
          type="radio"
          name="image"
          value={id}
          defaultChecked={isChosen}
          className="mr-2 size-5 align-middle accent-teal"
        />
        {localText(alt, getLocale()).text}
      </span>
    </label>
  );
}

function NewPicture({ typed, altError }: { typed: Record<string, string> | undefined; altError: string | undefined }) {
  return (
    <>
      <Field label={m.content_media_file()} name="newImage">
        <input
          id="newImage"
          type="file"
          name="newImage"
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="block min-h-12 w-full rounded-soft border-2 border-field bg-white p-2"
        />
      </Field>
      <TextField
        label={m.content_media_alt()}
        name="alt"
        maxLength={300}
        defaultValue={typed?.['alt']}
        error={altError}
      />
      <TextField label={m.content_media_alt_ms()} name="alt-ms" maxLength={300} defaultValue={typed?.['alt-ms']} />
      <TextField label={m.content_media_alt_zh()} name="alt-zh" maxLength={300} defaultValue={typed?.['alt-zh']} />
    </>
  );
}
