/**
 * Drawn pictures as files: the server draws each from its address, and browsers cache it for ever. So drawings add
 * nothing to documents, and their code stays on the server.
 */

/**
 * Changes with the drawings, so that browsers fetch the new ones. src/design/art/pictures.test.tsx has the required
 * value.
 */
export const picturesEdition = 'b1bc1202';

interface Shown {
  className?: string | undefined;
  /** Describes the picture; without it the picture is decoration and hidden from screen readers. */
  label?: string | undefined;
}

/** The address of a drawn portrait, for what is no markup. */
export function doctorPictureAddress({ seed, gender }: { seed: string; gender: string }): string {
  return pictureAddress(`doctor/${gender}/${encodeURIComponent(seed)}.svg`);
}

/** A drawn portrait; a seed such as 'malay:12' also names the heritage. */
export function DoctorPicture({ seed, gender, ...shown }: Shown & { seed: string; gender: string }) {
  return <Picture src={doctorPictureAddress({ seed, gender })} width={160} height={160} {...shown} />;
}

/** A hospital in the landscape of its town. */
export function HospitalPicture({
  seed,
  town,
  state,
  ...shown
}: Shown & { seed: string; town?: string; state?: string }) {
  const place = new URLSearchParams({ ...(town && { town }), ...(state && { state }) });
  return (
    <Picture
      src={pictureAddress(`hospital/${encodeURIComponent(seed)}.svg?${place}`)}
      width={480}
      height={270}
      {...shown}
    />
  );
}

/** A composed scene for banners and empty states; an unknown topic gives the calm hills. */
export function ScenePicture({ topic, seed, ...shown }: Shown & { topic: string; seed: string }) {
  return (
    <Picture
      src={pictureAddress(`scene/${topic}/${encodeURIComponent(seed)}.svg`)}
      width={420}
      height={280}
      {...shown}
    />
  );
}

const pictureAddress = (path: string) => `/pictures/${picturesEdition}/${path}`;

/** The size is set before the file arrives, so that the layout does not shift. */
function Picture({ src, width, height, className, label }: Shown & { src: string; width: number; height: number }) {
  return (
    <img
      src={src}
      alt={label ?? ''}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`object-cover ${className ?? ''}`}
    />
  );
}
