/** Tables in the text editor: a table with a title, rows, and cells that are headers or not. */
import { Mark, Node, type Editor, type JSONContent } from '@tiptap/core';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

/** The part of each node in a table, as the table commands know it. */
const parts: Partial<Record<string, string>> = {
  table: 'table',
  tableRow: 'row',
  tableHeader: 'header_cell',
  tableCell: 'cell',
};
const cellContent = '(paragraph | bulletList | orderedList)+';

const spanned = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Number(element.getAttribute(name) ?? 1),
  renderHTML: (attributes: Record<string, unknown>) =>
    Number(attributes[name]) > 1 ? { [name]: attributes[name] } : {},
});
const cellAttributes = {
  colspan: spanned('colspan'),
  rowspan: spanned('rowspan'),
  colwidth: { default: null, rendered: false },
};

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  // Records for every node of the schema which part of a table it is.
  extendNodeSchema: ({ name }) => (parts[name] ? { tableRole: parts[name] } : {}),
  addAttributes: () => ({
    caption: {
      default: '',
      rendered: false,
      parseHTML: (element) => element.querySelector('caption')?.textContent?.trim() ?? '',
    },
  }),
  // The title is an attribute, not a row.
  parseHTML: () => [{ tag: 'table' }, { tag: 'caption', ignore: true }],
  renderHTML: ({ node }) => {
    const caption = String(node.attrs['caption']);
    return ['table', ...(caption === '' ? [] : [['caption', {}, caption]]), ['tbody', 0]];
  },
  addProseMirrorPlugins: () => [tableEditing({ allowTableNodeSelection: true })],
  // In the last cell the key leaves the editor, so that the focus can leave a table.
  addKeyboardShortcuts: () => ({
    Tab: ({ editor }) => goToNextCell(1)(editor.state, editor.view.dispatch),
    'Shift-Tab': ({ editor }) => goToNextCell(-1)(editor.state, editor.view.dispatch),
  }),
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cellNode = (name: 'tableCell' | 'tableHeader', tag: 'td' | 'th') =>
  Node.create({
    name,
    content: cellContent,
    isolating: true,
    addAttributes: () => cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

const raised = (name: 'superscript' | 'subscript', tag: 'sup' | 'sub') =>
  Mark.create({ name, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] });

export const tableNodes = [Table, TableRow, cellNode('tableCell', 'td'), cellNode('tableHeader', 'th')];
/** Superscript and subscript have no button; texts that have them keep them. */
export const allowedMarks = [raised('superscript', 'sup'), raised('subscript', 'sub')];

/** Adds a table of three columns with a header row, and places the cursor in its first cell. */
export function addTable(editor: Editor): void {
  const cell = (type: string): JSONContent => ({ type, content: [{ type: 'paragraph' }] });
  const row = (type: string): JSONContent => ({ type: 'tableRow', content: [cell(type), cell(type), cell(type)] });
  const at = editor.state.selection.from;
  editor
    .chain()
    .focus()
    .insertContent({ type: 'table', content: [row('tableHeader'), row('tableCell'), row('tableCell')] })
    .command(({ tr, commands }) => {
      let first: number | undefined;
      tr.doc.descendants((node, place) => {
        if (first === undefined && node.type.name === 'tableHeader' && place >= at - 1) first = place;
        return first === undefined;
      });
      return first === undefined || commands.setTextSelection(first + 2);
    })
    .run();
}
