import type { ReactNode } from 'react';
import type { BreadcrumbItem } from '#src/design/navigation/breadcrumb.tsx';
import { Page } from '#src/design/frame/page.tsx';
import { WithContactAside } from '#src/design/content/contact-aside.tsx';
import { PageHead } from '#src/features/site/seo/ui/page-head.tsx';
import type { FormKind } from '../form-kind.schema.ts';
import type { FormPageData, SheetRefusal } from '../form-page.server.ts';
import { FormSheet } from './form-sheet.tsx';

interface FormPageProps {
  kind: FormKind;
  path: string;
  title: string;
  /** Name in the breadcrumb, where the title is longer. */
  name?: string;
  /** The parent page. */
  parent: BreadcrumbItem;
  intro: string;
  send: string;
  form: FormPageData;
  refusal: SheetRefusal | undefined;
  /** Excluded from search engines. */
  noindex?: boolean;
  /** Above the form. */
  children?: ReactNode;
}

/** A page that consists of a form. */
export function FormPage({
  kind,
  path,
  title,
  name = title,
  parent,
  intro,
  send,
  form,
  refusal,
  noindex = false,
  children,
}: FormPageProps) {
  const crumbs = [parent, { label: name, href: path }];
  return (
    <Page title={title} intro={intro} crumbs={crumbs}>
      <PageHead title={title} description={intro} keywords={[name]} path={path} crumbs={crumbs} noindex={noindex} />
      <WithContactAside>
        {children}
        <FormSheet kind={kind} page={form} refusal={refusal} submitLabel={send} />
      </WithContactAside>
    </Page>
  );
}
