import { expect, test } from 'vitest';
import { givableActions } from '#src/features/console/roles/staff-access.rules.ts';
import { permissionGroups, permissionLabel } from './permission-words.ts';

test('every permission that a role may have is offered once, in words', () => {
  const offered = permissionGroups().flatMap(({ permissions }) => permissions.map(({ action }) => action));
  expect(offered.toSorted()).toEqual([...givableActions].toSorted());
  expect(givableActions.filter((action) => permissionLabel(action) === action)).toEqual([]);
  expect(permissionLabel('read_trends')).toBe('See the trends');
});
