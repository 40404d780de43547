import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { ConfirmStep } from '#src/features/console/frame/ui/forms/confirm-step.tsx';
import { AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { formatDateTime } from '#src/shared/dates.ts';
import type { CatalogueInputs, CatalogueList } from '../fields/catalogue-fields.ts';
import { eventWords, inputLabel } from './catalogue-words.ts';

interface ItemVersionsProps {
  list: CatalogueList;
  item: {
    id: number;
    version: number;
    inputs: CatalogueInputs;
    versions: { number: number; event: string; takenAt: string; takenBy: string | null }[];
  };
  /** The version that is compared with the present one. */
  earlier: { number: number; inputs: CatalogueInputs } | null;
}

/** Every version of an item; one of them beside the present one, to restore it. */
export function ItemVersions({ list, item, earlier }: ItemVersionsProps) {
  return (
    <AdminSection id="versions" title={m.catalogue_versions()}>
      {earlier && <Comparison list={list} item={item} earlier={earlier} />}
      {item.versions.length === 0 ? (
        <p className="text-muted">{m.catalogue_versions_none()}</p>
      ) : (
        <ol className="divide-y divide-line">
          {item.versions.map(({ number, event, takenAt, takenBy }) => (
            <li key={number} className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2">
              <span className="font-semibold text-deep">{m.catalogue_version({ number })}</span>
              <span>{eventWords(event)}</span>
              <span className="text-muted">
                {[event === 'before' ? '' : formatDateTime(new Date(takenAt), getLocale()), takenBy]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {number !== item.version && (
                <SiteLink
                  href={`/staff/catalogue/${list.name}/${item.id}?version=${number}#versions`}
                  className="inline-flex min-h-11 items-center"
                >
                  {m.catalogue_version_compare()}
                  <span className="sr-only"> {m.catalogue_version({ number })}</span>
                </SiteLink>
              )}
            </li>
          ))}
        </ol>
      )}
    </AdminSection>
  );
}

function Comparison({
  list,
  item,
  earlier,
}: ItemVersionsProps & { earlier: NonNullable<ItemVersionsProps['earlier']> }) {
  const differing = Object.keys(item.inputs).filter((name) => item.inputs[name] !== (earlier.inputs[name] ?? ''));
  return (
    <div className="mb-6 rounded-soft border-2 border-deep p-4">
      <h3 className="text-lg">{m.catalogue_version({ number: earlier.number })}</h3>
      {differing.length === 0 ? (
        <p>{m.catalogue_version_same()}</p>
      ) : (
        <>
          <dl className="my-3 divide-y divide-line">
            {differing.map((name) => (
              <div key={name} className="grid gap-2 py-2 md:grid-cols-[12rem_1fr_1fr]">
                <dt className="font-semibold text-deep">{inputLabel(list, name)}</dt>
                <dd className="whitespace-pre-line">
                  <span className="block text-sm text-muted">{m.catalogue_version_then()}</span>
                  {earlier.inputs[name] || m.catalogue_meanwhile_empty()}
                </dd>
                <dd className="whitespace-pre-line">
                  <span className="block text-sm text-muted">{m.catalogue_version_now()}</span>
                  {item.inputs[name] || m.catalogue_meanwhile_empty()}
                </dd>
              </div>
            ))}
          </dl>
          <ConfirmStep
            label={m.catalogue_version_restore()}
            intent={`version:${earlier.number}`}
            variant="primary"
            fields={<input type="hidden" name="version" value={item.version} />}
          >
            {m.catalogue_version_restore_hint()}
          </ConfirmStep>
        </>
      )}
    </div>
  );
}
