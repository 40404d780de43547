import { seededRandom, type SeededRandom } from '#src/shared/seeded-random.ts';
import { colour, Drawing, type PictureProps } from './drawing.tsx';

type Setting = 'towers' | 'sea' | 'paddy' | 'limestone' | 'hills' | 'mountain' | 'river';

/** What lies behind a hospital, by the state it stands in. */
const settings: Record<string, Setting[]> = {
  'Kuala Lumpur': ['towers'], Selangor: ['towers', 'hills', 'sea'], Johor: ['sea', 'hills'], Perak: ['limestone', 'hills'], Kedah: ['paddy'], Perlis: ['paddy'],
  Sarawak: ['river'], Sabah: ['mountain'], Pahang: ['sea', 'river'], Penang: ['hills', 'sea'], Kelantan: ['sea'], 'Negeri Sembilan': ['hills'],
};
const walls = [colour.white, colour.cream, '#F6EEE2', '#EEF5F3'];
const roofs = [colour.teal, colour.brick, colour.blue, colour.gold];

/** A hospital as a line-and-flat building in its own landscape; the same seed draws the same one. */
export function HospitalPicture({ seed, state, className, label }: PictureProps & { seed: string; state: string; town?: string }) {
  const random = seededRandom(`hospital ${seed}`);
  const setting = random.pick<Setting>(settings[state] ?? ['hills']);
  return (
    <Drawing width={480} height={280} className={className} label={label}>
      <path d="M0 0h480v280H0z" fill={random.pick([colour.sky, '#E8F3F1', '#FBF1DF'])} />
      <circle cx={random.int(60, 420)} cy={random.int(42, 70)} r="22" fill={colour.sand} />
      <Backdrop setting={setting} random={random} />
      <path d="M0 232h480v48H0z" fill={colour.leaf} opacity=".35" />
      <Building random={random} isMinang={state === 'Negeri Sembilan'} />
      <Trees random={random} hasPalms={setting === 'sea' || setting === 'river'} />
    </Drawing>
  );
}

function Backdrop({ setting, random }: { setting: Setting; random: SeededRandom }) {
  const shift = random.int(-30, 30);
  switch (setting) {
    case 'towers':
      return (
        <g fill={colour.mist} transform={`translate(${shift} 0)`}>
          <path d="M70 240V96l9-34 9 34v144zM102 240V96l9-34 9 34v144zM88 140h14v8H88z" />
          <path d="M370 240V120h34v120zM412 240v-84h28v84zM20 240v-70h34v70z" opacity=".8" />
          <path d="M384 120V84M384 84v36" stroke={colour.mist} strokeWidth="3" />
        </g>
      );
    case 'sea':
      return (
        <>
          <path d={`M0 190c60-30 120-34 190-12s200 10 290-8v70H0z`} fill={colour.hillFar} />
          <path d="M0 204h480v36H0z" fill={colour.sea} />
          <path d="M20 214h40M90 222h56M330 214h48M410 224h44" stroke={colour.white} strokeWidth="2" opacity=".8" />
        </>
      );
    case 'paddy':
      return (
        <>
          <path d="M0 196c80-24 140-6 220-14s180-20 260-4v62H0z" fill={colour.hillFar} />
          <path d="M0 208h480v32H0z" fill="#DCE9B8" />
          <path d="M0 216h480M0 225h480M60 208l-30 32M160 208l-14 32M330 208l14 32M430 208l34 32" stroke="#B9CF8B" strokeWidth="2" />
        </>
      );
    case 'limestone':
      return (
        <g transform={`translate(${shift} 0)`}>
          <path d="M-40 240V170c14-44 34-56 54-20 10-60 44-70 58-4 20-30 40-12 46 30v64zM330 240v-54c10-50 40-66 56-16 16-56 56-52 64 10 20-18 50-6 60 24v36z" fill={colour.hill} />
          <path d="M20 176v40M66 160v50M386 180v36M440 184v34" stroke={colour.leaf} strokeWidth="2" opacity=".5" />
        </g>
      );
    case 'mountain':
      return (
        <>
          <path d="M40 240 150 108l22 20 20-40 24 30 18-14 22 40 24-10 130 106z" fill={colour.hill} />
          <path d="m150 108 22 20 20-40 24 30 18-14-12 34-24-10-26 22-30-14z" fill={colour.white} opacity=".7" />
        </>
      );
    case 'river':
      return (
        <>
          <path d={`M0 190c90-50 150-40 210-16s170-30 270-4v70H0z`} fill={colour.hill} />
          <path d="M300 240c10-26-40-30-20-46 14-10 60-8 90-20" stroke={colour.sea} strokeWidth="14" strokeLinecap="round" />
        </>
      );
    case 'hills':
      return (
        <>
          <path d={`M0 186c70-50 130-52 200-16s170-26 280 2v68H0z`} fill={colour.hillFar} />
          <path d="M0 214c80-34 150-16 230-8s160-24 250 2v32H0z" fill={colour.hill} />
        </>
      );
  }
}

