import { expect, test } from 'vitest';
import { groupsIn } from './openid-provider.server.ts';

test.each([
  [{ groups: ['desk', 'editors'] }, 'groups', ['desk', 'editors']],
  [{ realm_access: { roles: ['desk'] } }, 'realm_access.roles', ['desk']],
  [{ 'https://example.com/groups': ['desk'] }, 'https://example.com/groups', ['desk']],
  [{ groups: 'administrators' }, 'groups', []],
  [{ groups: [1, null, { name: 'desk' }, 'desk'] }, 'groups', ['desk']],
  [{ _claim_names: { groups: 'src1' } }, 'groups', []],
  [{}, 'constructor.name', []],
])('%j has in its claim %s the groups %j', (claims, name, groups) => {
  expect(groupsIn(claims, name)).toEqual(groups);
});

test('a list of groups without end is cut', () => {
  expect(groupsIn({ groups: Array.from({ length: 5_000 }, (_, index) => `g${index}`) }, 'groups')).toHaveLength(1_000);
});
