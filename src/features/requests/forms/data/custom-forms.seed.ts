import { z } from 'zod';
import type { Transaction } from '#src/platform/db/transaction.ts';
import { readSampleJson } from '#src/platform/sample-files/sample-files.server.ts';
import { faultsOfForm } from '../custom/custom-form.rules.ts';
import type { CustomForm } from '../custom/custom-form.schema.ts';
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
