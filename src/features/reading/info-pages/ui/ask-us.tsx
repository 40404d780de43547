import { useRouteLoaderData } from 'react-router';
import { ButtonLink } from '#src/design/form/button.tsx';
import { m } from '#src/paraglide/messages.js';

/** For unanswered questions: the number, and a link to the contact page. */
export function AskUs() {
  const site = useRouteLoaderData<{ brand: { phone: string } }>('root');
  return (
    <section className="rounded-petal bg-pale p-6">
      <h2 className="text-xl">{m.info_pages_faq_ask()}</h2>
      {site?.brand.phone ? <p className="mt-2">{m.info_pages_faq_ask_text({ phone: site.brand.phone })}</p> : null}
      <p className="mt-4">
        <ButtonLink href="/contact-us">{m.info_pages_contact_title()}</ButtonLink>
      </p>
    </section>
  );
}
