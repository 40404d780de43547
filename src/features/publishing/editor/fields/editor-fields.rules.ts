/** The kind's own fields as form controls: one each, parsed into the shape that the kind's schema validates. */
import { traitsOf, type Kind } from '#src/features/publishing/entries/content-kinds.schema.ts';
import { sentRecordingId } from '#src/features/publishing/entries/fields/recording-fields.rules.ts';
import type { ControlType } from '#src/features/publishing/entries/fields/editor-control.schema.ts';
import type { EditorField } from '#src/features/publishing/entries/fields/editor-control.schema.ts';
import {
  emergencyCall,
  libraryEditorFields,
} from '#src/features/publishing/entries/fields/library-editor-fields.rules.ts';

export type { ControlType, EditorField } from '#src/features/publishing/entries/fields/editor-control.schema.ts';

/** Where it is not answered, the kind needs a doctor's approval. */
const healthAdvice: EditorField = { name: 'healthAdvice', type: 'yes_no', otherwise: 'yes' };
const scene: EditorField = { name: 'scene', type: 'scene' };
const audience: EditorField[] = [
  { name: 'gender', type: 'gender' },
  { name: 'specialisation', type: 'speciality' },
];

/** The controls of each kind; fields without a control are preserved. */
export const editorFields: Partial<Record<Kind, readonly EditorField[]>> = {
  article: [{ name: 'type', type: 'text' }, emergencyCall, scene],
  video: [
    { name: 'type', type: 'text' },
    { name: 'youtubeId', type: 'text' },
    { name: 'durationSeconds', type: 'number' },
    { name: 'spokenLanguage', type: 'language' },
    { name: 'chapters', type: 'chapters' },
    { name: 'transcript', type: 'long' },
    emergencyCall,
    scene,
  ],
  podcast: [
    { name: 'type', type: 'text' },
    { name: 'episode', type: 'number' },
    { name: 'durationSeconds', type: 'number' },
    { name: 'spokenLanguage', type: 'language' },
    { name: 'chapters', type: 'chapters' },
    { name: 'transcript', type: 'long' },
    emergencyCall,
    scene,
  ],
  news: [{ name: 'place', type: 'text' }, healthAdvice, emergencyCall, scene],
  csr: [{ name: 'place', type: 'text' }, healthAdvice, emergencyCall, scene],
  career: [
    { name: 'department', type: 'text', isRequired: true },
    { name: 'hospitalSlug', type: 'hospital' },
    { name: 'employment', type: 'employment', isRequired: true },
    { name: 'closesAt', type: 'instant', isRequired: true },
    { name: 'requirements', type: 'lines' },
    { name: 'offers', type: 'lines' },
  ],
  tender: [
    { name: 'number', type: 'text', isRequired: true },
    { name: 'category', type: 'text' },
    { name: 'hospitalSlug', type: 'hospital' },
    { name: 'opensAt', type: 'instant' },
    { name: 'briefingAt', type: 'instant' },
    { name: 'closesAt', type: 'instant', isRequired: true },
    { name: 'documents', type: 'documents' },
    { name: 'contact', type: 'text' },
  ],
  campaign: [
    { name: 'startsOn', type: 'date', isRequired: true },
    { name: 'endsOn', type: 'date', isRequired: true },
    { name: 'approvalNumber', type: 'text', isRequired: true },
    { name: 'approvalExpiresOn', type: 'date', isRequired: true },
    { name: 'hospitalSlugs', type: 'hospitals' },
    { name: 'packageSlugs', type: 'words' },
    emergencyCall,
    scene,
    ...audience,
  ],
  event: [
    { name: 'startsAt', type: 'instant', isRequired: true },
    { name: 'endsAt', type: 'instant', isRequired: true },
    { name: 'place', type: 'text', isRequired: true },
    { name: 'hospitalSlug', type: 'hospital' },
    { name: 'capacity', type: 'number' },
    { name: 'fee', type: 'number' },
    { name: 'approvalNumber', type: 'text' },
    { name: 'approvalExpiresOn', type: 'date' },
    emergencyCall,
    scene,
    ...audience,
  ],
  faq: [{ name: 'group', type: 'text', isRequired: true }, healthAdvice],
  page: [healthAdvice],
  'home-section': [
    { name: 'position', type: 'number' },
    { name: 'hidden', type: 'yes_no' },
    { name: 'link', type: 'text' },
    { name: 'linkLabel', type: 'text' },
    healthAdvice,
  ],
  'mccn-faq': [{ name: 'position', label: 'order', type: 'number' }, healthAdvice],
  'mccn-benefit': [
    { name: 'position', label: 'order', type: 'number' },
    { name: 'url', label: 'link', type: 'text', isRequired: true },
    { name: 'icon', type: 'icon', isRequired: true },
    { name: 'color', type: 'colour', isRequired: true },
    healthAdvice,
  ],
  landing: [
    { name: 'blocks', type: 'blocks', isRequired: true },
    healthAdvice,
    emergencyCall,
    { name: 'lastDay', type: 'date' },
    { name: 'movedTo', type: 'text' },
    scene,
  ],
  block: [{ name: 'place', type: 'text' }, healthAdvice],
  treatment: [
    { name: 'specialitySlug', type: 'speciality', label: 'specialisation', isRequired: true },
    { name: 'costFromRm', type: 'number', isRequired: true },
    { name: 'costToRm', type: 'number', isRequired: true },
    { name: 'stayNights', type: 'number', isRequired: true },
    { name: 'recoveryWeeks', type: 'number', isRequired: true },
    { name: 'includes', type: 'lines' },
    { name: 'excludes', type: 'lines' },
    { name: 'approvalNumber', type: 'text', isRequired: true },
    { name: 'approvalExpiresOn', type: 'date', isRequired: true },
  ],
  ...libraryEditorFields,
};

