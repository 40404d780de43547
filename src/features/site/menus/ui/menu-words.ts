import { m } from '#src/paraglide/messages.js';
import type { Language } from '#src/shared/languages.ts';
import type { MenuKey } from '../menus.schema.ts';

/** The name of a menu, in the language of the page. */
export function menuName(menu: MenuKey): string {
  return { header: m.menus_header, footer: m.menus_footer }[menu]();
}

/** Where a menu is shown, in the language of the page. */
export function menuHint(menu: MenuKey): string {
  return { header: m.menus_header_hint, footer: m.menus_footer_hint }[menu]();
}

/** The name of a language, in the language of the page. */
export function languageName(language: Language): string {
  return { en: m.templates_english, ms: m.templates_malay, zh: m.templates_chinese }[language]();
}
