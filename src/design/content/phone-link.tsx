import { Icon } from '../icons/icon.tsx';

/** The `tel:` address of a phone number as people write it. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** A phone link; nothing where no number was entered. */
export function PhoneLink({ phone, label, className = '' }: { phone: string; label?: string; className?: string }) {
  if (!phone) return null;
  return (
    <a href={phoneHref(phone)} className={`inline-flex min-h-11 items-center gap-2 font-semibold ${className}`}>
      <Icon name="phone" size={18} />
      <span>
        {label && <span className="font-normal">{label} </span>}
        <span className="tabular whitespace-nowrap">{phone}</span>
      </span>
    </a>
  );
}
