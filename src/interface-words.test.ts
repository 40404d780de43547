import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Forbidden words of the interface, by language: each thing has one word. */
const forbidden = {
  en: [
    /e-mail/i,
    /\bmail address/i,
    /\bmails?\b/i,
    /data[- ]protection notice/i,
    /teleconsult/i,
    /see a doctor by video/i,
    /care[- ]programme/i,
    /present password/i,
    /\bwhom\b/i,
    /\bwe know no\b/i,
    /\bwe do not know (this|that)\b/i,
    /\bstands? (in|below|at|beside)\b/i,
    /\bplease mend\b/i,
    /\bwaits for you\b/i,
    /\btake away\b/i,
    /\bopen posts?\b/i,
    /^Kept( for you)?\.?$/,
    /\bsaved for later\b/i,
    /frequently asked questions(?! \(FAQ\))/i,
    /health information library/i,
    /\btotal to pay\b/i,
    /\b(prices|it) counts? (from|now)\b/i,
    /scripts of others/i,
    /mayo-style/i,
    /\bdut(y|ies)\b/i,
    /\bscripts? of others\b/i,
    /\b(is|are) written down\b/i,
    /\bon sale any more\.? (It|Please)/,
    /\bis whole\b/i,
    /\bthe money goes back\b/i,
    /\btime is over\b/i,
    /\bOne a line\b/,
    /\bnot (before|after) the first one\b/i,
    /\bno such (page|package|clinic|refund)\b/i,
    /\bsecond factor\b/i,
  ],
  ms: [
    /notis perlindungan data/i,
    /telekonsult/i,
    /\bmelog\b/i,
    /program penjagaan/i,
    /sudut wawasan/i,
    /\btempah janji temu\b/i,
    /kata daripada ketua/i,
    /kata laluan sekarang/i,
    /gaya mayo/i,
    /\bemail\b/i,
    /\btemu janji\b/i,
    /\bsengkang\b/i,
    /\btapisan\b/i,
    /\bperpustakaan\b/i,
    /pustaka maklumat/i,
    /jumlah perlu dibayar/i,
    /\be-Invois\b/,
    /\bmuhibah\b/i,
    /\bkaunter kerja\b/i,
    /huruf (dan|atau) angka/i,
    /selama-lamanya/i,
    /\bfaktor kedua\b/i,
    /\bmelalui permintaan\b/i,
    /\bmemerlukan skrip\b/i,
    /\bberamal bersama\b/i,
    /\bTunjuk\b/,
  ],
  zh: [
    /护理计划/,
    /健康(资讯文|资料)库/,
    /应付总额|已付总额/,
    /寻找医生/,
    /预约门诊/,
    /邮箱|邮件|电子邮/,
    /视频看诊|远程看诊|远程会诊/,
    /资料保护声明|个人资料保护通知/,
    /健康图书馆|健康资料库|健康库/,
    /负责人的话/,
    /先读为快/,
    /患者/,
    /套餐/,
    /凭单|凭证/,
    /会员资格/,
    /Cares[卡会]/,
    /恢复代码/,
    /两步验证|第二重验证/,
    /后台|控制台/,
    /登出/,
    /看诊费/,
    /空闲时间/,
    /查找医生/,
    /贷记单/,
    /[「」]/,
    /示范/,
    /联络/,
    /[\u4e00-\u9fff],[\u4e00-\u9fff]/,
    /[\u4e00-\u9fff]Cares/,
    /(?<!职)员工/,
    /空档/,
    /爽约/,
    /标书/,
    /名册/,
    /医学审阅/,
  ],
} as const;

test.each(Object.entries(forbidden))('the texts in %s use one word for one thing', (language, patterns) => {
  const found: string[] = [];
  for (const [key, text] of textsOf(language))
    for (const pattern of patterns)
      if (pattern.test(text.replace(/\{\w+\}/g, ''))) found.push(`${key}: ${text} (${pattern.source})`);
  expect(found).toEqual([]);
});

test('the three languages have the same texts, none of them empty', () => {
  const [english, malay, chinese] = ['en', 'ms', 'zh'].map((language) =>
    textsOf(language)
      .map(([key, text]) => [key, text.trim() !== ''])
      .toSorted(),
  );
  expect(malay).toEqual(english);
  expect(chinese).toEqual(english);
});

test.each(['en', 'ms', 'zh'])(
  'each text in %s is written once: of two with one key the last would count',
  (language) => {
    const folder = join('messages', language);
    const keys = readdirSync(folder).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(/^ {2}"([^"]+)":/gm)].map(([, key]) => key),
    );
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([]);
    expect(keys.length).toBeGreaterThan(3_000);
  },
);

test('each text is shown somewhere: what nothing uses is not kept in three languages', () => {
  const named = new Set(
    globSync('src/**/*.{ts,tsx}', { exclude: ['src/paraglide/**'] }).flatMap(
      (file) => readFileSync(file, 'utf8').match(/\b[a-z]+(?:_[a-z0-9]+)+\b/g) ?? [],
    ),
  );
  expect(
    textsOf('en')
      .map(([key]) => key)
      .filter((key) => key !== '$schema' && !named.has(key)),
  ).toEqual([]);
});

/** Every key and text of one language. A text with variants is searched in its written form. */
function textsOf(language: string): [key: string, text: string][] {
  const folder = join('messages', language);
  return readdirSync(folder).flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Record<string, unknown>).map(
      ([key, text]): [string, string] => [key, typeof text === 'string' ? text : JSON.stringify(text)],
    ),
  );
}
