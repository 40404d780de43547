import { expect, it } from 'vitest';
import { sectionOf } from '#src/features/console/frame/menu-sections.rules.ts';
import { fileListNames } from '../fields/catalogue-fields.ts';
import { importList } from './file-lists.ts';

it('every import belongs to the list that it fills', () => {
  const apart = fileListNames.filter(
    (name) => sectionOf(`/staff/catalogue/${name}/import`) !== sectionOf(importList(name).adminPage!),
  );
  expect(apart).toEqual([]);
});
