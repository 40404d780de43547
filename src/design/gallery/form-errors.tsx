import { ErrorSummary } from '../error-summary.tsx';
import { CheckboxField, RadioGroup, SelectField, TextArea, TextField } from '../field.tsx';

/** A form whose every field has something to mend. */
export function FormErrors() {
  return (
    <div className="space-y-5">
      <ErrorSummary errors={[{ name: 'wrong-name', message: 'Tell us your name' }, { name: 'wrong-speciality', message: 'Choose a speciality' }]} />
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Your name" name="wrong-name" error="Tell us your name" hint="As in your identity card" />
        <SelectField label="Your speciality" name="wrong-speciality" options={[{ value: 'a', label: 'Cardiology' }]} emptyLabel="Choose" error="Choose a speciality" />
        <TextArea label="Your reason" name="wrong-reason" error="This is too long" />
        <div>
          <RadioGroup legend="Your visit" name="wrong-visit" options={[{ value: 'new', label: 'First visit' }, { value: 'old', label: 'Follow-up' }]} error="Choose one" />
          <CheckboxField label="I agree to the notice" name="wrong-consent" error="Please agree before going on" />
        </div>
      </div>
    </div>
  );
}
