/**
 * The plan of docs/scale.md as a calculation: `node scripts/scale/plan.ts [visits a day] [bookings a day]`. It
 * simulates one day minute by minute, with the visitors coming and going over the hours, and prints what each step of
 * the plan has to carry in the busiest minute. Every figure that was measured says where; every other is a guess that
 * is marked as one.
 */

interface Assumptions {
  visitsADay: number;
  bookingsADay: number;
  /** Guess: public pages and calls of one visit. */
  pagesAVisit: number;
  /** Guess: files of one visit that a shared cache or the browser does not have (pictures, scripts). */
  filesAVisit: number;
  /** Of all page requests, those for private pages, forms and searches, which nothing may keep: guess. */
  privateShare: number;
  /** Measured (tests/shared-cache): requests of public pages that reach a server behind a shared cache. */
  sharedCacheMiss: number;
  /** Requests of one booking: its pages, the hold, the code, the confirmation. Counted in the flow of /book. */
  requestsABooking: number;
  /** Of a day's visits, how much the busiest hour has: guess by the usual shape of a site of one time zone. */
  busiestHourShare: number;
  /** Within the busiest hour, how much higher the busiest minute is: guess (a campaign, the evening news). */
  burst: number;
}

/**
 * Milliseconds of one core, each the dearest that docs/performance.md has: the slower round of a cached page, the home
 * page rendered anew, the median of the slowest of a patient's pages with a million patients, a confirmed booking. The
 * last two are with the database, on the machine that both share.
 */
const costMs = { cachedPage: 1 / 8.73, renderedPage: 6.9, privatePage: 13, bookingRequest: 25 };

const input = process.argv.slice(2).map(Number);
const plan: Assumptions = {
  visitsADay: input[0] || 10_000_000,
  bookingsADay: input[1] || 50_000,
  pagesAVisit: 4,
  filesAVisit: 6,
  privateShare: 0.05,
  sharedCacheMiss: 0.01,
  requestsABooking: 8,
  busiestHourShare: 0.1,
  burst: 3,
};

/** Visitors by the hour of the day: few at night, most at nine to eleven in the morning and at eight in the evening. */
const shapeOfDay = [2, 1, 1, 1, 1, 2, 4, 7, 10, 12, 12, 10, 8, 8, 9, 9, 8, 7, 7, 9, 11, 9, 6, 4];

/**
 * A number of visitors around the expected one (a sum of many: the normal curve of a Poisson number), the same in each
 * run.
 */
function noise(seed: number): number {
  const uniform = (salt: number) => {
    const value = Math.sin(seed * 12.9898 + salt * 78.233) * 43_758.5453;
    return value - Math.floor(value);
  };
  return Math.sqrt(-2 * Math.log(uniform(1) || 1e-9)) * Math.cos(2 * Math.PI * uniform(2));
}

interface Minute {
  visits: number;
  bookings: number;
}

function simulateDay({ visitsADay, bookingsADay, busiestHourShare, burst }: Assumptions): Minute[] {
  const total = shapeOfDay.reduce((sum, hour) => sum + hour, 0);
  const busiest = shapeOfDay.indexOf(Math.max(...shapeOfDay));
  const others = total - shapeOfDay[busiest]!;
  return Array.from({ length: 24 * 60 }, (_, minute) => {
    const hour = Math.floor(minute / 60);
    const share = hour === busiest ? busiestHourShare : (shapeOfDay[hour]! / others) * (1 - busiestHourShare);
    // One minute of the busiest hour is the burst that the plan must stand.
    const times = hour === busiest && minute % 60 === 30 ? burst : 1;
    const around = (expected: number) => Math.max(0, expected + Math.sqrt(expected) * noise(minute + expected));
    return { visits: around((visitsADay * share * times) / 60), bookings: around((bookingsADay * share * times) / 60) };
  });
}

function loadOf({ visits, bookings }: Minute, p: Assumptions) {
  const pages = (visits * p.pagesAVisit) / 60;
  const publicPages = pages * (1 - p.privateShare);
  const privatePages = pages * p.privateShare;
  const reaching = publicPages * p.sharedCacheMiss;
  const bookingRequests = (bookings * p.requestsABooking) / 60;
  const coreMs = (misses: number, rendered: number) =>
    misses * costMs.cachedPage +
    rendered * costMs.renderedPage +
    privatePages * costMs.privatePage +
    bookingRequests * costMs.bookingRequest;
  return {
    'pages a second': pages,
    'files a second': (visits * p.filesAVisit) / 60,
    'bookings a second': bookings / 60,
    'public pages that reach a server, with a shared cache': reaching,
    'private pages a second': privatePages,
    // One of a hundred public pages that reach a server is not in its own page cache: guess.
    'cores without a shared cache': coreMs(publicPages, publicPages * 0.01) / 1_000,
    'cores with a shared cache': coreMs(reaching, reaching * 0.5) / 1_000,
  };
}

const day = simulateDay(plan);
const visits = day.reduce((sum, minute) => sum + minute.visits, 0);
const bookings = day.reduce((sum, minute) => sum + minute.bookings, 0);
const busiest = day.reduce((most, minute) => (minute.visits > most.visits ? minute : most));
const median = day.toSorted((a, b) => a.visits - b.visits)[day.length / 2]!;
process.stdout.write(
  `A day of ${Math.round(visits).toLocaleString('en')} visits and ${Math.round(bookings).toLocaleString('en')} bookings\n`,
);
const [usual, most] = [loadOf(median, plan), loadOf(busiest, plan)];
process.stdout.write('| what | a usual minute | the busiest minute |\n| --- | --- | --- |\n');
for (const [what, value] of Object.entries(usual))
  process.stdout.write(`| ${what} | ${value.toFixed(1)} | ${most[what as keyof typeof most].toFixed(1)} |\n`);
