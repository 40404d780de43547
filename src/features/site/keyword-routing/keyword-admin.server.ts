/** Admin of the keyword table: short addresses for existing pages; a removed one redirects for ever. */
import type { Actor } from '#src/platform/actor.ts';
import type { App } from '#src/platform/app.ts';
import { inTransaction, type Transaction } from '#src/platform/db/transaction.ts';
import { invalidateTag } from '#src/platform/page-cache/cache-tags.server.ts';
import { addresses } from '#src/routes.ts';
import { patternOf } from '#src/routes/address-rows.ts';
import { recordAudit } from '#src/features/console/audit/audit.server.ts';
import { loadClinicPage } from '#src/features/find-care/specialist-centres/specialist-centres.server.ts';
import { readSetting } from '#src/features/site/settings/settings.server.ts';
import { rowsPerPage, type ListShape, type ListState } from '#src/features/console/frame/list-state.rules.ts';
import { requireStaffEverywhere } from '#src/features/console/roles/staff-access.rules.ts';
import { keepInTrash } from '#src/features/console/trash/trash.server.ts';
import {
  findKeywordRow,
  insertKeyword,
  listKeywordRows,
  lockKeywords,
  type KeywordRow,
} from './data/keyword-admin.store.server.ts';
import { listMovedPaths, listPathsMovedTo, moveAddress } from './data/moved-paths.store.server.ts';
import {
  keywordOwn,
  keywordUnknown,
  pathHidesPage,
  pathMalformed,
  pathReserved,
  pathTaken,
  targetOutside,
  targetUnknown,
} from './keyword-admin.errors.ts';
import { isAllowedOutside, keywordPath, mayBeKeyword, templateAddresses } from './keywords.rules.ts';
import { keywordComponents } from './keywords.schema.ts';
import { movedShown } from './keyword-lists.rules.ts';

type Ports = Pick<App, 'db' | 'clock'>;

export const keywordShape: ListShape = {
  sorts: ['path', 'added'],
  defaultSort: 'path',
  filters: { component: keywordComponents, kind: ['short'] },
};

/** Addresses of the table, searched and filtered; `isShort` ones can be changed here. */
export async function listKeywordAddresses(app: Ports, actor: Actor, state: ListState & { perPage?: number }) {
  const { perPage = rowsPerPage } = state;
  requireStaffEverywhere(actor, 'manage_keywords');
  const [{ rows, total }, moved] = await Promise.all([
    listKeywordRows(app.db, {
      q: state.q,
      ...(state.filters.component ? { component: state.filters.component } : {}),
      isShort: state.filters.kind === 'short',
      sort: state.sort as 'path',
      isDescending: state.isDescending,
      limit: perPage,
      offset: (state.page - 1) * perPage,
    }),
    listMovedPaths(app.db, movedShown),
  ]);
  return { rows: rows.map(shown), total, moved };
}

/** One address. Throws keyword_unknown (404). */
export async function viewKeyword(app: Ports, actor: Actor, path: string) {
  requireStaffEverywhere(actor, 'manage_keywords');
  const row = await findKeywordRow(app.db, path);
  if (!row) throw keywordUnknown();
  return shown(row);
}

export interface NewKeyword {
  /** '/heart'; stored in its canonical spelling. */
  path: string;
  /** The address of the page that it leads to. */
  target: string;
  /** Whether it redirects (302) instead of showing the page at this address. */
  isRedirect: boolean;
  /** Whether it may hide a page of the static table. */
  mayHide: boolean;
}

/**
 * Adds a short address for a page. Throws path_malformed, path_reserved, target_unknown, target_outside (422),
 * path_taken, path_hides_page (409): languages, calls, the console and private pages cannot be taken.
 */
export async function addKeyword(app: Ports, actor: Actor, input: NewKeyword): Promise<void> {
  requireStaffEverywhere(actor, 'manage_keywords');
  const path = freePath(input);
  await inTransaction(app.db, async (tx) => {
    await lockKeywords(tx);
    const target = await targetOf(app, tx, input);
    await claim(tx, path);
    await insertKeyword(tx, { path, ...target, createdAt: app.clock.now() });
    const { url } = target;
    await recordAudit(app, tx, {
      actor,
      action: 'keyword_added',
      subjectKind: 'keyword',
      subjectId: path,
      detail: { url, isRedirect: target.component === 'clinic' },
    });
    await invalidateTag(tx, 'keywords');
  });
}

type Target = Pick<KeywordRow, 'component' | 'itemId' | 'hospitalId' | 'url'>;

