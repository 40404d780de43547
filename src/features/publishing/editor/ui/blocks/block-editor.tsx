import { useEffect, useRef } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { m } from '#src/paraglide/messages.js';
import type { BlockFault } from '#src/features/publishing/entries/landing-blocks/landing-blocks.schema.ts';
import { BlockPartControl, type BlockChoices } from './block-part-control.tsx';
import { blockShapes, faultWords, type BlockPart, type TypedBlock, type TypedItem } from './block-parts.ts';

interface BlockEditorProps {
  block: TypedBlock;
  place: number;
  total: number;
  /** The faults of this block by field: 'items.0.href'. */
  faults: Record<string, BlockFault>;
  choices: BlockChoices;
  onChange(block: TypedBlock): void;
  onMove(by: -1 | 1): void;
  onRemove(): void;
}

/** One block in the editor: its place among the others, and its fields. Alt and an arrow key move it. */
export function BlockEditor({ block, place, total, onMove, onRemove, ...fields }: BlockEditorProps) {
  const kind = blockShapes[block.kind].words();
  const frame = useMovedByKey(onMove);
  return (
    <section
      ref={frame}
      aria-labelledby={`block-${block.id}-title`}
      className="rounded-soft border-2 border-line bg-white p-4"
    >
      <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
        <h3 id={`block-${block.id}-title`} className="text-lg">
          {m.landing_block_title({ place, kind })}
        </h3>
        <p className="flex flex-wrap gap-2 max-sm:-ml-3">
          <PlaceButton label={m.landing_block_up()} of={kind} isOff={place === 1} onPress={() => onMove(-1)} />
          <PlaceButton label={m.landing_block_down()} of={kind} isOff={place === total} onPress={() => onMove(1)} />
          <PlaceButton label={m.landing_block_remove()} of={kind} isOff={false} onPress={onRemove} />
        </p>
      </div>
      <Fields block={block} {...fields} />
    </section>
  );
}

/** Alt and an arrow key move the block in which the focus is. */
function useMovedByKey(onMove: BlockEditorProps['onMove']) {
  const frame = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = frame.current;
    const move = (event: KeyboardEvent) => {
      if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
      event.preventDefault();
      onMove(event.key === 'ArrowUp' ? -1 : 1);
    };
    element?.addEventListener('keydown', move);
    return () => element?.removeEventListener('keydown', move);
  }, [onMove]);
  return frame;
}

/** It stays in the tab order at the ends of the list, so that the focus is not lost when a block gets there. */
function PlaceButton({ label, of, isOff, onPress }: { label: string; of: string; isOff: boolean; onPress(): void }) {
  return (
    <Button
      type="button"
      variant="quiet"
      aria-label={`${label}: ${of}`}
      aria-disabled={isOff || undefined}
      className="px-3 aria-disabled:text-muted aria-disabled:no-underline"
      onClick={() => {
        if (!isOff) onPress();
      }}
    >
      {label}
    </Button>
  );
}

type FieldsProps = Pick<BlockEditorProps, 'block' | 'faults' | 'choices' | 'onChange'>;

function Fields({ block, faults, choices, onChange }: FieldsProps) {
  const { parts, items } = blockShapes[block.kind];
  const set = (values: TypedItem) => onChange({ ...block, values });
  const setItem = (index: number, item: TypedItem) =>
    onChange({ ...block, items: block.items.map((one, at) => (at === index ? item : one)) });
  return (
    <div className="grid gap-4">
      <Parts
        prefix={`block-${block.id}`}
        parts={parts}
        values={block.values}
        faultOf={(name) => faults[name]}
        choices={choices}
        onChange={set}
      />
      {items ? (
        <ol className="grid gap-3">
          {block.items.map((item, index) => (
            // An item has no name of its own: its key is its position in the block.
            <li key={`${block.id}-${index}`} className="grid gap-3 rounded-soft bg-mist p-3">
              <div className="flex flex-wrap items-center justify-between gap-2">
                <p className="font-semibold text-deep">{m.landing_item({ name: items.words(), place: index + 1 })}</p>
                <ItemButtons block={block} index={index} onChange={onChange} />
              </div>
              <Parts
                prefix={`block-${block.id}-${index}`}
                parts={items.parts}
                values={item}
                faultOf={(name) => faults[`items.${index}.${name}`]}
                choices={choices}
                onChange={(values) => setItem(index, values)}
              />
            </li>
          ))}
        </ol>
      ) : null}
      {faults['items'] ? <p className="font-medium text-error">{faultWords[faults['items']]()}</p> : null}
      {items ? (
        <p>
          <Button type="button" variant="secondary" onClick={() => onChange({ ...block, items: [...block.items, {}] })}>
            {m.landing_item_add()}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function ItemButtons({ block, index, onChange }: { block: TypedBlock; index: number } & Pick<FieldsProps, 'onChange'>) {
  const { items } = block;
  const name = m.landing_item({ name: blockShapes[block.kind].items?.words() ?? '', place: index + 1 });
  const swap = (other: number) => {
    const moved = [...items];
    [moved[index], moved[other]] = [moved[other]!, moved[index]!];
    onChange({ ...block, items: moved });
  };
  return (
    <span className="flex flex-wrap gap-1">
      <PlaceButton label={m.landing_block_up()} of={name} isOff={index === 0} onPress={() => swap(index - 1)} />
      <PlaceButton
        label={m.landing_block_down()}
        of={name}
        isOff={index === items.length - 1}
        onPress={() => swap(index + 1)}
      />
      <PlaceButton
        label={m.landing_block_remove()}
        of={name}
        isOff={items.length === 1}
        onPress={() => onChange({ ...block, items: items.filter((_item, at) => at !== index) })}
      />
    </span>
  );
}

interface PartsProps {
  prefix: string;
  parts: readonly BlockPart[];
  values: TypedItem;
  faultOf(name: string): BlockFault | undefined;
  choices: BlockChoices;
  onChange(values: TypedItem): void;
}

function Parts({ prefix, parts, values, faultOf, choices, onChange }: PartsProps) {
  return parts.map((part) => (
    <BlockPartControl
      key={part.name}
      part={part}
      id={`${prefix}-${part.name}`}
      value={values[part.name] ?? ''}
      fault={faultOf(part.name)}
      choices={choices}
      onChange={(value) => onChange({ ...values, [part.name]: value })}
    />
  ));
}
