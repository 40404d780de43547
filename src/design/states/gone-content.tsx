import { m } from '#src/paraglide/messages.js';
import { ButtonLink } from '../form/button.tsx';
import { InHead } from '../frame/in-head.tsx';

/** A page that was removed, with links to go on. */
export function GoneContent({ list }: { list: string }) {
  return (
    <div className="page-column section text-center">
      <InHead>
        <title>{m.errors_page_gone_title()}</title>
        <meta name="robots" content="noindex" />
      </InHead>
      <h1>{m.errors_page_gone_title()}</h1>
      <p className="measure mx-auto mt-5 text-lg">{m.errors_page_gone_text()}</p>
      <p className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink href={list}>{m.errors_page_gone_list()}</ButtonLink>
        <ButtonLink href="/" variant="secondary">
          {m.design_to_home()}
        </ButtonLink>
      </p>
    </div>
  );
}
