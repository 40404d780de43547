// Makes the sample's films (sample/films) and episodes (sample/recordings) from their transcripts:
// `node scripts/make-sample-recordings.mjs http://localhost:3000`. The pictures are the running site's own scenes.
// Needs espeak-ng, ffmpeg and Chromium; its results are committed, so that no other machine needs them.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { captionFile } from '../src/features/reading/insights/captions.rules.ts';

const [origin = 'http://localhost:3000', only] = process.argv.slice(2);
const onlyFilms = process.argv.includes('--films');
const rate = 22_050;
/** Voices of women and of men: the first to speak in an episode has the first one. */
const voices = {
  en: { woman: ['en-gb+f3', 'en-gb-x-rp+f1'], man: ['en-gb+m3', 'en-gb-x-rp+m1'] },
  ms: { woman: ['ms+f3', 'ms+f1'], man: ['ms+m3', 'ms+m1'] },
  zh: { woman: ['cmn+f3', 'cmn+f1'], man: ['cmn+m3', 'cmn+m1'] },
};
const women =
  /^(?:Nurse|Jururawat|Midwife|Sister|Priya|Harvinder|Adlin|Dr (?:Suraya|Chua|Aminah|Esther|Melissa|Shamini)|.*(?:慧敏|美玲))/;
const voiceOf = (name, language, place) => voices[language][women.test(name) ? 'woman' : 'man'][place];

/** Further scenes of each film, after its own. */
const furtherScenes = {
  'how-to-measure-blood-pressure-at-home': ['at-home', 'package-heart', 'by-the-window', 'on-the-telephone'],
  'cpr-in-two-minutes': ['chest-pain', 'package-heart', 'with-the-ambulance', 'in-class'],
  'using-an-inhaler-with-a-spacer': ['breathing', 'playgroup', 'at-the-doctor', 'package-children'],
  'periksa-kaki-setiap-malam': ['evening', 'washing', 'package-diabetes', 'at-the-door'],
  'a-plate-for-people-with-diabetes': ['eating', 'fruit-stall', 'cooking-class', 'walking-together'],
  'hear-the-baby-move': ['package-maternity', 'antenatal-class', 'at-home', 'on-the-telephone'],
  'ten-minutes-against-mosquitoes': ['at-the-door', 'washing', 'at-home', 'at-the-bedside'],
  'stroke-the-four-signs': ['in-the-waiting-room', 'speaking', 'chest-pain', 'at-the-bedside'],
  'breast-check-what-to-look-for': ['package-women', 'washing', 'talking', 'package-cancer'],
  'three-exercises-for-the-knees': ['walking', 'in-the-park', 'package-sports', 'walking-together'],
  'bernafas-ketika-panik': ['breathing', 'sleeping', 'talking', 'in-the-park'],
  'fever-in-children-in-mandarin': ['parent-at-night', 'at-the-medicines', 'sleeping', 'with-the-ambulance'],
};

const folder = mkdtempSync(join(tmpdir(), 'recordings-'));
const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const entriesOf = (kind) =>
  readJson(`sample/entries/${kind}/entries.json`)
    .filter(({ slug }) => !only || only.startsWith('--') || slug === only)
    .map((entry) => ({
      ...entry,
      ...readJson(`sample/entries/${kind}/${entry.fields.spokenLanguage}/${entry.slug}.json`),
    }));

/** A text of the running site; asked for again where the connection that was kept open has been closed meanwhile. */
const textOf = async (path) => (await fetch(origin + path).catch(() => fetch(origin + path))).text();

/** Speech as 16-bit samples at 22,050 Hz, without the silence around it. */
function speak(text, voice, wordsPerMinute) {
  const file = join(folder, 'speech.wav');
  execFileSync('espeak-ng', ['-z', '-v', voice, '-s', String(Math.round(wordsPerMinute)), '-w', file, text]);
  const bytes = readFileSync(file);
  const samples = new Int16Array(bytes.buffer.slice(bytes.byteOffset + 44, bytes.byteOffset + (bytes.length & ~1)));
  const loud = (value) => Math.abs(value) > 120;
  const first = samples.findIndex(loud);
  return samples.subarray(Math.max(0, first), samples.findLastIndex(loud) + 1);
}

/** Parts spoken so that each begins at its time and has ended before the next. */
function track(parts, seconds) {
  const sound = new Int16Array(Math.round(seconds * rate));
  let free = 0;
  for (const { at, until, text, voice } of parts) {
    const room = (until - at - 0.12) * rate;
    let spoken = speak(text, voice, 160);
    const needed = spoken.length / Math.max(1, room);
    if (needed > 1 || needed < 0.8)
      spoken = speak(text, voice, Math.min(voice.startsWith('cmn') ? 260 : 215, Math.max(140, 160 * needed)));
    const from = Math.max(Math.round(at * rate), free);
    sound.set(spoken.subarray(0, Math.max(0, sound.length - from)), Math.min(from, sound.length));
    free = from + spoken.length + Math.round(0.06 * rate);
  }
  if (free > sound.length + rate / 4)
    console.info(`  speech is ${((free - sound.length) / rate).toFixed(1)} s too long`);
  const file = join(folder, 'track.raw');
  writeFileSync(file, new Uint8Array(sound.buffer));
  return ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-i', file];
}

