/** Parses the form of an item into the texts of its inputs. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { textOf } from '#src/features/console/frame/frame.server.ts';
import { addImage, listPictures, uploadOf } from '#src/features/publishing/media-library/media-library.server.ts';
import { storeLogo } from '#src/features/site/settings/settings.server.ts';
import { slugOf } from '#src/features/publishing/entries/content.rules.ts';
import { requireCatalogue } from './catalogue-access.server.ts';
import {
  inputNamesOf,
  type CatalogueField,
  type CatalogueInputs,
  type CatalogueList,
} from './fields/catalogue-fields.ts';
import { picturesOffered } from '#src/features/publishing/media-library/media-list.rules.ts';

const longest = 100_000;

/** The text of every input of a list, as its form sends it. */
export function sentInputs(list: CatalogueList, form: FormData): CatalogueInputs {
  return Object.fromEntries(list.fields.flatMap((field) => sentField(field, form)));
}

/** The inputs of a new item; a code that was left out is made from its name, the English one where it has several. */
export function withProposedCode(list: CatalogueList, inputs: CatalogueInputs): CatalogueInputs {
  if (inputs['code']?.trim() !== '' || !list.fields.some(({ kind }) => kind === 'code')) return inputs;
  return {
    ...inputs,
    code: slugOf(inputs['name'] ?? inputs['name_en'] ?? '')
      .slice(0, 80)
      .replace(/-$/, ''),
  };
}

function sentField(field: CatalogueField, form: FormData): [string, string][] {
  const names = inputNamesOf(field);
  const [name = ''] = names;
  if (field.kind === 'choices' || field.kind === 'refs') return [[name, allOf(form, name).filter(Boolean).join('; ')]];
  if (field.kind === 'places') return [[name, sentPlaces(form)]];
  if (field.kind === 'logo') return [[name, textOf(form, `remove_${name}`) !== '' ? '' : textOf(form, name, 100)]];
  if (field.kind === 'picture') return [[name, textOf(form, 'imageNumber') || textOf(form, 'image')]];
  return names.map((input) => [input, textOf(form, input, longest)]);
}

function allOf(form: FormData, name: string): string[] {
  return form.getAll(name).flatMap((value) => (typeof value === 'string' ? [value.trim()] : []));
}

/** The rows of the form as lines of text; empty rows are left out. */
function sentPlaces(form: FormData): string {
  const [hospitals, rooms, fees] = ['places_hospital', 'places_room', 'places_fee'].map((name) =>
    allOf(form, name),
  ) as [string[], string[], string[]];
  return hospitals
    .map((hospital, index) => [hospital, (rooms[index] ?? '').replaceAll('|', '/'), fees[index] ?? ''])
    .filter((parts) => parts.some(Boolean))
    .map((parts) => parts.join(' | '))
    .join('\n');
}

/** The inputs with the newly chosen files, which are stored. Errors of `withNewLogo` and `addImage`. */
export async function withNewFiles(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  sent: { list: CatalogueList; form: FormData; inputs: CatalogueInputs },
): Promise<CatalogueInputs> {
  return withNewPicture(app, actor, { ...sent, inputs: await withNewLogo(app, actor, sent) });
}

/** Adds a newly chosen picture to the media library and puts its id among the inputs. Errors of `addImage`. */
async function withNewPicture(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  sent: { list: CatalogueList; form: FormData; inputs: CatalogueInputs },
): Promise<CatalogueInputs> {
  const { list, form, inputs } = sent;
  if (!list.fields.some(({ kind }) => kind === 'picture')) return inputs;
  const picture = await uploadOf(form, 'newImage');
  if (picture.bytes.length === 0) return inputs;
  return { ...inputs, picture: String(await addImage(app, actor, { ...picture, action: 'manage_catalogue' })) };
}

/**
 * Stores a newly chosen logo and icon and puts their addresses among the inputs. Throws 403, and setting_invalid (422)
 * beside the input.
 */
async function withNewLogo(
  app: Pick<App, 'db' | 'clock'>,
  actor: Actor,
  { list, form, inputs }: { list: CatalogueList; form: FormData; inputs: CatalogueInputs },
): Promise<CatalogueInputs> {
  const stored = { ...inputs };
  for (const { name, kind } of list.fields) {
    const file = kind === 'logo' ? form.get(`new_${name}`) : null;
    if (!(file instanceof File) || file.size === 0) continue;
    requireCatalogue(actor, list);
    stored[name] = await storeLogo(app, file, name === 'icon' ? 'icon' : 'logo');
  }
  return stored;
}

/** The newest pictures of the media library, for lists with a picture field. */
export async function picturesFor(app: Pick<App, 'db'>, list: CatalogueList) {
  if (!list.fields.some(({ kind }) => kind === 'picture')) return [];
  return listPictures(app.db, { limit: picturesOffered.form });
}
