import { sql } from 'drizzle-orm';
import { PDFDocument } from 'pdf-lib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInStaff, type SignedIn } from '#src/features/patient/sessions/signed-in.fixture.ts';
import { openConsole } from '#src/features/console/frame/console.fixture.ts';
import { inTransaction } from '#src/platform/db/transaction.ts';
import { factsOfFiles, keepFiles, storeFile } from '#src/platform/files/files.server.ts';
import { scanFiles } from '#src/platform/files/scan-files.server.ts';
import type { MalwareScanner } from '#src/platform/malware-scanner/malware-scanner.ts';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';

let site: TestSite;
let desk: SignedIn;
let submission: { id: string; reference: string };
beforeAll(async () => {
  site = await openTestSite();
  desk = await signedInStaff(site.app, [{ role: 'administrator', hospitalId: null }]);
  const { rows } = await site.app.db.execute<{ id: string; reference: string }>(
    sql`select id, reference from form_submissions order by sent_at limit 1`,
  );
  submission = rows[0]!;
});
afterAll(() => site.close());

const scanner: MalwareScanner = {
  scan: async (bytes) => (Buffer.from(bytes).includes('EICAR') ? 'infected' : 'clean'),
};
const away: MalwareScanner = {
  scan: async () => {
    throw new Error('away');
  },
};
const withScanner = (malwareScanner: MalwareScanner | null) => ({ ...site.app, malwareScanner });

async function received(name: string, bytes: Uint8Array, malwareScanner: MalwareScanner | null): Promise<string> {
  const id = await storeFile(withScanner(malwareScanner), { name, bytes, mime: 'application/pdf' });
  await inTransaction(site.app.db, (tx) => keepFiles(tx, [id]));
  await site.app.db.execute(
    sql`insert into form_files (file_id, submission_id, position)
      select ${id}, ${submission.id}, count(*) from form_files where submission_id = ${submission.id}`,
  );
  return id;
}
const factOf = async (id: string) => (await factsOfFiles(site.app, [id]))[0]!;
const opened = async (id: string) =>
  (await openConsole(site, `/staff/enquiries/${submission.reference}/files/${id}`, desk)).status;
const listed = async () => (await openConsole(site, `/staff/enquiries/${submission.reference}`, desk)).text();

test('the ending of a stored name is that of the content, whatever it was sent as', async () => {
  const plain = Buffer.from('%PDF-1.7 cv');
  expect((await factOf(await received('cv.hta', plain, null))).name).toBe('cv.pdf');
  expect((await factOf(await received('cv.pdf.exe', plain, null))).name).toBe('cv.pdf');
  expect((await factOf(await received('Laporan Dr. Lim', plain, null))).name).toBe('Laporan Dr. Lim.pdf');
});

test('a file waits until it is scanned; a clean one is then opened, malware never', async () => {
  const [clean, infected] = [
    await received('clean.pdf', Buffer.from('%PDF-1.7 fine'), scanner),
    await received('bad.pdf', Buffer.from('%PDF-1.7 EICAR'), scanner),
  ];
  expect((await factOf(clean)).state).toBe('checking');
  expect(await opened(clean)).toBe(404);
  expect(await listed()).toContain('Being checked for viruses');
  expect(await scanFiles(withScanner(away)), 'the scanner is away: the files wait').toBe(0);
  expect((await factOf(clean)).state).toBe('checking');
  expect(await scanFiles(withScanner(scanner))).toBe(2);
  expect([(await factOf(clean)).state, (await factOf(infected)).state]).toEqual(['clean', 'infected']);
  expect([await opened(clean), await opened(infected)]).toEqual([200, 404]);
  expect(await listed()).toContain('Blocked: a virus was found');
});

test('without a scanner it is said that nobody has looked', async () => {
  const id = await received('plain.pdf', Buffer.from('%PDF-1.7 plain'), null);
  expect((await factOf(id)).state).toBe('not_scanned');
  expect(await opened(id)).toBe(200);
  expect(await listed()).toContain('Not scanned for viruses');
});

test('a PDF with a script is flagged and never handed on', async () => {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  pdf.addJavaScript('hello', 'app.alert(1)');
  const id = await received('report.pdf', await pdf.save(), null);
  expect((await factOf(id)).state).toBe('unsafe');
  expect(await opened(id)).toBe(404);
  expect(await listed()).toContain('Blocked: the PDF is locked, or contains scripts');
});
