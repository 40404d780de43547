import type { ReactNode } from 'react';

const looks = {
  /** Nothing to do. */
  quiet: 'border-line bg-white text-muted',
  /** Somebody has to act. */
  waiting: 'border-gold bg-cream text-gold-text',
  /** In progress. */
  active: 'border-teal bg-pale text-teal-dark',
  good: 'border-success bg-success-pale text-success',
  bad: 'border-error bg-error-pale text-error',
} as const;
export type StateTone = keyof typeof looks;

/**
 * The state of a row as a text; its colour adds no information. Its props are stable, because admin pages of every
 * feature use it.
 */
export function StateChip({ tone = 'quiet', children }: { tone?: StateTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center rounded-[0.875rem] border px-2.5 py-0.5 text-[0.875rem] leading-snug font-medium ${looks[tone]}`}
    >
      {children}
    </span>
  );
}
