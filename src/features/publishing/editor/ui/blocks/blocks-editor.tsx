import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/design/form/button.tsx';
import { HintAndError } from '#src/design/form/field.tsx';
import { m } from '#src/paraglide/messages.js';
import {
  blockFaults,
  type BlockFault,
  type BlockKind,
} from '#src/features/publishing/entries/landing-blocks/landing-blocks.schema.ts';
import { BlockEditor } from './block-editor.tsx';
import { blockKinds, blockShapes, blocksAsSent, newBlock, typedBlocks, type TypedBlock } from './block-parts.ts';
import type { BlockChoices } from './block-part-control.tsx';

export interface BlocksFieldProps {
  label: string;
  name: string;
  /** The blocks as JSON. */
  value: string;
  error: string | undefined;
  choices: BlockChoices;
  /** The English blocks, for another language. */
  english: string | undefined;
}

/** The faults of one block of all, by its own fields. */
function faultsOf(faults: Record<string, BlockFault>, index: number): Record<string, BlockFault> {
  const prefix = `${index}.`;
  return Object.fromEntries(
    Object.entries(faults).flatMap(([path, fault]) =>
      path.startsWith(prefix) ? [[path.slice(prefix.length), fault] as const] : [],
    ),
  );
}

/** The list of blocks: added, ordered, removed and filled in. The form sends them as one hidden value. */
export function BlocksEditor({ label, name, value, error, choices, english }: BlocksFieldProps) {
  const [blocks, setBlocks] = useState(() => typedBlocks(value));
  const [said, setSaid] = useState('');
  const [removed, setRemoved] = useState<{ block: TypedBlock; at: number }>();
  const sent = JSON.stringify(blocksAsSent(blocks));
  const field = useSent(sent);
  // Faults are shown once the server has refused them, and disappear as they are corrected.
  const faults = error ? blockFaults(JSON.parse(sent)) : {};
  const words = (kind: BlockKind) => blockShapes[kind].words();
  const move = (index: number, by: -1 | 1) => {
    const other = index + by;
    if (!blocks[other]) return;
    const moved = [...blocks];
    [moved[index], moved[other]] = [moved[other]!, moved[index]!];
    setBlocks(moved);
    setSaid(m.landing_block_moved({ kind: words(moved[other]!.kind), place: other + 1, total: blocks.length }));
  };
  const remove = (index: number) => {
    const block = blocks[index]!;
    setBlocks(blocks.filter((one) => one !== block));
    setRemoved({ block, at: index });
    setSaid(m.landing_block_removed({ kind: words(block.kind) }));
  };
  const add = (kind: BlockKind) => {
    setBlocks([...blocks, newBlock(kind, nextId(blocks, removed?.block))]);
    setRemoved(undefined);
    setSaid(m.landing_block_added({ kind: words(kind) }));
  };
  const putBack = () => {
    if (removed) setBlocks(blocks.toSpliced(removed.at, 0, removed.block));
    setRemoved(undefined);
    setSaid('');
  };
  return (
    <fieldset id={name} tabIndex={-1} className="min-w-0">
      <legend className="mb-1 font-semibold text-deep">{label}</legend>
      <HintAndError name={name} hint={m.landing_blocks_hint()} error={error} />
      <input ref={field} type="hidden" name={name} value={sent} />
      {blocks.length === 0 ? (
        <p className="mb-3 text-muted">{english ? m.landing_blocks_english() : m.landing_blocks_none()}</p>
      ) : null}
      {blocks.length === 0 && english ? (
        <Button type="button" variant="secondary" className="mb-4" onClick={() => setBlocks(typedBlocks(english))}>
          {m.landing_blocks_copy()}
        </Button>
      ) : null}
      <div className="grid gap-4">
        {blocks.map((block, index) => (
          <BlockEditor
            key={block.id}
            block={block}
            place={index + 1}
            total={blocks.length}
            faults={faultsOf(faults, index)}
            choices={choices}
            onChange={(changed) => setBlocks(blocks.map((one) => (one.id === changed.id ? changed : one)))}
            onMove={(by) => move(index, by)}
            onRemove={() => remove(index)}
          />
        ))}
      </div>
      <p role="status" className="mt-3 flex min-h-11 flex-wrap items-center gap-3 text-muted">
        {said}
        {removed ? (
          <Button type="button" variant="quiet" onClick={putBack}>
            {m.landing_block_undo()}
          </Button>
        ) : null}
      </p>
      <AddBlock onAdd={add} />
    </fieldset>
  );
}

const nextId = (blocks: readonly TypedBlock[], removed: TypedBlock | undefined) =>
  Math.max(-1, removed?.id ?? -1, ...blocks.map(({ id }) => id)) + 1;

/** The hidden field with the value. It fires no event by itself, and the code around it listens for input events. */
function useSent(sent: string) {
  const field = useRef<HTMLInputElement>(null);
  const first = useRef(sent);
  useEffect(() => {
    if (sent !== first.current) field.current?.dispatchEvent(new Event('input', { bubbles: true }));
  }, [sent]);
  return field;
}

function AddBlock({ onAdd }: { onAdd(kind: BlockKind): void }) {
  const [kind, setKind] = useState<BlockKind>('text');
  return (
    <p className="flex flex-wrap items-end gap-3">
      <label className="grow sm:max-w-xs">
        <span className="mb-1 block font-semibold text-deep">{m.landing_block_kind()}</span>
        <select
          value={kind}
          onChange={({ target }) => setKind(target.value as BlockKind)}
          className="block min-h-12 w-full rounded-soft border-2 border-field bg-white px-3 hover:border-teal"
        >
          {blockKinds.map((name) => (
            <option key={name} value={name}>
              {blockShapes[name].words()}
            </option>
          ))}
        </select>
      </label>
      <Button type="button" variant="secondary" onClick={() => onAdd(kind)}>
        {m.landing_block_add()}
      </Button>
    </p>
  );
}
