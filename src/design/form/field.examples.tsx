import { CheckboxField, RadioGroup, SelectField, TextArea, TextField } from './field.tsx';
import type { ComponentExamples } from '../examples.ts';

const times = [
  { value: 'morning', label: 'Morning', hint: '8.30 am to 12 noon' },
  { value: 'afternoon', label: 'Afternoon', hint: '2 pm to 5 pm' },
];
const states = ['Johor', 'Kedah', 'Kuala Lumpur', 'Penang', 'Perak'].map((name) => ({ value: name, label: name }));

export const examples: ComponentExamples = {
  shelf: 'Buttons and fields',

  states: {
    'a text': () => (
      <TextField label="Full name" name="plain" autoComplete="name" hint="As on your MyKad or passport" />
    ),
    'a text, wrong': () => (
      <TextField
        label="Mobile number"
        name="wrong"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        defaultValue="12"
        error="Write the number with its first digits, such as 012 345 6789"
      />
    ),
    'a password': () => <TextField label="Password" name="secret" type="password" autoComplete="current-password" />,
    'a choice from a list': () => <SelectField label="State" name="state" options={states} emptyLabel="Any" />,
    'a choice from a list, wrong': () => (
      <SelectField
        label="State, wrong"
        name="state-wrong"
        options={states}
        emptyLabel="Choose"
        error="Choose a state"
      />
    ),
    'one of two': () => <RadioGroup legend="When suits you?" name="when" options={times} defaultValue="morning" />,
    'one of two, wrong': () => (
      <RadioGroup legend="When suits you? Wrong" name="when-wrong" options={times} error="Choose a time of day" />
    ),
    'a long text': () => (
      <TextArea label="What is it about?" name="reason" hint="A few words help the doctor prepare" />
    ),
    'a box': () => <CheckboxField label="Send me a reminder by text message" name="remind" defaultChecked />,
    'a box, wrong': () => (
      <CheckboxField label="I agree to how my details are used" name="agree" error="We need your agreement to book" />
    ),
  },
};
