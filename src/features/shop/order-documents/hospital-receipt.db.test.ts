import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hospitals } from '#src/features/find-care/hospitals/data/hospitals.table.ts';
import { packageHospitals } from '#src/features/shop/packages/data/packages.table.ts';
import { openShop, type Shop } from '#src/features/shop/orders/shop.fixture.ts';
import { storeLogo } from '#src/features/site/settings/settings.server.ts';
import { countPdfPictures, pdfLineColours } from '#src/platform/pdf/read-pdf.fixture.ts';

let shop: Shop;
let otherId: number;
beforeAll(async () => {
  shop = await openShop();
  otherId = shop.hospitalId + 1;
  await shop.app.db
    .insert(packageHospitals)
    .values({ packageId: shop.packageId, hospitalId: otherId, monthlyCapacity: 10 });
  const bytes = await sharp({ create: { width: 80, height: 20, channels: 3, background: '#9B1B4B' } })
    .png()
    .toBuffer();
  const logo = await storeLogo(shop.app, new File([new Uint8Array(bytes)], 'logo.png'), 'logo');
  await shop.app.db.update(hospitals).set({ logo, accentColour: '#7A1F5C' }).where(eq(hospitals.id, shop.hospitalId));
});
afterAll(() => shop.close());

async function receiptFor(hospitalIds: readonly number[]) {
  const items = hospitalIds.map((id) => ({ healthpackage_id: shop.packageId, hospital_id: id, cart_quantity: 1 }));
  const { email, link } = await shop.order({ items });
  await shop.come(await shop.pay(link));
  await shop.issueDocuments();
  const mail = (await shop.outbox(email)).find(({ subject }) => subject.startsWith('Receipt'))!;
  const pdf = mail.attachments.find(({ contentType }) => contentType === 'application/pdf')!;
  return Buffer.from(pdf.content, 'base64');
}

test('a receipt for one hospital has its logo and colour; one for two hospitals, or for another, those of the group', async () => {
  const [own, other, both] = [
    await receiptFor([shop.hospitalId]),
    await receiptFor([otherId]),
    await receiptFor([shop.hospitalId, otherId]),
  ];
  expect([own, other, both].map(pdfLineColours)).toEqual([['#7a1f5c', '#d4e0de'], ['#d4e0de'], ['#d4e0de']]);
  // The QR code of a voucher is two pictures: its colours and its transparency.
  expect([own, other, both].map(countPdfPictures)).toEqual([2 + 1, 2, 4]);
});
