import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { readSampleJson } from '#src/platform/sample-files/sample-files.server.ts';
import { faultsOfForm } from '../custom/custom-form.rules.ts';
import type { CustomForm, CustomFormVersion } from '../custom/custom-form.schema.ts';
import { customForms, customFormVersions } from './custom-forms.table.ts';

/** `sample/custom-forms.json`: forms as staff would build them. */
const sampleSchema = z.strictObject({
  slug: z.string(),
  publishedAt: z.iso.datetime({ offset: true }),
  form: z.custom<CustomForm>(
    (form) => Object.keys(faultsOfForm(form as CustomForm, { hospitalId: null })).length === 0,
  ),
});

export async function seedCustomForms(tx: Transaction): Promise<void> {
  for (const { slug, form, publishedAt } of readSampleJson('custom-forms.json', z.array(sampleSchema))) {
    const at = new Date(publishedAt);
    const [added] = await tx
      .insert(customForms)
      .values({ slug, hospitalId: null, status: 'published', draft: form, version: 1, createdAt: at, changedAt: at })
      .returning({ id: customForms.id });
    await tx.insert(customFormVersions).values({ formId: added!.id, number: 1, form, publishedAt: at });
  }
}

/** The newest version of a sample form. */
export async function findFormVersionAt(tx: Transaction, slug: string): Promise<CustomFormVersion | undefined> {
  const [row] = await tx
    .select({
      versionId: customFormVersions.id,
      formId: customForms.id,
      number: customFormVersions.number,
      slug: customForms.slug,
      hospitalId: customForms.hospitalId,
      form: customFormVersions.form,
    })
    .from(customForms)
    .innerJoin(
      customFormVersions,
      and(eq(customFormVersions.formId, customForms.id), eq(customFormVersions.number, customForms.version)),
    )
    .where(eq(customForms.slug, slug));
  return row;
}
