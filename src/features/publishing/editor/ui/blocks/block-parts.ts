/** The blocks of a landing page in the editor: their names, their fields and the words for their faults. */
import { m } from '#src/paraglide/messages.js';
import type { BlockFault, BlockKind } from '#src/features/publishing/entries/landing-blocks/landing-blocks.schema.ts';

export type PartType =
  | 'line'
  | 'text'
  | 'html'
  | 'address'
  | 'phone'
  | 'icon'
  | 'picture'
  | 'scene'
  | 'side'
  | 'hospital'
  | 'speciality'
  | 'packageType'
  | 'form'
  | 'most';

export interface BlockPart {
  name: string;
  type: PartType;
  label: () => string;
  hint?: () => string;
}

export interface BlockShape {
  words: () => string;
  parts: readonly BlockPart[];
  /** Parts of which the block has several: its cards, its steps. */
  items?: { words: () => string; parts: readonly BlockPart[] };
}

const heading: BlockPart = { name: 'heading', type: 'line', label: m.landing_part_heading };
const html: BlockPart = { name: 'html', type: 'html', label: m.landing_part_text };
const title: BlockPart = { name: 'title', type: 'line', label: m.landing_part_title };
const text: BlockPart = { name: 'text', type: 'text', label: m.landing_part_text };
const href: BlockPart = {
  name: 'href',
  type: 'address',
  label: m.landing_part_link,
  hint: m.landing_part_link_hint,
};
const hospital: BlockPart = { name: 'hospital', type: 'hospital', label: m.landing_part_hospital };
const most: BlockPart = { name: 'most', type: 'most', label: m.landing_part_most };

export const blockShapes: Record<BlockKind, BlockShape> = {
  text: { words: m.landing_kind_text, parts: [heading, html] },
  picture: {
    words: m.landing_kind_picture,
    parts: [
      heading,
      html,
      { name: 'mediaId', type: 'picture', label: m.landing_part_picture, hint: m.landing_part_picture_hint },
      { name: 'scene', type: 'scene', label: m.landing_part_scene },
      { name: 'side', type: 'side', label: m.landing_part_side },
    ],
  },
  cards: {
    words: m.landing_kind_cards,
    parts: [heading],
    items: {
      words: m.landing_item_card,
      parts: [title, text, href, { name: 'icon', type: 'icon', label: m.landing_part_icon }],
    },
  },
  steps: {
    words: m.landing_kind_steps,
    parts: [heading],
    items: { words: m.landing_item_step, parts: [title, text] },
  },
  questions: {
    words: m.landing_kind_questions,
    parts: [heading],
    items: {
      words: m.landing_part_question,
      parts: [
        { ...title, label: m.landing_part_question },
        { ...text, label: m.landing_part_answer },
      ],
    },
  },
  action: {
    words: m.landing_kind_action,
    parts: [
      heading,
      text,
      { ...title, name: 'label', label: m.landing_part_button },
      href,
      { name: 'phone', type: 'phone', label: m.landing_part_phone, hint: m.landing_part_phone_hint },
    ],
  },
  doctors: {
    words: m.landing_kind_doctors,
    parts: [heading, hospital, { name: 'speciality', type: 'speciality', label: m.landing_part_speciality }, most],
  },
  packages: {
    words: m.landing_kind_packages,
    parts: [heading, hospital, { name: 'packageType', type: 'packageType', label: m.landing_part_package_type }, most],
  },
  form: { words: m.landing_kind_form, parts: [{ name: 'form', type: 'form', label: m.landing_part_form }] },
};
export const blockKinds = Object.keys(blockShapes) as BlockKind[];

export const faultWords: Record<BlockFault, () => string> = {
  missing: m.landing_fault_missing,
  long: m.landing_fault_long,
  address: m.landing_fault_address,
  phone: m.landing_fault_phone,
  either: m.landing_fault_either,
  empty: m.landing_fault_empty,
  wrong: m.landing_fault_wrong,
};

/** The typed texts of a part by name. */
export type TypedItem = Record<string, string>;
/** A block in the editor: its texts, and its items where its kind has them. */
export interface TypedBlock {
  /** Only the editor uses it, to recognise a block that was moved. */
  id: number;
  kind: BlockKind;
  values: TypedItem;
  items: TypedItem[];
}

/** A new block of the kind, with one item where it has any. */
export function newBlock(kind: BlockKind, id: number): TypedBlock {
  return { id, kind, values: {}, items: blockShapes[kind].items ? [{}] : [] };
}

/** The blocks of a stored or typed value; a text that is not a list of blocks gives none. */
export function typedBlocks(json: string): TypedBlock[] {
  let stored: unknown;
  try {
    stored = JSON.parse(json || '[]');
  } catch {
    stored = [];
  }
  if (!Array.isArray(stored)) return [];
  return stored.flatMap((one: Record<string, unknown>, id) => {
    const kind = blockKinds.find((name) => name === one?.['kind']);
    if (!kind) return [];
    const { kind: _kind, items, ...values } = one;
    return { id, kind, values: values as TypedItem, items: (items as TypedItem[] | undefined) ?? [] };
  });
}

/** The blocks as the form sends them. */
export function blocksAsSent(blocks: readonly TypedBlock[]): Record<string, unknown>[] {
  return blocks.map(({ kind, values, items }) => ({
    kind,
    ...values,
    // A required text that nobody typed counts as missing, not as wrong.
    ...emptyTexts(blockShapes[kind].parts, values),
    ...(blockShapes[kind].items
      ? { items: items.map((item) => ({ ...item, ...emptyTexts(blockShapes[kind].items!.parts, item) })) }
      : {}),
  }));
}

function emptyTexts(parts: readonly BlockPart[], values: TypedItem): TypedItem {
  const typed = parts.filter(({ type, name }) => values[name] === undefined && type !== 'most' && type !== 'side');
  return Object.fromEntries(typed.map(({ name }) => [name, '']));
}
