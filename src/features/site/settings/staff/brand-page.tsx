import { redirect } from 'react-router';
import { Button } from '#src/design/form/button.tsx';
import { CsrfForm } from '#src/design/form/csrf-form.tsx';
import { TextField } from '#src/design/form/field.tsx';
import { Notice } from '#src/design/states/notice.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { consoleAction, consoleLoad, textOf } from '#src/features/console/frame/frame.server.ts';
import { AdminPage, AdminSection } from '#src/features/console/frame/ui/admin-page.tsx';
import { RefusalSummary } from '#src/features/console/frame/ui/forms/refusal-summary.tsx';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { m } from '#src/paraglide/messages.js';
import { sentForm } from '#src/platform/http/sent-form.ts';
import { requestContext } from '#src/platform/request-context.ts';
import { localPath } from '#src/shared/addresses.ts';
import type { BrandImageKind } from '../brand/brand-images.server.ts';
import { changeBrandImage, changeColours, removeBrandImage } from '../brand/brand-look.server.ts';
import { readSetting } from '../settings.server.ts';
import { BrandImageForm } from '../ui/brand-image-form.tsx';
import type { Route } from './+types/brand-page';
import { mostBrandImageKilobytes } from '../brand/brand-images.rules.ts';

const path = '/staff/brand';
const colourNames = ['deep', 'teal', 'gold', 'cream'] as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { app, actor } = context.get(requestContext);
  return consoleLoad(async () => {
    requireStaffEverywhere(actor, 'manage_settings');
    const { colours, logoUrl, faviconUrl } = await readSetting(app, 'brand');
    return { colours, logoUrl, faviconUrl, isSaved: new URL(request.url).searchParams.has('done') };
  });
}

export async function action({ request, context }: Route.ActionArgs) {
  const here = context.get(requestContext);
  const { app, actor, language } = here;
  const form = await sentForm(request, here);
  const outcome = await consoleAction({ form, language }, async () => {
    const intent = textOf(form, 'intent', 20);
    const kind: BrandImageKind = textOf(form, 'kind', 10) === 'icon' ? 'icon' : 'logo';
    if (intent === 'remove') return removeBrandImage(app, actor, kind);
    if (intent === 'image') return changeBrandImage(app, actor, { kind, bytes: await bytesOf(form, kind) });
    return changeColours(app, actor, {
      deep: textOf(form, 'deep', 20),
      teal: textOf(form, 'teal', 20),
      gold: textOf(form, 'gold', 20),
      cream: textOf(form, 'cream', 20),
    });
  });
  if (!('done' in outcome)) return outcome;
  throw redirect(`${localPath(path, language)}?done=saved`);
}

async function bytesOf(form: FormData, name: string): Promise<Uint8Array> {
  const file = form.get(name);
  // A file above the maximum size: only its size is read.
  if (!(file instanceof File)) return new Uint8Array();
  return new Uint8Array(await file.slice(0, mostBrandImageKilobytes * 1024 + 1).arrayBuffer());
}

/** Logo, icon and colours of the group. */
export default function BrandPage({ loaderData, actionData }: Route.ComponentProps) {
  const { colours, logoUrl, faviconUrl, isSaved } = loaderData;
  const refusal = actionData?.refusal;
  const hints = colourHints();
  return (
    <AdminPage
      title={m.settings_look()}
      intro={m.settings_look_intro()}
      back={{ label: m.settings_desk(), href: '/staff/settings' }}
    >
      {isSaved && !refusal && (
        <div className="mb-6">
          <Notice tone="success">{m.settings_saved()}</Notice>
        </div>
      )}
      <RefusalSummary refusal={refusal} />
      <AdminSection id="brand-logo" title={m.settings_logo()} intro={m.settings_logo_hint()}>
        <BrandImageForm kind="logo" current={logoUrl} error={refusal?.fields['logo']} />
      </AdminSection>
      <AdminSection id="brand-icon" title={m.settings_icon()} intro={m.settings_icon_hint()}>
        <BrandImageForm
          kind="icon"
          current={faviconUrl === '/favicon.svg' ? undefined : faviconUrl}
          error={refusal?.fields['icon']}
        />
      </AdminSection>
      <AdminSection id="brand-colours" title={m.settings_colours()} intro={m.settings_colours_hint()}>
        <CsrfForm className="grid max-w-2xl gap-5">
          {colourNames.map((name) => (
            <div key={name} className="flex items-end gap-4">
              <span
                aria-hidden="true"
                className="mb-0.5 size-11 shrink-0 rounded-soft border border-field"
                style={{ background: colours[name] }}
              />
              <TextField
                name={name}
                label={hints[name].label()}
                hint={hints[name].hint()}
                defaultValue={refusal?.typed[name] ?? colours[name]}
                error={refusal?.fields[name]}
                maxLength={7}
                required
              />
            </div>
          ))}
          <div>
            <Button name="intent" value="colours">
              {m.settings_save()}
            </Button>
          </div>
        </CsrfForm>
      </AdminSection>
      <p>
        <SiteLink href="/staff/settings/brand" className="inline-flex min-h-11 items-center font-semibold">
          {m.settings_look_names()}
        </SiteLink>
      </p>
    </AdminPage>
  );
}

function colourHints() {
  return {
    deep: { label: m.settings_colour_deep, hint: m.settings_colour_deep_hint },
    teal: { label: m.settings_colour_teal, hint: m.settings_colour_teal_hint },
    gold: { label: m.settings_colour_gold, hint: m.settings_colour_gold_hint },
    cream: { label: m.settings_colour_cream, hint: m.settings_colour_cream_hint },
  };
}
