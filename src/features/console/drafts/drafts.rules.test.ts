import { describe, expect, test } from 'vitest';
import { draftAction, readSeen, seenText } from './drafts.rules.ts';

describe('a draft', () => {
  test.each([
    ['/staff/menus/header', 'manage_menus'],
    ['/staff/menus/footer', 'manage_menus'],
    ['/staff/home', 'manage_menus'],
    ['/staff/settings/brand', 'manage_settings'],
    ['/staff/menus/sidebar', undefined],
    ['/staff/home/preview', undefined],
    ['/staff/settings/brand/preview', undefined],
    ['/staff/rates', undefined],
  ])('of %s needs %s', (record, action) => {
    expect(draftAction(record)).toBe(action);
  });

  test.each([
    [{ published: '3', draftId: null }, '3'],
    [{ published: '2026-11-29T06:00:00.000Z', draftId: 'a-b' }, '2026-11-29T06:00:00.000Z~a-b'],
  ])('is named beside the published version: %o', (state, text) => {
    expect(seenText(state)).toBe(text);
    expect(readSeen(text)).toEqual(state);
  });
});
