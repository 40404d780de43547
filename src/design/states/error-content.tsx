import { m } from '#src/paraglide/messages.js';
import { ButtonLink } from '../form/button.tsx';
import { Icon } from '../icons/icon.tsx';
import { phoneHref } from '../content/phone-link.tsx';

/** A failure of the site: says so, what to do now, and whom to call. */
export function ErrorContent({ phone, headingLevel = 1 }: { phone?: string; headingLevel?: 1 | 2 }) {
  const Heading = headingLevel === 1 ? 'h1' : 'h2';
  return (
    <div className="page-column section">
      <div className="mx-auto max-w-2xl rounded-petal border border-line bg-cream p-6 md:p-10">
        <Icon name="warning" size={32} className="text-gold-text" />
        <Heading className="mt-3">{m.errors_page_title()}</Heading>
        <p className="mt-4">{m.errors_page_text()}</p>
        {phone && (
          <p className="mt-2">
            {m.errors_page_call()}{' '}
            <a href={phoneHref(phone)} className="font-semibold whitespace-nowrap tabular-nums">
              {phone}
            </a>
          </p>
        )}
        <p className="mt-6">
          <ButtonLink href="/">{m.design_to_home()}</ButtonLink>
        </p>
      </div>
    </div>
  );
}
