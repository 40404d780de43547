import { PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { expect, test } from 'vitest';
import { pdfRiskOf } from './pdf-risks.server.ts';

async function document(change: (pdf: PDFDocument) => unknown, useObjectStreams = true): Promise<Uint8Array> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  await change(pdf);
  return pdf.save({ useObjectStreams });
}

test('a plain report is no risk', async () => {
  expect(await pdfRiskOf(await document(() => undefined))).toBeNull();
});

test('a script is found, also inside a compressed object stream', async () => {
  const script = (pdf: PDFDocument) => pdf.addJavaScript('hello', 'app.alert(1)');
  expect(await pdfRiskOf(await document(script, false))).toBe('active');
  const packed = await document(script);
  expect(Buffer.from(packed).toString('latin1')).not.toContain('/JavaScript');
  expect(await pdfRiskOf(packed)).toBe('active');
});

test('a launch action and an embedded file are found', async () => {
  const launch = (pdf: PDFDocument) =>
    pdf.catalog.set(PDFName.of('OpenAction'), pdf.context.obj({ S: 'Launch', F: PDFString.of('cmd.exe') }));
  expect(await pdfRiskOf(await document(launch))).toBe('active');
  expect(await pdfRiskOf(await document((pdf) => pdf.attach(Buffer.from('MZ'), 'tool.exe')))).toBe('active');
});

test('an action within a list is found, also inside a compressed object stream', async () => {
  const listed = (pdf: PDFDocument) =>
    pdf.catalog.set(PDFName.of('Annots'), pdf.context.obj([{ A: { S: 'JavaScript', JS: PDFString.of('alert') } }]));
  const packed = await document(listed);
  expect(Buffer.from(packed).toString('latin1')).not.toContain('/JavaScript');
  expect(await pdfRiskOf(packed)).toBe('active');
});

test('letters of a picture that happen to name a script are no risk', async () => {
  const picture = (pdf: PDFDocument) => pdf.context.register(pdf.context.stream('\u0001/JS \u0002/Launch '));
  const bytes = await document(picture, false);
  expect(Buffer.from(bytes).toString('latin1')).toContain('/JS ');
  expect(await pdfRiskOf(bytes)).toBeNull();
});

test('what no reader makes sense of is judged by its bytes', async () => {
  expect(await pdfRiskOf(Buffer.from('no header\n1 0 obj << /S /JavaScript /JS (app.alert(1)) >>'))).toBe('active');
  expect(await pdfRiskOf(Buffer.from('no header\n1 0 obj << /S /GoTo >>'))).toBeNull();
});

test('an encrypted document, and names written with escapes, are found by their bytes', async () => {
  expect(await pdfRiskOf(Buffer.from('%PDF-1.7\ntrailer << /Encrypt 5 0 R >>'))).toBe('encrypted');
  expect(await pdfRiskOf(Buffer.from('%PDF-1.7\n1 0 obj << /S /J#61vaScript /J#53 (app.alert(1)) >>'))).toBe('active');
});
