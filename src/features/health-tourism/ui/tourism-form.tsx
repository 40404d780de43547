import { Notice } from '#src/design/notice.tsx';
import { Page } from '#src/design/page.tsx';
import type { FormKind } from '#src/features/forms/form-kind.ts';
import type { FormPageData, SheetRefusal } from '#src/features/forms/form-page.server.ts';
import { FormSheet } from '#src/features/forms/ui/form-sheet.tsx';
import { PageHead } from '#src/features/seo/ui/page-head.tsx';
import { m } from '#src/paraglide/messages.js';

interface TourismFormProps {
  kind: FormKind;
  path: string;
  title: string;
  /** What it is called on the way to it, where the title says more. */
  name?: string;
  intro: string;
  send: string;
  form: FormPageData;
  refusal: SheetRefusal | undefined;
}

/** The page of a form for people from abroad. */
export function TourismForm({ kind, path, title, name = title, intro, send, form, refusal }: TourismFormProps) {
  const crumbs = [{ label: m.health_tourism_to_centre(), href: '/international-patient-centre' }, { label: name, href: path }];
  return (
    <Page title={title} intro={intro} crumbs={crumbs}>
      <PageHead title={title} description={intro} keywords={[name]} path={path} crumbs={crumbs} />
      <div className="max-w-2xl">
        <div className="mb-6"><Notice tone="warning">{m.health_tourism_not_urgent()}</Notice></div>
        <FormSheet kind={kind} page={form} refusal={refusal} submitLabel={send} />
      </div>
    </Page>
  );
}
