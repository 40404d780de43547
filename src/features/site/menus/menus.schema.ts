import type { Language } from '#src/shared/languages.ts';

/** The menus of the public pages that staff may change. */
export const menuKeys = ['header', 'footer'] as const;
export type MenuKey = (typeof menuKeys)[number];

export type ThreeTexts = Record<Language, string>;

/** An item of a menu as it is edited and stored. */
export interface MenuItem {
  /** A letter and up to four digits; other items name it in `under`. */
  id: string;
  /** The id of the item that it is listed under; empty at the top. */
  under: string;
  /** An address of this site without language prefix, or an https address; empty where other items are under it. */
  href: string;
  label: ThreeTexts;
  /** The line below the label in the header's menu; empty in all languages, or in none. */
  hint: ThreeTexts;
}

/** An entry that visitors see: a heading with links, or one link with an address of its own. */
export interface ShownGroup {
  title: string;
  href?: string;
  links: { label: string; href: string; hint?: string }[];
}

/** A fault of one field of an item; `address` is the present address of a moved page. */
export type MenuFault =
  | 'label_missing'
  | 'label_long'
  | 'hint_missing'
  | 'hint_long'
  | 'characters'
  | 'too_wide'
  | 'under_unknown'
  | 'circular'
  | 'too_deep'
  | 'address_missing'
  | 'address_of_heading'
  | 'address_long'
  | 'address_unknown'
  | 'address_gone'
  | 'address_outside'
  | 'too_many';
export type FoundFault = { fault: MenuFault } | { fault: 'address_moved'; address: string };
/** Faults by the name of the field: 'en-3', 'href-3'. */
export type MenuFaults = Record<string, FoundFault>;