function run(...parameters) {
  const { status, stderr } = spawnSync('ffmpeg', ['-y', '-loglevel', 'error', ...parameters], { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

const secondsOf = (clock) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);

/** What a film's captions show, with the times at which they show it. */
function cuesOf({ transcript, fields }) {
  return captionFile(transcript, fields.durationSeconds)
    .split('\n\n')
    .slice(1)
    .map((block) => {
      const [times, text] = block.trim().split('\n');
      const [at, until] = times.split(' --> ').map(secondsOf);
      return { at, until, text: text.replaceAll('&amp;', '&') };
    });
}

/** Two shots of each scene, whole and near. */
async function drawShots(page, { slug, fields }, drawing) {
  const files = [];
  for (const [index, scene] of [fields.scene, ...furtherScenes[slug]].entries()) {
    const svg = await textOf(`/pictures/${drawing}/scene/${scene}/video-${slug}.svg`);
    for (const zoom of [1, 1.5]) {
      await page.setContent(
        `<style>body{margin:0;background:#e3f3f0;overflow:hidden}svg{width:640px;height:360px;display:block;transform:scale(${zoom});transform-origin:${index % 2 ? 62 : 42}% 68%}</style>${svg}`,
      );
      await page.evaluate(() => document.querySelector('svg').setAttribute('preserveAspectRatio', 'xMidYMid slice'));
      files.push(join(folder, `shot-${files.length}.png`));
      await page.screenshot({ path: files.at(-1) });
    }
  }
  return files;
}

/** One shot fading into the next; still between, so that the file stays small. */
function pictureTrack(files, seconds) {
  const fade = 0.8;
  const each = (seconds + fade * (files.length - 1)) / files.length;
  const shots = files.map((_, index) => `[${index}:v]fps=8,trim=duration=${each.toFixed(2)},format=yuv420p[v${index}]`);
  const fades = files
    .slice(1)
    .map(
      (_, index) =>
        `[${index ? `x${index}` : 'v0'}][v${index + 1}]xfade=duration=${fade}:offset=${((index + 1) * (each - fade)).toFixed(2)}[x${index + 1}]`,
    );
  return [...shots, ...fades].join(';');
}

async function makeFilms() {
  mkdirSync('sample/films', { recursive: true });
  const drawing = /\/pictures\/([0-9a-f]{8})\//.exec(await textOf('/video'))[1];
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
  const page = await browser.newPage({ viewport: { width: 640, height: 360 } });
  for (const entry of entriesOf('video')) {
    const { slug, author, fields } = entry;
    const voice = voiceOf(author, fields.spokenLanguage, 0);
    const shots = await drawShots(page, entry, drawing);
    const sound = track(
      cuesOf(entry).map((cue) => ({ ...cue, voice })),
      fields.durationSeconds,
    );
    run(
      ...shots.flatMap((file) => ['-loop', '1', '-framerate', '8', '-i', file]),
      ...sound,
      '-filter_complex',
      pictureTrack(shots, fields.durationSeconds),
      '-map',
      `[x${shots.length - 1}]`,
      '-map',
      `${shots.length}:a`,
      '-t',
      String(fields.durationSeconds),
      ...'-c:v libvpx-vp9 -crf 40 -b:v 0 -row-mt 1 -cpu-used 6 -g 160'.split(' '),
      ...'-c:a libopus -b:a 16k -application voip -map_metadata -1 -fflags +bitexact'.split(' '),
      `sample/films/${slug}.webm`,
    );
    console.info(slug);
  }
  await browser.close();
}

/** The turns of an episode with their speakers; the first to speak is the host. */
function turnsOf({ transcript, fields }) {
  const turns = transcript.split('\n\n').map((paragraph) => {
    const [, name = '', text] = /^([^:：\n]{2,24})[:：]\s*(.*)$/su.exec(paragraph) ?? [null, '', paragraph];
    return { name, text };
  });
  const [host] = turns.map(({ name }) => name);
  return turns.map(({ name, text }) => ({
    text,
    voice: voiceOf(name, fields.spokenLanguage, host.endsWith(name) ? 0 : 1),
  }));
}

function makeEpisodes() {
  mkdirSync('sample/recordings', { recursive: true });
  for (const entry of entriesOf('podcast')) {
    const { slug, fields } = entry;
    const turns = turnsOf(entry);
    const total = turns.reduce((sum, { text }) => sum + text.length + 12, 0);
    let before = 0;
    const parts = turns.map((turn) => {
      const at = (before / total) * fields.durationSeconds;
      before += turn.text.length + 12;
      return { ...turn, at, until: (before / total) * fields.durationSeconds };
    });
    run(
      ...track(parts, fields.durationSeconds),
      ...'-ar 16000 -c:a libmp3lame -b:a 16k -map_metadata -1 -fflags +bitexact'.split(' '),
      `sample/recordings/${slug}.mp3`,
    );
    console.info(slug);
  }
}

if (!onlyFilms) makeEpisodes();
await makeFilms();
rmSync(folder, { recursive: true });