function Building({ random, isMinang }: { random: SeededRandom; isMinang: boolean }) {
  const wall = random.pick(walls);
  const roof = random.pick(roofs);
  const height = random.int(92, 124);
  const width = random.int(120, 150);
  const left = 240 - width / 2;
  const top = 240 - height;
  const wing = random.int(54, 70);
  const line = { stroke: colour.deep, strokeWidth: 2, strokeLinejoin: 'round' as const };
  return (
    <g>
      <path d={`M${left - 86} ${240 - wing}h90v${wing}h-90zM${left + width - 4} ${240 - wing}h90v${wing}h-90z`} fill={wall} {...line} />
      <path d={`M${left - 92} ${240 - wing}h96v-8h-96zM${left + width - 4} ${240 - wing}h96v-8h-96z`} fill={roof} {...line} />
      <path d={`M${left} ${top}h${width}v${height}H${left}z`} fill={wall} {...line} />
      {isMinang
        ? <path d={`M${left - 14} ${top}c20-4 26-22 26-36 10 16 30 22 ${width / 2 - 12} 22s${width / 2 - 22}-6 ${width / 2 - 12}-22c0 14 6 32 26 36z`} fill={roof} {...line} />
        : <path d={random.next() < 0.5 ? `M${left - 8} ${top}h${width + 16}v-10H${left - 8}z` : `M${left - 10} ${top}l${width / 2 + 10}-30 ${width / 2 + 10} 30z`} fill={roof} {...line} />}
      <Windows left={left} top={top} width={width} wing={wing} />
      <path d="M214 240v-26a6 6 0 0 1 6-6h40a6 6 0 0 1 6 6v26z" fill={colour.pale} {...line} />
      <path d="M240 208v32M204 208h72l-6-10h-60z" fill={roof} {...line} />
      <circle cx="240" cy={top + 20} r="12" fill={colour.white} {...line} />
      <path d={`M240 ${top + 13}v14M233 ${top + 20}h14`} stroke={colour.teal} strokeWidth="4" strokeLinecap="round" />
    </g>
  );
}

/** All windows in one path each: a picture in a list must stay small. */
function Windows({ left, top, width, wing }: { left: number; top: number; width: number; wing: number }) {
  const panes: string[] = [];
  for (let y = top + 42; y < 196; y += 22) for (let x = left + 12; x < left + width - 16; x += 22) panes.push(`M${x} ${y}h12v13h-12z`);
  for (let y = 240 - wing + 10; y < 222; y += 22) {
    for (let step = 0; step < 3; step += 1) panes.push(`M${left - 76 + step * 24} ${y}h12v12h-12z`, `M${left + width + 14 + step * 24} ${y}h12v12h-12z`);
  }
  return <path d={panes.join('')} fill={colour.sea} opacity=".75" />;
}

function Trees({ random, hasPalms }: { random: SeededRandom; hasPalms: boolean }) {
  return (
    <g>
      {[34, 62, 404, 440].map((x) => {
        const height = random.int(30, 52);
        return hasPalms
          ? <g key={x} transform={`translate(${x} ${244 - height})`} strokeLinecap="round"><path d={`M0 0c4 ${height / 2} 2 ${height * 0.8} 4 ${height}`} stroke={colour.brick} strokeWidth="4" /><path d="M0 0c-10-10-20-6-24 4M0 0c10-10 20-6 24 4M0 0c-4-12-14-14-20-10M0 0c4-12 14-14 20-10" stroke={colour.leaf} strokeWidth="4" /></g>
          : <g key={x}><path d={`M${x} 244v-20`} stroke={colour.brick} strokeWidth="4" /><ellipse cx={x} cy={222 - height / 3} rx={height / 2.6} ry={height / 2} fill={colour.leaf} /></g>;
      })}
      <path d="M150 262h180" stroke={colour.white} strokeWidth="10" strokeLinecap="round" opacity=".8" />
    </g>
  );
}
