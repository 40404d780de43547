import { Button, ButtonLink } from '../button.tsx';
import { ErrorSummary } from '../error-summary.tsx';
import { CheckboxField, RadioGroup, SelectField, TextArea, TextField } from '../field.tsx';
import { FilterPanel } from '../filter-panel.tsx';
import { GallerySection, Specimen } from './gallery-section.tsx';

const times = [
  { value: 'morning', label: 'Morning', hint: '8.30 am to 12 noon' },
  { value: 'afternoon', label: 'Afternoon', hint: '2 pm to 5 pm' },
];
const states = ['Johor', 'Kedah', 'Kelantan', 'Kuala Lumpur', 'Pahang', 'Penang', 'Perak'].map((name) => ({
  value: name,
  label: name,
}));

/** Buttons and form controls. */
export function Forms() {
  return (
    <>
      <GallerySection title="Buttons">
        <Specimen name="primary, secondary, quiet, danger, disabled">
          <div className="flex flex-wrap gap-3">
            <Button type="button">Book this time</Button>
            <Button type="button" variant="secondary">
              Choose another
            </Button>
            <Button type="button" variant="quiet">
              Not now
            </Button>
            <Button type="button" variant="danger">
              Cancel the appointment
            </Button>
            <Button type="button" disabled>
              Please wait
            </Button>
          </div>
        </Specimen>
        <Specimen name="links that look like the next step">
          <div className="flex flex-wrap gap-3">
            <ButtonLink href="/doctor">Find a doctor</ButtonLink>
            <ButtonLink href="/our-hospitals" variant="secondary">
              Our hospitals
            </ButtonLink>
          </div>
        </Specimen>
      </GallerySection>
      <GallerySection title="Fields">
        <div className="grid gap-6 md:grid-cols-2">
          <TextField label="Full name" name="plain" autoComplete="name" hint="As on your MyKad or passport" />
          <TextField
            label="Mobile number"
            name="wrong"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            defaultValue="12"
            error="Write the number with its first digits, such as 012 345 6789"
          />
          <SelectField label="State" name="state" options={states} emptyLabel="Any" />
          <SelectField
            label="State, wrong"
            name="state-wrong"
            options={states}
            emptyLabel="Choose"
            error="Choose a state"
          />
          <RadioGroup legend="When suits you?" name="when" options={times} defaultValue="morning" />
          <RadioGroup legend="When suits you? Wrong" name="when-wrong" options={times} error="Choose a time of day" />
          <TextArea label="What is it about?" name="reason" hint="A few words help the doctor prepare" />
          <div>
            <CheckboxField label="Send me a reminder by text message" name="remind" defaultChecked />
            <CheckboxField
              label="I agree to how my details are used"
              name="agree"
              error="We need your agreement to book"
            />
          </div>
        </div>
        <Specimen name="What to mend, above the form">
          <QuietSummary />
        </Specimen>
      </GallerySection>
      <GallerySection title="Filters">
        <div className="max-w-sm">
          <FilterPanel action="/design" clearHref="/design">
            <SelectField label="Hospital in" name="location" options={states} emptyLabel="Any state" />
            <TextField label="Name" name="q" type="search" autoComplete="off" />
          </FilterPanel>
        </div>
      </GallerySection>
    </>
  );
}

/** An error summary that does not take the focus in the gallery. */
function QuietSummary() {
  return (
    <ErrorSummary
      takesFocus={false}
      errors={[
        { name: 'wrong', message: 'Write the number with its first digits' },
        { name: 'agree', message: 'We need your agreement to book' },
      ]}
    />
  );
}
