/**
 * Pictures that are drawn for us, as files: the server draws them from their address, browsers keep them for good.
 * So they weigh nothing in documents, and the code that draws them never travels.
 */

/** Changes with the drawings, so that nobody keeps an old one: src/design/art/pictures.test.tsx says what it must be. */
export const picturesEdition = 'a4cd9493';

interface Shown {
  className?: string | undefined;
  /** Says what the picture shows; without it the picture is decoration and silent. */
  label?: string | undefined;
}

/** A friendly portrait; a seed such as 'malay:12' says more of the likeness. */
export function DoctorPicture({ seed, gender, ...shown }: Shown & { seed: string; gender: string }) {
  return <Picture address={`doctor/${gender}/${encodeURIComponent(seed)}.svg`} width={160} height={160} {...shown} />;
}

/** A hospital in the landscape of its town. */
export function HospitalPicture({
  seed,
  town,
  state,
  ...shown
}: Shown & { seed: string; town?: string; state?: string }) {
  const place = new URLSearchParams({ ...(town && { town }), ...(state && { state }) });
  return <Picture address={`hospital/${encodeURIComponent(seed)}.svg?${place}`} width={480} height={270} {...shown} />;
}

/** A composed scene for banners and designed states; an unknown topic is the calm hills. */
export function ScenePicture({ topic, seed, ...shown }: Shown & { topic: string; seed: string }) {
  return <Picture address={`scene/${topic}/${encodeURIComponent(seed)}.svg`} width={420} height={280} {...shown} />;
}

/** Its size is known before it arrives: nothing moves. */
function Picture({
  address,
  width,
  height,
  className,
  label,
}: Shown & { address: string; width: number; height: number }) {
  return (
    <img
      src={`/pictures/${picturesEdition}/${address}`}
      alt={label ?? ''}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className={`object-cover ${className ?? ''}`}
    />
  );
}
