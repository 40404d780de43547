import type { ComponentProps } from 'react';
import { Notice } from '#src/design/states/notice.tsx';
import { FormPage } from '#src/features/requests/forms/ui/form-page.tsx';
import { m } from '#src/paraglide/messages.js';

/** The page of a form for people from abroad. */
export function TourismForm(form: Omit<ComponentProps<typeof FormPage>, 'parent' | 'children'>) {
  return (
    <FormPage {...form} parent={{ label: m.health_tourism_to_centre(), href: '/international-patient-centre' }}>
      <div className="mb-6">
        <Notice tone="warning">{m.health_tourism_not_urgent()}</Notice>
      </div>
    </FormPage>
  );
}
