import { useState, type ReactNode } from 'react';
import { DoctorPortrait } from '../art/doctor-portrait.tsx';
import { HospitalPicture } from '../art/hospital-picture.tsx';
import { Mark } from '../art/mark.tsx';
import { Scene } from '../art/scene.tsx';
import { SpecialityIcon } from '../art/speciality-icon.tsx';
import { Button, ButtonLink } from '../button.tsx';
import { Card } from '../card.tsx';
import { Chip, ChipLink } from '../chip.tsx';
import { Dialog } from '../dialog.tsx';
import { EmptyState } from '../empty-state.tsx';
import { CheckboxField, RadioGroup, SelectField, TextArea, TextField } from '../field.tsx';
import { FilterPanel } from '../filter-panel.tsx';
import { Notice } from '../notice.tsx';
import { Page } from '../page.tsx';
import { Pagination } from '../pagination.tsx';
import { CardSkeleton } from '../skeleton.tsx';
import { FormErrors } from './form-errors.tsx';

const options = [{ value: 'a', label: 'Cardiology' }, { value: 'b', label: 'A speciality with a name so long that it has to break over two lines on a phone' }];
const icons = ['heart', 'brain', 'bone', 'child', 'mother', 'eye', 'ear', 'skin', 'lungs', 'kidney', 'stomach', 'liver', 'cancer', 'blood', 'diabetes', 'mind', 'tooth', 'surgery', 'spine', 'sport', 'urology', 'fertility', 'vascular', 'plastic', 'infection', 'elderly', 'rehab', 'radiology', 'anaesthesia', 'emergency', 'generic'];
const states = ['Kuala Lumpur', 'Selangor', 'Johor', 'Perak', 'Kedah', 'Sarawak', 'Pahang', 'Penang', 'Kelantan', 'Perlis', 'Sabah', 'Negeri Sembilan'];

/** Every component in each of its states: what people look at, and what the accessibility test runs over. */
export default function GalleryPage() {
  return (
    <Page title="Design" crumbs={[{ label: 'Design' }]} lead="Every component in each state.">
      <title>Design | components in each state</title>
      <meta name="description" content="Every component of the design system in each of its states." />
      <meta name="robots" content="noindex" />
      <div className="space-y-14">
        <Group title="Buttons and links"><Buttons /></Group>
        <Group title="Chips"><div className="flex flex-wrap gap-3"><Chip>A small fact</Chip><ChipLink href="/design">A filter that is set</ChipLink><ChipLink href="/design" removes={false}>A choice</ChipLink></div></Group>
        <Group title="Notices"><div className="grid gap-4">{(['info', 'success', 'warning'] as const).map((tone) => <Notice key={tone} tone={tone} title={`A ${tone} notice`}>It says what to know before going on.</Notice>)}<Notice tone="error" title="An error">It says what to do.</Notice></div></Group>
        <Group title="Form"><Fields /></Group>
        <Group title="Form with errors"><FormErrors /></Group>
        <Group title="Filters"><FilterPanel action="/design" isOpen><SelectField label="Filter" name="filter" options={options} emptyLabel="Any" /></FilterPanel></Group>
        <Group title="Cards, loading, empty"><div className="grid gap-5 md:grid-cols-2"><Card className="p-5"><h3>A card</h3><p>One corner is the petal.</p></Card><CardSkeleton /></div><div className="mt-5"><EmptyState title="Nothing here yet" action={<ButtonLink href="/design">The next step</ButtonLink>}>It says why.</EmptyState></div></Group>
        <Group title="Pagination"><Pagination page={1} pageSize={12} total={20} hrefFor={() => '/design'} /><Pagination page={25} pageSize={12} total={600} hrefFor={(page) => `/design?page=${page}`} /></Group>
        <Group title="Dialog"><DialogExample /></Group>
        <Group title="Pictures"><Pictures /></Group>
      </div>
    </Page>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return <section><h2 className="mb-4">{title}</h2>{children}</section>;
}

function Buttons() {
  return (
    <div className="flex flex-wrap gap-3">
      {(['primary', 'secondary', 'quiet', 'danger'] as const).map((variant) => <Button key={variant} type="button" variant={variant}>A {variant} button</Button>)}
      <Button type="button" disabled>Disabled</Button>
      <ButtonLink href="/design">A link that is a next step</ButtonLink>
    </div>
  );
}

function Fields() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      <TextField label="Name" name="plain-name" hint="As in your identity card" />
      <SelectField label="Speciality" name="plain-speciality" options={options} emptyLabel="Any speciality" />
      <TextArea label="Reason" name="plain-reason" />
      <div>
        <RadioGroup legend="Have you been here before?" name="plain-visit" options={[{ value: 'new', label: 'New' }, { value: 'returning', label: 'Returning', hint: 'Bring your card' }]} defaultValue="new" />
        <CheckboxField label="I agree" name="plain-consent" />
      </div>
    </div>
  );
}

function DialogExample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button type="button" variant="secondary" onClick={() => setIsOpen(true)}>Open the dialog</Button>
      <Dialog id="example-dialog" title="A dialog" isOpen={isOpen} onClose={() => setIsOpen(false)}><p>Escape closes it; the focus returns to the button.</p></Dialog>
    </>
  );
}

function Pictures() {
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center gap-4"><Mark size={64} />{icons.map((name) => <SpecialityIcon key={name} name={name} />)}</div>
      <div className="grid grid-cols-2 gap-4 md:grid-cols-4">{states.map((state) => <HospitalPicture key={state} seed={state} state={state} className="w-full rounded-petal" />)}</div>
      <div className="grid grid-cols-4 gap-3 md:grid-cols-8">{['malay', 'chinese', 'indian', 'bornean'].flatMap((heritage) => [1, 2, 3, 4].map((number) => <DoctorPortrait key={heritage + number} seed={`${heritage}:${number}`} gender={number % 2 ? 'female' : 'male'} className="w-full rounded-petal" />))}</div>
      <div className="grid gap-4 md:grid-cols-3">{['hospital', 'people', 'consultation', 'booking', 'teleconsult', 'empty', 'not-found', 'error', 'hills'].map((topic) => <Scene key={topic} topic={topic} seed="gallery" className="w-full" />)}</div>
    </div>
  );
}
