import { Icon } from '#src/design/icons/icon.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { m } from '#src/paraglide/messages.js';
import type { ConsoleView } from '../console-view.server.ts';

/**
 * The session's owner, the hospitals and the sign-out button: always visible, because several people may use one
 * computer.
 */
export function SessionBar({ view: { name, hospitals } }: { view: ConsoleView }) {
  return (
    <div className="flex min-w-0 items-center gap-x-4 max-md:w-full max-md:border-t max-md:border-deep-soft">
      <p className="flex min-w-0 shrink-0 items-center gap-2 text-[0.9375rem] max-md:max-w-[45%]">
        <Icon name="hospital" size={18} className="text-gold" />
        <span className="sr-only">{m.staff_scope()}: </span>
        <span className="truncate">{scopeWords(hospitals)}</span>
      </p>
      <p className="flex min-w-0 items-center gap-2 text-[0.9375rem] font-semibold">
        <Icon name="user" size={18} className="text-gold" />
        <span className="sr-only">{m.staff_signed_in_as()}: </span>
        <span className="truncate">{name}</span>
      </p>
      <SiteLink
        href="/staff/passkeys"
        className="inline-flex min-h-11 items-center rounded-soft px-2 text-[0.9375rem] text-white underline max-lg:hidden hover:bg-deep-soft hover:text-white"
      >
        {m.setting_passkeys()}
      </SiteLink>
      <SiteLink
        href="/staff/sessions"
        className="inline-flex min-h-11 items-center rounded-soft px-2 text-[0.9375rem] text-white underline max-lg:hidden hover:bg-deep-soft hover:text-white"
      >
        {m.staff_sessions()}
      </SiteLink>
      <CsrfForm action="/staff/sign-out" className="ml-auto shrink-0">
        <button
          type="submit"
          className="inline-flex min-h-11 items-center rounded-soft px-2 text-white underline hover:bg-deep-soft"
        >
          {m.staff_sign_out()}
        </button>
      </CsrfForm>
    </div>
  );
}

function scopeWords(hospitals: string[] | null): string {
  if (hospitals === null) return m.staff_scope_all();
  return hospitals.length > 2 ? m.staff_scope_count({ count: hospitals.length }) : hospitals.join(', ');
}
