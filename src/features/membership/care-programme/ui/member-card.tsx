import { Mark } from '#src/design/art/mark.tsx';
import { m } from '#src/paraglide/messages.js';
import { CardBackground } from './card-background.tsx';

interface MemberCardProps {
  brand: string;
  tier: string;
  /** The highest tier is deep blue and gold; the others are teal. */
  isHighest: boolean;
  name: string;
  /** '1234 5678 9012'. */
  number: string;
  /** The last day of validity, as a text. */
  holds: string;
  /** Data URL of the QR code; absent on a sample card. */
  qr?: string | undefined;
}

/** The member's card, shown at reception. It grows with long names and large text. */
export function MemberCard({ brand, tier, isHighest, name, number, holds, qr }: MemberCardProps) {
  return (
    <div
      className={`on-deep relative isolate flex aspect-[1.586] w-full max-w-[26rem] flex-col justify-between gap-4 overflow-hidden rounded-[1.1rem] p-4 text-white shadow-lift sm:p-6 ${isHighest ? 'bg-deep' : 'bg-teal-dark'}`}
    >
      <CardBackground isHighest={isHighest} />
      <div className="flex items-start justify-between gap-3">
        <p className="flex min-w-0 items-center gap-2 leading-tight font-semibold">
          <Mark size={34} className="shrink-0" />
          <span>{brand}</span>
        </p>
        <p
          className={`shrink-0 rounded-full border border-gold px-3 py-0.5 text-sm font-semibold text-white ${isHighest ? 'bg-deep' : 'bg-teal-dark'}`}
        >
          {tier}
        </p>
      </div>
      <div className="flex items-end justify-between gap-4">
        <div className="min-w-0">
          <p className="text-[1.0625rem] leading-snug font-semibold sm:text-lg">{name}</p>
          <p className="mt-1 text-lg tracking-wider whitespace-nowrap tabular-nums sm:text-xl">
            <span className="sr-only">{m.cares_member_number()} </span>
            {number}
          </p>
          <p className="mt-1 text-sm text-white/90">{holds}</p>
        </div>
        {qr ? (
          <img
            src={qr}
            alt={m.cares_card_qr({ number })}
            width={88}
            height={88}
            className="size-[5.5rem] shrink-0 rounded-soft bg-white p-1"
          />
        ) : null}
      </div>
    </div>
  );
}
