import type { Editor } from '@tiptap/react';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderColumn,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { m } from '#src/paraglide/messages.js';
import { Tool } from './text-tool.tsx';

/** The tools of the table that the cursor is in. */
export function TableTools({ editor, openCaption }: { editor: Editor; openCaption(): void }) {
  const run = (command: typeof addRowAfter) => () => {
    command(editor.state, editor.view.dispatch);
    editor.commands.focus();
  };
  return (
    <div
      role="toolbar"
      aria-label={m.content_editor_table_tools()}
      className="flex flex-wrap gap-1 border-b border-line bg-pale p-1.5"
    >
      <Tool name={m.content_editor_row_add()} onPress={run(addRowAfter)} />
      <Tool name={m.content_editor_column_add()} onPress={run(addColumnAfter)} />
      <Tool name={m.content_editor_row_delete()} onPress={run(deleteRow)} />
      <Tool name={m.content_editor_column_delete()} onPress={run(deleteColumn)} />
      <Tool name={m.content_editor_header_row()} onPress={run(toggleHeaderRow)} />
      <Tool name={m.content_editor_header_column()} onPress={run(toggleHeaderColumn)} />
      <Tool name={m.content_editor_caption()} onPress={openCaption} />
      <Tool name={m.content_editor_table_delete()} onPress={run(deleteTable)} />
    </div>
  );
}
