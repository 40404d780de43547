import { m } from '#src/paraglide/messages.js';
import { ButtonLink } from '../form/button.tsx';
import { InHead } from '../frame/in-head.tsx';
import { ScenePicture } from '../pictures/pictures.tsx';

/** The content of the 'Page not found' page, with the most useful links. */
export function NotFoundContent() {
  return (
    <div className="page-column pt-8 pb-14 text-center lg:pt-12 lg:pb-24">
      <InHead>
        <title>{m.errors_page_not_found_title()}</title>
        <meta name="robots" content="noindex" />
      </InHead>
      <ScenePicture topic="not-found" seed="404" className="mx-auto mb-6 w-full max-w-sm" />
      <p className="font-semibold text-gold-text">{m.errors_page_not_found_title()}</p>
      <h1 className="mt-2 text-6xl tabular-nums md:text-7xl">404</h1>
      <p className="measure mx-auto mt-5 text-lg">{m.errors_page_not_found_text()}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink href="/">{m.design_to_home()}</ButtonLink>
        <ButtonLink href="/doctor" variant="secondary">
          {m.design_to_doctors()}
        </ButtonLink>
        <ButtonLink href="/search" variant="secondary">
          {m.design_search()}
        </ButtonLink>
      </p>
    </div>
  );
}
