import type { ReactNode } from 'react';
import { useRouteLoaderData } from 'react-router';
import { LandscapeLine } from '#src/design/art/hospitals/landscape-line.tsx';
import { Mark } from '#src/design/art/mark.tsx';
import { m } from '#src/paraglide/messages.js';

/** The banner of all pages of the network, with the two logos. */
export function NetworkBanner({ name }: { name: string }) {
  const group = useRouteLoaderData<{ brand: { groupName: string } }>('root')?.brand.groupName ?? '';
  return (
    <div className="on-deep relative overflow-hidden bg-deep text-white print:hidden">
      <div className="page-column relative grid items-center gap-3 py-4 md:gap-8 md:grid-cols-[minmax(0,1fr)_auto] md:py-14">
        <p className="max-w-2xl text-lg md:text-[clamp(1.625rem,1.2rem+2vw,2.5rem)] leading-tight font-semibold tracking-tight text-balance">
          {m.clinic_network_headline()}
        </p>
        <div className="flex items-center gap-5 max-md:hidden">
          <Logo name={group}>
            <Mark size={52} />
          </Logo>
          <span aria-hidden="true" className="h-14 w-px bg-gold" />
          <Logo name={name}>
            <Ripples />
          </Logo>
        </div>
      </div>
      <LandscapeLine tone="deep" className="relative -mb-px" />
    </div>
  );
}

function Logo({ name, children }: { name: string; children: ReactNode }) {
  return (
    <span className="flex w-28 flex-col items-center gap-2 text-center text-sm leading-tight font-semibold">
      <span className="grid size-16 place-items-center rounded-full border border-gold/60">{children}</span>
      {name}
    </span>
  );
}

/** The network's logo: rings on water. */
function Ripples() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 52 52"
      width="44"
      height="44"
      fill="none"
      stroke="#C9973B"
      strokeWidth="2.2"
      strokeLinecap="round"
    >
      <path d="M26 8c5 7 9 11 9 16a9 9 0 0 1-18 0c0-5 4-9 9-16z" />
      <path d="M12 34c4 4 9 6 14 6s10-2 14-6M7 39c6 5 12 7 19 7s13-2 19-7" />
    </svg>
  );
}
