/**
 * The texts of mails and SMS as rows of a file: a row for each text of a message, with its words in three languages.
 */
import {
  listImportedTexts,
  putImportedTexts,
  textImportFaults,
  type ImportedText,
} from '#src/features/site/message-templates/message-templates.server.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import type { LocalText } from '#src/shared/local-text.ts';
import { importList } from '#src/features/console/catalogue/lists/file-lists.ts';
import type { CatalogueRecord } from '#src/features/console/catalogue/fields/catalogue-fields.ts';
import { oneByOne, type FileAdapter } from '#src/features/console/catalogue/imports/file-target.server.ts';

const textOf = (record: CatalogueRecord): ImportedText => ({
  message: record['message'] as string,
  text: record['text'] as string,
  words: record['words'] as LocalText,
});
const idOf = ({ message, text }: ImportedText) => `${message} ${text}`;

export const messageTextAdapter: FileAdapter = {
  list: importList('message-texts'),
  // For a language that a row leaves empty, the shipped text is stored.
  isReadBack: true,
  require: (actor) => requireStaffEverywhere(actor, 'manage_messages'),
  async stored({ tx }) {
    return (await listImportedTexts(tx)).map((row) => ({ id: idOf(row), record: { ...row } }));
  },
  faults: ({ app }, rows) =>
    textImportFaults(
      app,
      rows.map(({ record }) => textOf(record)),
    ),
  async write({ app, tx, actor, importId }, rows) {
    const texts = rows.map(({ record }) => textOf(record));
    await putImportedTexts(app, tx, { actor, rows: texts, importId });
    return texts.map(idOf);
  },
  takeBack: oneByOne(async ({ app, tx, actor, importId }, { before }) => {
    await putImportedTexts(app, tx, { actor, rows: [textOf(before!.record)], importId });
    return true;
  }),
};
