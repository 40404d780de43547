import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';
import type { TextKind } from '../template-text.rules.ts';
import { languageName } from './template-words.ts';

interface Part {
  key: string;
  kind: TextKind;
  text: string;
}

/** The message in each language, with example values: the email, and the SMS below it. */
export function TemplatePreview({ previews }: { previews: readonly { language: Language; parts: readonly Part[] }[] }) {
  return (
    <div className="grid gap-5 lg:grid-cols-3">
      {previews.map(({ language, parts }) => (
        <div key={language} className="min-w-0">
          <h3 className="mb-2 text-base">{languageName(language)}</h3>
          <Mail language={language} parts={parts.filter(({ kind }) => kind !== 'sms')} />
          {parts
            .filter(({ kind }) => kind === 'sms')
            .map(({ key, text }) => (
              <div key={key} className="mt-3">
                <p className="mb-1 text-[0.875rem] font-semibold text-muted">{m.templates_sms()}</p>
                <p
                  lang={language}
                  className="rounded-soft border border-line bg-pale p-3 wrap-anywhere whitespace-pre-line"
                >
                  {text}
                </p>
              </div>
            ))}
        </div>
      ))}
    </div>
  );
}

function Mail({ language, parts }: { language: Language; parts: readonly Part[] }) {
  if (parts.length === 0) return null;
  return (
    <div lang={language} className="rounded-soft border border-line bg-white p-4 wrap-anywhere">
      {parts.map(({ key, kind, text }) =>
        kind === 'subject' ? (
          <p key={key} className="mb-3 border-b border-line pb-2 font-semibold text-deep">
            {text}
          </p>
        ) : (
          <p key={key} className="mb-3 whitespace-pre-line last:mb-0">
            {text}
          </p>
        ),
      )}
    </div>
  );
}
