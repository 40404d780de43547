import { Field, TextField } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import { pictureMegabytes } from '#src/shared/uploads.ts';
import { longestDescription } from '../media-library.rules.ts';
import { CropField, type CropShape } from './crop-field.tsx';
import { PictureCard, type PictureChoice } from './picture-card.tsx';

export type { PictureChoice } from './picture-card.tsx';

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
  /** The shape in which pages show it. */
  shape?: CropShape;
}

/** The picture of an entry: one of the library, another by its id, or a new one that is saved with the entry. */
export function PictureField({ pictures, chosen, mayAdd, typed, error, altError, shape = 'wide' }: PictureFieldProps) {
  const isListed = chosen === '' || pictures.some(({ id }) => String(id) === chosen);
  return (
    <fieldset className="md:col-span-2">
      <legend className="mb-2 font-semibold text-deep">{m.content_field_image()}</legend>
      {error ? (
        <p id="image-error" className="mb-2 font-medium text-error">
          {error}
        </p>
      ) : null}
      <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
        <li>
          <PictureCard
            picture={null}
            radio={{ id: 'image', name: 'image', value: '', defaultChecked: chosen === '' }}
          />
        </li>
        {pictures.map((picture) => (
          <li key={picture.id}>
            <PictureCard
              picture={picture}
              radio={{ name: 'image', value: picture.id, defaultChecked: String(picture.id) === chosen }}
            />
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
          {mayAdd ? <NewPicture typed={typed} altError={altError} shape={shape} /> : null}
        </div>
      </details>
    </fieldset>
  );
}

function NewPicture({ typed, altError, shape }: Pick<PictureFieldProps, 'typed' | 'altError'> & { shape: CropShape }) {
  return (
    <>
      <Field label={m.content_media_file({ megabytes: pictureMegabytes })} name="newImage">
        <input
          id="newImage"
          type="file"
          name="newImage"
          accept="image/jpeg,image/png,image/webp,image/avif"
          className="block min-h-12 w-full rounded-soft border-2 border-field bg-white p-2"
        />
      </Field>
      <CropField fileInput="newImage" shape={shape} />
      <TextField
        label={m.content_media_alt()}
        name="alt"
        maxLength={longestDescription}
        defaultValue={typed?.['alt']}
        error={altError}
      />
      <TextField
        label={m.content_media_alt_ms()}
        name="alt-ms"
        maxLength={longestDescription}
        defaultValue={typed?.['alt-ms']}
      />
      <TextField
        label={m.content_media_alt_zh()}
        name="alt-zh"
        maxLength={longestDescription}
        defaultValue={typed?.['alt-zh']}
      />
    </>
  );
}
