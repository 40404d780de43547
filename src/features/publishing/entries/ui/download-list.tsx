import { Icon } from '#src/design/icons/icon.tsx';
import { serverOnly } from '#src/design/rendering/server-only.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { downloadAddress, downloadsOf } from '../downloads.rules.ts';
import { downloadFacts } from './download-words.ts';

function Downloads({ fields }: { fields: Record<string, unknown> }) {
  const downloads = downloadsOf(fields);
  if (downloads.length === 0) return null;
  return (
    <section aria-labelledby="downloads" className="measure mt-10">
      <h2 id="downloads" className="mb-4">
        {m.documents_downloads()}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {downloads.map(({ id, title, ...facts }) => (
          <li key={id}>
            <a href={downloadAddress(id, getLocale())} className="group flex min-h-11 gap-3 py-3 no-underline">
              <Icon name="download" className="mt-1 text-teal" />
              <span className="min-w-0">
                <span
                  lang={facts.language}
                  className="block font-semibold break-words text-deep underline group-hover:text-teal"
                >
                  {title}
                </span>
                <span className="block text-muted tabular-nums"> {downloadFacts(facts)}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The documents of an entry with their format, language, size and length; nothing where it has none. */
export const DownloadList = serverOnly(import.meta.env.SSR ? Downloads : null);
