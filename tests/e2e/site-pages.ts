/** The site's pages for browser tests, and when a page is ready. */
import { expect, type APIRequestContext, type Page } from '@playwright/test';

/** Placeholder for any doctor of the sample. */
const aDoctor = ':doctor';

/** Pages of the main journey: checked in every language. */
export const mainRoad = [
  '/home',
  '/doctor',
  `/doctor/${aDoctor}`,
  '/melur-ipoh',
  `/book/${aDoctor}`,
  '/health-package',
  '/health-package/heart-check',
];

export const allPages = [
  ...mainRoad,
  '/corporate-home',
  '/our-hospitals',
  '/our-hospitals?view=map',
  '/melur-ipoh/our-services',
  '/melur-ipoh/patient-care',
  '/speciality-centre',
  '/speciality-centre/cardiology',
  '/doctor?doctor_name=nobody-has-this-name',
  '/doctor?page=99',
  '/book',
  '/health-package?type=men&gender=female',
  '/health-package/compare?packages=heart-check,breast-screening,flu-vaccination',
  '/health-package/compare',
  '/cart',
  '/checkout',
  '/checkout/result',
  '/checkout/find',
  '/bookmarks',
  '/404',
  '/no-such-page',
  '/search',
  '/search?keyword=chest%20pain',
  '/search?keyword=heart&type=doctor',
  '/search?keyword=zzzzqqqq',
  '/design',
  '/staff/sign-in',
  '/staff/join',
  '/mccn/our-collaboration',
  '/mccn/faq',
  '/mccn/health-library',
  '/mccn/diseases',
  '/mccn/diseases/dengue-fever',
  '/innovationcampaign',
  '/health-tourism',
  '/international-patient-centre',
  '/health-tourism/knee-replacement',
  '/health-tourism?currency=SGD',
  '/health-tourism/enquiry?treatment=knee-replacement',
  '/health-tourism/visa-letter',
  '/health-tourism/interpreter',
  '/insights-corner',
  '/articles',
  '/articles?topic=heart&year=2026',
  '/articles/chest-pain-when-to-call-999',
  '/video',
  '/video/how-to-measure-blood-pressure-at-home',
  '/podcast',
  '/podcast/after-a-miscarriage',
  '/news',
  '/csr',
  '/events',
  '/events/first-aid-for-parents-kuching',
  '/events/first-aid-for-parents-kuching/register',
  '/campaigns-promotions',
  '/campaigns-promotions/diabetes-check-november',
  '/career',
  '/career/midwife-melur-cheras',
  '/career/midwife-melur-cheras/apply',
  '/procurement',
  '/procurement/ct-scanner-melur-ipoh',
  '/faq',
  '/faq?q=zzzz',
  '/contact-us',
  '/enquiry?hospital=melur-ipoh',
  '/follow-up',
  '/cookies',
  '/gl-application',
  '/gl-application?hospital=1',
  '/gl-application/GSAMPLE001',
  '/consultant/apply',
  '/innovationcampaign/enquiry',
  '/pdpa',
  '/cares',
  '/cares-membership',
  '/cares-platinum-plus',
  '/cares-app',
  '/cares-app/faq',
  '/klinik-wakaf-an-nur',
];

export const languagePrefixes = ['', '/ms', '/zh'];

let doctor: string | undefined;

/** The address of a path in the lists above. */
export async function addressOf(path: string, request: APIRequestContext): Promise<string> {
  if (!path.includes(aDoctor)) return path;
  doctor ??= /href="\/doctor\/([a-z][a-z-]+)"/.exec(await (await request.get('/doctor')).text())?.[1];
  expect(doctor, 'a doctor is listed').toBeDefined();
  return path.replace(aDoctor, doctor ?? '');
}

/** Opens a page and waits until it is hydrated. */
export async function openReady(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await untilReady(page);
}

export async function untilReady(page: Page): Promise<void> {
  // Where Preact keeps the page that it has hydrated; header and content follow at once, the other parts when they are
  // near.
  await page.waitForFunction(
    () => Boolean((document.body as { __k?: unknown }).__k) && !document.querySelector('[data-part=soon]'),
  );
}

/** Has every part of the page hydrated, near or not, as what visitors do to a part would. */
export async function takeAllOver(page: Page): Promise<void> {
  // A part whose code is still on its way is hydrated when that is there.
  const waiting = () =>
    page.evaluate(() => {
      const parts = document.querySelectorAll('[data-part=near]:not([data-fixed] *, [data-server-only] *)');
      for (const part of parts) part.dispatchEvent(new Event('toggle'));
      return [...parts].map((part) => part.outerHTML.slice(0, 100));
    });
  await expect.poll(waiting).toEqual([]);
}

/** Has the page note texts that the browser's code writes otherwise than the server did. Before the page is opened. */
export async function noteDifferingTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: string[] = ((window as unknown as { differing: string[] }).differing = []);
    const { get, set } = Object.getOwnPropertyDescriptor(CharacterData.prototype, 'data')!;
    let isHydrating = false;
    Object.defineProperty(CharacterData.prototype, 'data', {
      get,
      set(this: CharacterData, text: string) {
        const before = get!.call(this) as string;
        // A server's markup has no empty texts: such a one is a component's own, which says something once it lives.
        if (isHydrating && before !== '' && before !== String(text)) noted.push(before);
        set!.call(this, text);
      },
    });
    const hydrating = () => {
      isHydrating = true;
      queueMicrotask(() => (isHydrating = false));
    };
    // A part is hydrated in one go, from the moment on that it says so; the frame from when Preact keeps the page.
    const { setAttribute } = Element.prototype;
    Element.prototype.setAttribute = function (name, value) {
      if (name === 'data-part') hydrating();
      setAttribute.call(this, name, value);
    };
    document.addEventListener('DOMContentLoaded', () => {
      let current: unknown;
      Object.defineProperty(document.body, '__k', {
        get: () => current,
        set(page: unknown) {
          current = page;
          hydrating();
        },
      });
    });
  });
}

export const differingTexts = (page: Page) =>
  page.evaluate(() => (window as unknown as { differing: string[] }).differing);
