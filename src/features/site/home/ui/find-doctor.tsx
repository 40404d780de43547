import { Button } from '#src/design/form/button.tsx';
import { SelectField, TextField } from '#src/design/form/field.tsx';
import { ScenePicture } from '#src/design/pictures/pictures.tsx';
import { SiteLink } from '#src/design/navigation/site-link.tsx';
import { useStrapline } from '#src/design/frame/use-strapline.ts';
import { m } from '#src/paraglide/messages.js';
import { getLocale } from '#src/paraglide/runtime.js';
import { localPath } from '#src/shared/addresses.ts';
import { localText } from '#src/shared/local-text.ts';
import type { SectionProps } from '../home.schema.ts';

/**
 * The hero: the group's strapline, the heading, and a search for a doctor, whose list of suggestions hangs over the
 * section's end.
 */
export function FindDoctor({ title, data }: SectionProps<'find_doctor'>) {
  return (
    <section className="overflow-x-clip bg-cream">
      <div className="page-column pt-4 pb-5 md:pt-14 md:pb-8">
        <div className="grid items-end gap-8 md:grid-cols-[minmax(0,1fr)_minmax(0,0.9fr)]">
          <div className="pb-4 md:pb-12">
            <p className="mb-1 font-medium text-gold-text md:mb-3">{useStrapline()}</p>
            <h1 className="text-[1.75rem] leading-[1.1] font-semibold sm:text-4xl tracking-tight text-balance text-deep md:text-5xl lg:text-6xl">
              {title}
            </h1>
            <p className="mt-4 max-w-prose text-lg text-muted max-sm:hidden">{m.home_lead()}</p>
          </div>
          <div className="hidden self-end md:block">
            <ScenePicture seed="home" topic="hospital" className="h-auto w-full" />
          </div>
        </div>
        <FindBar data={data} />
      </div>
    </section>
  );
}

function FindBar({ data }: Pick<SectionProps<'find_doctor'>, 'data'>) {
  const language = getLocale();
  return (
    <form
      method="get"
      action={localPath('/doctor', language)}
      role="search"
      aria-label={m.home_find_title()}
      className="relative rounded-petal border border-line bg-white p-4 shadow-lift md:p-6"
    >
      <div className="mb-2 flex flex-wrap items-baseline md:mb-4 justify-between gap-x-6">
        <h2 className="text-xl font-semibold text-deep">{m.home_find_title()}</h2>
        <SiteLink
          href="/doctor"
          className="hidden min-h-11 items-center text-teal underline underline-offset-4 sm:inline-flex"
        >
          {m.home_find_all()}
        </SiteLink>
      </div>
      <div className="grid gap-2.5 md:grid-cols-2 md:items-end md:gap-4 lg:grid-cols-[1fr_1fr_1fr_auto]">
        <SelectField
          label={m.doctors_filter_speciality()}
          name="specialisation"
          emptyLabel={m.doctors_filter_any()}
          options={data.specialities.map(({ slug, name }) => ({ value: slug, label: localText(name, language).text }))}
        />
        <SelectField
          label={m.doctors_hospital()}
          name="location"
          emptyLabel={m.doctors_filter_any()}
          options={data.hospitals.map(({ name }) => ({ value: name, label: name }))}
        />
        <NameField />
        <Button type="submit">{m.home_find_button()}</Button>
      </div>
    </form>
  );
}

/** The field for a name; its list is filled while somebody types (suggest-doctors.ts). */
function NameField() {
  return (
    <div className="relative">
      <TextField label={m.doctors_filter_name()} name="doctor_name" type="search" autoComplete="off" />
      <div
        id="doctor-suggestions"
        hidden
        className="absolute inset-x-0 top-full z-30 mt-1 max-h-96 scroll-mb-20 overflow-y-auto rounded-soft border border-line bg-white py-1 shadow-lift lg:right-auto lg:w-96"
      />
      <span role="status" className="sr-only" />
    </div>
  );
}
