import type { ReactNode } from 'react';
import { Icon } from '../icons/icon.tsx';

const looks = {
  info: { box: 'border-teal bg-pale', icon: 'info', ink: 'text-teal' },
  success: { box: 'border-success bg-success-pale', icon: 'check', ink: 'text-success' },
  warning: { box: 'border-gold bg-cream', icon: 'warning', ink: 'text-gold-text' },
  error: { box: 'border-error bg-error-pale', icon: 'error', ink: 'text-error' },
} as const;

/**
 * Information to read before continuing. An error is announced at once; the console moves the focus to a success
 * message (`data-outcome`).
 */
export function Notice({
  tone = 'info',
  title,
  children,
}: {
  tone?: keyof typeof looks;
  title?: string;
  children?: ReactNode;
}) {
  const { box, icon, ink } = looks[tone];
  return (
    <div
      role={tone === 'error' ? 'alert' : undefined}
      data-outcome={tone === 'success' ? '' : undefined}
      className={`flex gap-3 rounded-soft border-l-4 px-4 py-3 ${box}`}
    >
      <Icon name={icon} size={22} className={`mt-0.5 ${ink}`} />
      <div className="min-w-0">
        {title && <p className="font-semibold text-deep">{title}</p>}
        {children}
      </div>
    </div>
  );
}
