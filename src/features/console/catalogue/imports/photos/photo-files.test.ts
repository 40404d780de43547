import { expect, test } from 'vitest';
import { zipOf } from '#src/platform/files/zip.fixture.ts';
import { isFailure } from '#src/shared/failure.ts';
import { photosOf } from './photo-files.server.ts';
import { codeOfFile, codesOfFile } from './photo-imports.rules.ts';

const photo = (name: string, size = 10) => ({ name, bytes: new Uint8Array(size).fill(7) });
const zip = (...files: ReturnType<typeof photo>[]) => new File([zipOf(files)], 'photos.zip');

async function refused(files: readonly File[]): Promise<string> {
  const error = await photosOf(files).then(
    () => undefined,
    (caught: unknown) => caught,
  );
  if (!isFailure(error, 'catalogue_file_invalid')) throw new Error('The files were not refused.', { cause: error });
  return error.details.text({}, { locale: 'en' });
}

test.each([
  ['dr-salmah.jpg', 'dr-salmah'],
  ['Portraits 2026/Dr Salmah_Idris.JPEG', 'dr-salmah-idris'],
  ['melur-ipoh', 'melur-ipoh'],
  ['dr-tan.final.png', 'dr-tan.final'],
])('the file %s names the code %s', (name, code) => {
  expect(codeOfFile(name)).toBe(code);
});

test.each([
  ['Melur Klang/Heart_Centre.JPG', 'melur-klang/heart-centre'],
  ['centres/melur-klang/heart-centre.png', 'melur-klang/heart-centre'],
  ['melur-klang--heart-centre.jpg', 'melur-klang/heart-centre'],
  ['all/Melur Klang__Heart Centre.jpg', 'melur-klang/heart-centre'],
  ['heart-centre.jpg', '/heart-centre'],
])('the file %s names the hospital and the centre %s', (name, codes) => {
  expect(codesOfFile(name)).toBe(codes);
});

test('pictures and archives of pictures are read together, without what systems put beside them', async () => {
  const files = [
    new File([photo('x').bytes], 'dr-one.jpg'),
    zip(photo('faces/dr-two.png'), photo('__MACOSX/faces/._dr-two.png'), photo('.DS_Store'), photo('Thumbs.db')),
  ];
  expect((await photosOf(files)).map(({ name }) => name)).toEqual(['dr-one.jpg', 'faces/dr-two.png']);
});

test('a picture above 10 MB is named without its bytes, alone or in an archive', async () => {
  const size = 10 * 1024 * 1024 + 1;
  const read = await photosOf([new File([photo('x', size).bytes], 'a.jpg'), zip(photo('b.jpg', size))]);
  expect(read).toEqual([
    { name: 'a.jpg', bytes: null },
    { name: 'b.jpg', bytes: null },
  ]);
});

test('no photo, more than a hundred, a bomb and a broken archive are refused in words', async () => {
  expect(await refused([])).toContain('Choose photos');
  expect(await refused([zip(photo('.DS_Store'))])).toContain('Choose photos');
  expect(await refused([zip(...Array.from({ length: 101 }, (_, index) => photo(`dr-${index}.jpg`)))])).toBe(
    'More than 100 photos. Send them in parts.',
  );
  const large = Array.from({ length: 21 }, (_, index) => photo(`dr-${index}.jpg`, 10 * 1024 * 1024));
  expect(await refused([zip(...large)])).toContain('larger than 200 MB');
  expect(await refused([new File(['PK\u0003\u0004'], 'photos.zip')])).toContain('can’t be opened');
});
