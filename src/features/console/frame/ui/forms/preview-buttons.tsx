import { Button } from '#src/design/form/button.tsx';
import { m } from '#src/paraglide/messages.js';
import { localPath } from '#src/shared/addresses.ts';
import { languages } from '#src/shared/languages.ts';

const names = { en: 'English', ms: 'Bahasa Melayu', zh: '中文' } as const;

/** Shows the form's values on the public page, in each language, in a new tab. Nothing is saved. */
export function PreviewButtons({ address }: { address: string }) {
  return (
    <span role="group" aria-label={m.content_preview()} className="flex flex-wrap items-center gap-x-2">
      <span aria-hidden="true" className="text-muted">
        {m.content_preview()}:
      </span>
      {languages.map((language) => (
        <Button
          key={language}
          variant="quiet"
          lang={language}
          formAction={localPath(address, language)}
          formTarget="_blank"
          formNoValidate
        >
          {names[language]}
        </Button>
      ))}
    </span>
  );
}
