import sharp, { type Sharp } from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { openTestSite, type TestSite } from '#tests/support/test-site.ts';
import { openForm, sendOpened, type FileToSend } from './form.fixture.ts';

const path = '/consultant/apply';
const values = {
  name: 'Dr Nadia Osman',
  email: 'nadia@example.test',
  phone: '012-345 6789',
  speciality: 'Neurology',
  registration: 'MMC 12345',
  years: '12',
  hospital: '',
  message: '',
};

let site: TestSite;
let photo: FileToSend;
let tooManyPixels: FileToSend;
beforeAll(async () => {
  site = await openTestSite();
  const plain = (side: number) =>
    sharp({ create: { width: side, height: side, channels: 3, background: '#225588' }, limitInputPixels: false });
  photo = { name: 'photo.jpg', bytes: await plain(1_200).jpeg().toBuffer() };
  // 64 megapixels in a file of some kilobytes.
  tooManyPixels = { name: 'large.png', bytes: await plain(8_000).png().toBuffer() };
});
afterAll(() => site.close());

/** How many pictures were being decoded each time that another began. */
let decoding: number[] = [];
let underWay = 0;
const decode = sharp.prototype.toBuffer as () => Promise<Buffer>;
beforeEach(() => {
  decoding = [];
  vi.spyOn(sharp.prototype, 'toBuffer').mockImplementation(async function (this: Sharp) {
    underWay += 1;
    decoding.push(underWay);
    try {
      return await decode.call(this);
    } finally {
      underWay -= 1;
    }
  });
});
afterEach(() => {
  vi.restoreAllMocks();
});

const send = async (files: FileToSend[], change: object = {}) => {
  const form = await openForm(site, path);
  return sendOpened(site, path, form, { ...values, ...change, files });
};

describe('pictures that people send', () => {
  test('are decoded one at a time, whoever else sends some at the same moment', async () => {
    const answers = await Promise.all([send([photo, photo, photo]), send([photo, photo])]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(decoding).toEqual([1, 1, 1, 1, 1]);
  });

  test('are not decoded where the header names more pixels than we take, nor those beside it', async () => {
    const answer = await send([photo, tooManyPixels]);
    expect(answer.status).toBe(422);
    expect(decoding).toEqual([]);
  });

  test('are not decoded where there are too many of them, or something else is wrong with the form', async () => {
    expect((await send(Array.from({ length: 6 }, () => photo))).status).toBe(422);
    expect((await send([photo], { email: 'nobody' })).status).toBe(422);
    expect(decoding).toEqual([]);
  });
});

test('the body of a form with files is parsed once', async () => {
  const form = await openForm(site, path);
  const parse = vi.spyOn(Request.prototype, 'formData');
  const copy = vi.spyOn(Request.prototype, 'clone');
  const answer = await sendOpened(site, path, form, { ...values, message: 'A second one', files: [photo] });
  expect(answer.status).toBe(303);
  expect(parse).toHaveBeenCalledTimes(1);
  expect(copy).not.toHaveBeenCalled();
  // Without its token it is refused, and not parsed again.
  parse.mockClear();
  const forged = { ...form, hidden: { ...form.hidden, zone_token: 'forged' } };
  expect((await sendOpened(site, path, forged, { ...values, files: [photo] })).status).toBe(403);
  // The page of an expired form is requested with the typed text alone, as a form of its own.
  const parsed = parse.mock.contexts as Request[];
  expect(parsed.filter(({ headers }) => headers.get('content-type')?.startsWith('multipart'))).toHaveLength(1);
});
