/** Stores a medical card with the pictures of its sides, new or changed. */
import { createHash } from 'node:crypto';
import { choosePerson, requirePatient } from '#src/features/patient/persons/persons.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import {
  decodeUploads,
  inspectUploads,
  keepFiles,
  releaseFiles,
  storeFile,
  type CheckedUpload,
  type KnownUpload,
  type Upload,
} from '#src/platform/files/files.server.ts';
import { onceOnly } from '#src/platform/idempotency/idempotency.server.ts';
import { maskNumber } from '#src/shared/identifiers/mask.ts';
import { faultOfUploads } from '#src/shared/uploads.ts';
import {
  findCardRow,
  insertCardRow,
  listCardRows,
  lockCards,
  updateCardRow,
} from './data/medical-cards.store.server.ts';
import {
  cardInvalid,
  cardAlreadySaved,
  cardTexts,
  cardUnknown,
  pictureTexts,
  tooManyCards,
} from './medical-cards.errors.ts';
import { cardSides, type CardDetails, type CardSide } from './medical-cards.schema.ts';
import { ownRow, fileOf } from './own-medical-cards.server.ts';
import { mostPerPerson } from './medical-cards.rules.ts';

type Ports = Pick<App, 'db' | 'clock' | 'random' | 'secrets' | 'files'>;

export interface CardToSave {
  /** Absent: a new card of this person. */
  cardId?: string | undefined;
  personId?: string | undefined;
  details: CardDetails;
  pictures: Partial<Record<CardSide, Upload>>;
  idempotencyKey?: string | undefined;
}

/**
 * Stores a new card, or a change of one; a picture replaces the one of its side. Throws medical_card_invalid (422),
 * medical_card_unknown, person_unknown (404), access_ended (403), medical_card_kept, too_many_medical_cards (409).
 */
export async function saveMedicalCard(app: Ports, actor: Actor, card: CardToSave): Promise<{ id: string }> {
  const { accountId } = requirePatient(actor);
  const before = card.cardId === undefined ? undefined : await ownRow(app, actor, card.cardId);
  const person = await choosePerson(app, actor, { personId: before?.personId ?? card.personId ?? '' });
  if (!(await readSetting(app, 'insurers')).includes(card.details.insurer) && card.details.insurer !== before?.insurer)
    throw cardInvalid({ insurer: cardTexts.insurer });
  const files = await storePictures(app, await checked(card.pictures));
  const keyed = card.idempotencyKey
    ? {
        scope: `medical card ${accountId}`,
        key: card.idempotencyKey,
        requestHash: contentHash(app, card),
        now: app.clock.now(),
      }
    : undefined;
  return inTransaction(app.db, (tx) =>
    onceOnly(tx, keyed, async () => {
      await lockCards(tx, accountId);
      const id = await write(app, tx, {
        accountId,
        personId: person.id,
        cardId: before?.id,
        details: card.details,
        files,
      });
      await recordAudit(app, tx, {
        actor,
        action: before ? 'medical_card_changed' : 'medical_card_added',
        subjectKind: 'medical_card',
        subjectId: id,
        patientId: accountId,
      });
      return { id };
    }),
  );
}

/** Stores the pictures and returns the id of each side's file. */
async function storePictures(
  app: Ports,
  pictures: Partial<Record<CardSide, CheckedUpload>>,
): Promise<Partial<Record<CardSide, string>>> {
  const stored = Object.entries(pictures).map(async ([side, file]) => [side, await storeFile(app, file)] as const);
  return Object.fromEntries(await Promise.all(stored));
}

interface Written {
  accountId: string;
  personId: string;
  cardId: string | undefined;
  details: CardDetails;
  files: Partial<Record<CardSide, string>>;
}

async function write(
  app: Ports,
  tx: Transaction,
  { accountId, personId, cardId, details, files }: Written,
): Promise<string> {
  const others = (await listCardRows(tx, accountId)).filter((row) => row.personId === personId && row.id !== cardId);
  const row = cardId === undefined ? undefined : await findCardRow(tx, { accountId, cardId });
  if (cardId !== undefined && !row) throw cardUnknown();
  if (!row && others.length >= mostPerPerson) throw tooManyCards();
  const id = row?.id ?? app.random.uuid();
  const number = details.number === '' ? null : numberFacts(app, id, details.number);
  if (number && others.some(({ numberHash }) => numberHash === number.numberHash)) throw cardAlreadySaved();
  await keepFiles(tx, Object.values(files));
  const now = app.clock.now();
  const facts = {
    insurer: details.insurer,
    validFrom: details.validFrom || null,
    validUntil: details.validUntil || null,
    updatedAt: now,
    ...(files.front ? { frontFileId: files.front } : {}),
    ...(files.back ? { backFileId: files.back } : {}),
  };
  if (!row) {
    if (!number) throw cardInvalid({ number: cardTexts.number });
    await insertCardRow(tx, { id, accountId, personId, createdAt: now, ...facts, ...number });
    return id;
  }
  await updateCardRow(tx, row.id, { ...facts, ...number });
  await releaseFiles(
    tx,
    cardSides.flatMap((side) => (files[side] ? (fileOf(row, side) ?? []) : [])),
  );
  return row.id;
}

function numberFacts(app: Pick<App, 'secrets'>, id: string, typed: string) {
  const plain = typed.replace(/[\s-]/g, '').toUpperCase();
  return {
    number: app.secrets.seal(typed, ['medical_cards', 'number', id]),
    numberHash: app.secrets.hash(`medical card ${plain}`),
    numberMask: maskNumber(typed),
  };
}

/** The hash of a card's content: the same content under one idempotency key is one card. */
function contentHash(app: Pick<App, 'secrets'>, { cardId, personId, details, pictures }: CardToSave): string {
  const contents = cardSides.map(
    (side) => pictures[side] && createHash('sha256').update(pictures[side].bytes).digest('hex'),
  );
  return app.secrets.hash(JSON.stringify([cardId, personId, details, contents]));
}

/** Validates the pictures by their content. Throws medical_card_invalid beside the side. */
async function checked(pictures: CardToSave['pictures']): Promise<Partial<Record<CardSide, CheckedUpload>>> {
  const known: [CardSide, KnownUpload][] = [];
  for (const side of cardSides) {
    const picture = pictures[side];
    if (!picture) continue;
    const fault = faultOfUploads([{ size: picture.bytes.length }]);
    if (fault && fault !== 'too_many') throw cardInvalid({ [side]: pictureTexts[fault] });
    const [upload] = (await inspectUploads([picture])) ?? [];
    if (!upload) throw cardInvalid({ [side]: pictureTexts.kind });
    known.push([side, upload]);
  }
  const files: Partial<Record<CardSide, CheckedUpload>> = {};
  for (const [side, upload] of known) {
    const [file] = (await decodeUploads([upload])) ?? [];
    if (!file) throw cardInvalid({ [side]: pictureTexts.kind });
    files[side] = file;
  }
  return files;
}