const lines = (typed: string) =>
  typed
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** '12:05' or '1:02:05' as seconds; NaN for any other text. */
function secondsOf(clock: string): number {
  return /^\d{1,2}(:\d{2}){1,2}$/.test(clock)
    ? clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
    : Number.NaN;
}

const listTypes: ReadonlySet<ControlType> = new Set([
  'lines',
  'words',
  'chapters',
  'documents',
  'hospitals',
  'references',
  'blocks',
]);

/** Parses 'Title | year | address' of a source; a missing year is refused by the schema. */
function typedReference(line: string): { title: string; year: number; url?: string } {
  const [title = '', year = '', url] = line.split('|').map((part) => part.trim());
  return { title, year: year === '' ? Number.NaN : Number(year), ...(url ? { url } : {}) };
}

/** The blocks that the editor sends as JSON; any other text stays as it is, and the schema refuses it. */
function typedBlocks(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/**
 * The typed text in the shape that the kind's schema expects; undefined for an empty text. A text in the wrong format
 * stays as typed, and the schema refuses it.
 */
export function readTyped(type: ControlType, typed: string): unknown {
  const text = typed.trim();
  if (text === '') return listTypes.has(type) ? [] : undefined;
  switch (type) {
    case 'number':
      return Number(text);
    case 'instant':
      return /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(text) ? `${text}:00+08:00` : text;
    case 'lines':
      return lines(text);
    case 'words':
    case 'hospitals':
      return text.split(/[\s,]+/).filter((word) => word !== '');
    case 'chapters':
      return lines(text).map((line) => {
        const [clock = '', ...title] = line.split(' ');
        return { at: secondsOf(clock), title: title.join(' ') };
      });
    case 'references':
      return lines(text).map(typedReference);
    case 'blocks':
      return typedBlocks(text);
    case 'documents':
      return lines(text).map((line) => {
        const [title = '', description] = line.split('|').map((part) => part.trim());
        return description ? { title, description } : { title };
      });
    default:
      return text;
  }
}

/** A stored value as its control shows it. */
export function typedForm(type: ControlType, value: unknown): string {
  if (value === undefined || value === null) return '';
  switch (type) {
    case 'instant':
      return localInstant(String(value));
    case 'lines':
      return (value as string[]).join('\n');
    case 'words':
    case 'hospitals':
      return (value as string[]).join(', ');
    case 'chapters':
      return (value as { at: number; title: string }[])
        .map(({ at, title }) => `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')} ${title}`)
        .join('\n');
    case 'references':
      return (value as { title: string; year: number; url?: string }[])
        .map(({ title, year, url }) => [title, year, ...(url ? [url] : [])].join(' | '))
        .join('\n');
    case 'blocks':
      return JSON.stringify(value);
    case 'documents':
      return (value as { title: string; description?: string }[])
        .map(({ title, description }) => (description ? `${title} | ${description}` : title))
        .join('\n');
    default:
      return String(value);
  }
}

/** An instant as the date-and-time control writes it, in Malaysian time. */
export function localInstant(iso: string): string {
  const at = Date.parse(iso);
  return Number.isNaN(at) ? '' : new Date(at + 8 * 3_600_000).toISOString().slice(0, 16);
}

/** The fields of a kind that have a control; a save leaves all others as they are. */
export const fieldsWithControl = (kind: Kind): ReadonlySet<string> =>
  new Set((editorFields[kind] ?? []).map(({ name }) => name));

/** The controls that all languages share. The length of a recording that staff sent is read from its file. */
export const sharedControls = ({ kind, fields }: { kind: Kind; fields: Record<string, unknown> }): EditorField[] =>
  (editorFields[kind] ?? []).filter(
    ({ name }) =>
      !traitsOf(kind).localizedFields.includes(name) && !(name === 'durationSeconds' && sentRecordingId(kind, fields)),
  );
