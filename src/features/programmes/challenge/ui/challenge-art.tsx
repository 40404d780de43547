const petal = 'M0-26C-30-52-44-112 0-160C44-112 30-52 0-26Z';
const vein = 'M0-38C-12-70-16-112 0-144C16-112 12-70 0-38';

/** The challenge's flower: five petals with a letter each, drawn like the group's mark. */
export function ChallengeFlower() {
  return (
    <svg
      aria-hidden="true"
      viewBox="-190 -190 380 380"
      width="380"
      height="380"
      className="h-auto w-full"
      fill="none"
      strokeLinejoin="round"
    >
      <circle r="182" stroke="#C9973B" strokeOpacity=".35" strokeDasharray="2 10" strokeWidth="2" />
      {[...'KRAFT'].map((letter, index) => (
        <g key={letter} transform={`rotate(${index * 72})`}>
          <path d={petal} fill={index % 2 ? '#0B6B6B' : '#1C3D60'} stroke="#C9973B" strokeWidth="2.5" />
          <path d={vein} stroke="#C9973B" strokeOpacity=".45" strokeWidth="1.2" />
          <text
            transform={`translate(0 -92) rotate(${index * -72})`}
            dy=".36em"
            textAnchor="middle"
            fontSize="44"
            fontWeight="700"
            fill="#FFF8E8"
          >
            {letter}
          </text>
        </g>
      ))}
      <circle r="20" fill="#FFF8E8" stroke="#C9973B" strokeWidth="2.5" />
      <path d="M0-11V11M-11 0H11" stroke="#0B6B6B" strokeWidth="3.5" strokeLinecap="round" />
    </svg>
  );
}

/** Fine woven lines behind the hero, at low contrast and away from text. */
export function WovenGround() {
  return (
    <svg aria-hidden="true" className="pointer-events-none absolute inset-0 size-full opacity-20" fill="none">
      <pattern id="challenge-weave" width="56" height="56" patternUnits="userSpaceOnUse">
        <path d="M28 4 52 28 28 52 4 28zM28 16 40 28 28 40 16 28z" stroke="#C9973B" strokeOpacity=".55" />
        <circle cx="28" cy="28" r="2" fill="#C9973B" fillOpacity=".6" />
      </pattern>
      <rect width="100%" height="100%" fill="url(#challenge-weave)" />
    </svg>
  );
}

/** The timeline's bullet: a petal, filled when its time is now. */
export function PetalBullet({ isFull }: { isFull: boolean }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width="32" height="32" fill="none" stroke="#C9973B" strokeWidth="2">
      <path d="M16 29C7 21 6 11 16 3C26 11 25 21 16 29Z" fill={isFull ? '#C9973B' : '#FFFFFF'} />
    </svg>
  );
}
