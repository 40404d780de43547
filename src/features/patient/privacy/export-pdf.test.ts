import { expect, test } from 'vitest';
import { partLines } from './export-pdf.server.ts';

const at = new Date('2026-11-23T02:30:00Z');
const appointment = {
  reference: 'ASAMPLE001',
  status: 'confirmed',
  mode: 'teleconsult',
  reason: 'late',
  startsAt: at,
  patientName: 'Aminah',
  visit: 'returning',
  cancelReason: null,
  notes: [{ at, by: 'staff', note: 'Bring the film' }],
};

test('labels and codes are in the language of the reader; what somebody typed stays', () => {
  expect(partLines('appointments', [appointment], { language: 'ms', files: [] })).toEqual([
    'Rujukan: ASAMPLE001',
    'Status: Disahkan',
    'Jenis lawatan: Konsultasi video',
    'Sebab: late',
    'Bermula: Isn 23 Nov 2026, 10:30\u00a0pagi',
    'Pesakit: Aminah',
    'Lawatan pertama atau susulan: Lawatan susulan',
    'Nota:',
    '    Masa: Isn 23 Nov 2026, 10:30\u00a0pagi',
    '    Oleh: Kakitangan hospital',
    '    Nota: Bring the film',
  ]);
  expect(partLines('appointments', [appointment], { language: 'zh', files: [] })).toContain('就诊方式: 视频问诊');
});

test('a form is read by its own labels, choices and states', () => {
  const form = {
    kind: 'contact',
    reference: 'C123',
    state: 'received',
    values: { name: 'confirmed', email: 'a@example.test' },
  };
  expect(partLines('forms', [form], { language: 'ms', files: [] })).toEqual([
    'Jenis: Mesej kepada kami',
    'Rujukan: C123',
    'Status: Diterima',
    'Apa yang anda tulis:',
    '    Nama anda: confirmed',
    '    Alamat e-mel: a@example.test',
  ]);
});

test('amounts are money, days are days, and a file is named and collected', () => {
  const files: { name: string; mime: string; base64: string }[] = [];
  const order = {
    totalSen: 123_400,
    vouchers: [{ code: 'V1', state: 'redeemed', validUntil: '2026-12-01' }],
    documents: [{ kind: 'receipt', name: 'R1.pdf', mime: 'application/pdf', base64: 'AAAA' }],
  };
  expect(partLines('purchases', [order], { language: 'zh', files })).toEqual([
    '总额: RM1,234.00',
    '礼券:',
    '    编码: V1',
    '    状态: 已使用',
    '    有效期至: 2026年12月1日 周二',
    '收据和贷项通知单:',
    '    类别: 收据',
    '本文档所附文件：1 R1.pdf',
  ]);
  expect(files).toEqual([{ name: '1 R1.pdf', mime: 'application/pdf', base64: 'AAAA' }]);
});

test('the list of accesses is sentences', () => {
  const access = { at, by: 'staff', action: 'look', subject: 'appointment' };
  expect(partLines('accessLog', [access], { language: 'en', files: [] })).toEqual([
    'Mon 23 Nov 2026, 10:30\u00a0am: Hospital staff looked at an appointment',
  ]);
});

test('the reason of a refund is a code', () => {
  expect(partLines('payments', [{ refunds: [{ reason: 'late' }] }], { language: 'ms', files: [] })).toEqual([
    'Bayaran balik:',
    '    Sebab: Dibayar lewat',
  ]);
});
