/** Every list of master data, in the order in which a new group fills the lists. */
import { catalogueListNames, type CatalogueList, type CatalogueListName } from '../fields/catalogue-fields.ts';
import { hospitalLists } from './hospital-lists.ts';
import { referenceLists } from './reference-lists.ts';
import { specialityLists } from './speciality-lists.ts';

const all = new Map([...hospitalLists, ...specialityLists, ...referenceLists].map((list) => [list.name, list]));

export const catalogueLists: readonly CatalogueList[] = catalogueListNames.map(catalogueList);

/** The declaration of a master data list: its fields, table and address. */
export function catalogueList(name: CatalogueListName): CatalogueList {
  return all.get(name)!;
}

/**
 * Whether its items are shown on a public page: their own, or that of the hospital or speciality that they belong to.
 */
export function hasPreview({ component, name }: CatalogueList): boolean {
  return component !== undefined || ['hospital-services', 'patient-care', 'speciality-services'].includes(name);
}

/** Whether it is the name of a master data list. */
export function isCatalogueListName(name: string | undefined): name is CatalogueListName {
  return catalogueListNames.some((known) => known === name);
}
