import { Icon } from '#src/design/icons/icon.tsx';
import { m } from '#src/paraglide/messages.js';

/** The notice above the home page at an unknown address. */
export function NotFoundLine() {
  return (
    <div className="border-b border-gold bg-cream py-3">
      <p className="page-column flex items-start gap-2.5 font-medium text-deep">
        <Icon name="info" size={20} className="mt-0.5 text-gold-text" />
        {m.keywords_not_found_line()}
      </p>
    </div>
  );
}