/**
 * The target of a short address: the page of a keyword, a clinic's own page, or an external address on an allowed
 * host. The last two are redirects (the specification's clinic). Throws target_unknown, target_outside (422).
 */
export async function targetOf(
  app: Ports,
  tx: Transaction,
  input: Pick<NewKeyword, 'target' | 'isRedirect'>,
): Promise<Target> {
  const typed = input.target.trim();
  if (URL.canParse(typed)) {
    const { outsideHosts } = await readSetting({ db: tx }, 'brand');
    if (!isAllowedOutside(typed, outsideHosts)) throw targetOutside();
    return { component: 'clinic', itemId: '', hospitalId: null, url: new URL(typed).href };
  }
  const row = await findKeywordRow(tx, keywordPath(typed));
  if (row && row.component !== 'clinic') {
    const { component, itemId, hospitalId, url } = row;
    return { component: input.isRedirect ? 'clinic' : component, itemId, hospitalId, url };
  }
  const [, speciality, slug] = /^\/speciality-centre\/([^/]+)\/([^/]+)$/.exec(keywordPath(typed)) ?? [];
  const found = speciality && slug ? await loadClinicPage(app, speciality, slug) : null;
  if (!found) throw targetUnknown();
  return {
    component: 'clinic',
    itemId: String(found.clinic.id),
    hospitalId: found.clinic.hospital.id,
    url: `/speciality-centre/${found.speciality.slug}/${found.clinic.slug}`,
  };
}

/**
 * Renames a short address; the old one redirects to it (301). Errors of `addKeyword`, keyword_unknown (404),
 * keyword_own (409).
 */
export async function renameKeyword(
  app: Ports,
  actor: Actor,
  input: { from: string; path: string; mayHide: boolean },
): Promise<string> {
  requireStaffEverywhere(actor, 'manage_keywords');
  const path = freePath(input);
  await inTransaction(app.db, async (tx) => {
    await lockKeywords(tx);
    const row = await shortKeyword(tx, input.from);
    if (path === row.path) return;
    await claim(tx, path);
    await moveAddress(tx, row.path, path);
    await insertKeyword(tx, { ...row, path });
    await recordAudit(app, tx, {
      actor,
      action: 'keyword_renamed',
      subjectKind: 'keyword',
      subjectId: path,
      detail: { from: row.path },
    });
    await invalidateTag(tx, 'keywords');
  });
  return path;
}

/**
 * Removes a short address; it redirects to the page's own address (301). Throws keyword_unknown (404), keyword_own
 * (409).
 */
export async function removeKeyword(app: Ports, actor: Actor, path: string): Promise<void> {
  requireStaffEverywhere(actor, 'manage_keywords');
  await inTransaction(app.db, async (tx) => {
    await lockKeywords(tx);
    const row = await shortKeyword(tx, path);
    await keepInTrash(app, tx, {
      actor,
      list: 'short-addresses',
      key: row.path,
      title: row.path,
      record: { row: { ...row, createdAt: row.createdAt.toISOString() }, led: await listPathsMovedTo(tx, row.path) },
    });
    await moveAddress(tx, row.path, row.url);
    await recordAudit(app, tx, {
      actor,
      action: 'keyword_removed',
      subjectKind: 'keyword',
      subjectId: path,
      detail: { url: row.url },
    });
    await invalidateTag(tx, 'keywords');
  });
}

/** The canonical path, if a keyword may use it. */
export function freePath({ path: typed, mayHide }: { path: string; mayHide: boolean }): string {
  const text = typed.trim().toLowerCase();
  const path = keywordPath(text.startsWith('/') ? text : `/${text}`);
  if (path.length > 120 || !/^(\/[\p{Ll}\p{Lo}\p{N}]+(-[\p{Ll}\p{Lo}\p{N}]+)*){1,4}$/u.test(path))
    throw pathMalformed();
  const isPrivate = addresses.some((address) => address.access && patternOf(address.path, true).test(path));
  if (!mayBeKeyword(path) || isPrivate || templateAddresses.has(path)) throw pathReserved();
  if (!mayHide && addresses.some((address) => address.path === path)) throw pathHidesPage();
  return path;
}

async function claim(tx: Transaction, path: string): Promise<void> {
  if (await findKeywordRow(tx, path)) throw pathTaken();
}

async function shortKeyword(tx: Transaction, path: string): Promise<KeywordRow> {
  const row = await findKeywordRow(tx, path);
  if (!row) throw keywordUnknown();
  if (row.path === row.url) throw keywordOwn();
  return row;
}

function shown({ path, component, url, hospitalId, createdAt }: KeywordRow) {
  return { path, component, url, hospitalId, createdAt, isShort: path !== url };
}
