/** Motifs behind a hospital; the first of a place is the farthest away. */
export type Motif =
  | 'hills'
  | 'ridge'
  | 'limestone'
  | 'kinabalu'
  | 'santubong'
  | 'jerai'
  | 'sea'
  | 'islands'
  | 'paddy'
  | 'river'
  | 'lake'
  | 'twinTowers'
  | 'city'
  | 'dome'
  | 'spire'
  | 'port'
  | 'bridge'
  | 'lighthouse'
  | 'pumpjack'
  | 'kite'
  | 'boat'
  | 'hornbill';

export type Roof = 'flat' | 'hip' | 'gable' | 'minang' | 'longhouse';
export type Tree = 'round' | 'rain' | 'palm';

export interface Place {
  motifs: readonly Motif[];
  roofs: readonly Roof[];
  tree: Tree;
}

const place = (motifs: readonly Motif[], roofs: readonly Roof[], tree: Tree): Place => ({ motifs, roofs, tree });

/** By town, in the spelling of the address (slug). */
const towns: Record<string, Place> = {
  'tun-razak': place(['hills', 'twinTowers'], ['flat'], 'rain'),
  sentul: place(['ridge', 'twinTowers'], ['gable'], 'round'),
  cheras: place(['hills', 'city'], ['flat'], 'round'),
  bangsar: place(['hills', 'spire'], ['flat', 'hip'], 'rain'),
  'petaling-jaya': place(['ridge', 'city'], ['flat'], 'round'),
  'shah-alam': place(['ridge', 'dome'], ['flat'], 'round'),
  klang: place(['ridge', 'river', 'bridge'], ['hip', 'flat'], 'palm'),
  kajang: place(['ridge', 'hills'], ['hip', 'gable'], 'round'),
  rawang: place(['hills', 'limestone'], ['gable', 'flat'], 'round'),
  'kuala-selangor': place(['ridge', 'sea', 'lighthouse'], ['hip'], 'palm'),
  'johor-bahru': place(['city', 'sea'], ['flat'], 'palm'),
  'pasir-gudang': place(['sea', 'port', 'kite'], ['flat'], 'round'),
  kluang: place(['jerai', 'hills'], ['hip', 'gable'], 'round'),
  muar: place(['ridge', 'river', 'bridge'], ['hip'], 'rain'),
  'batu-pahat': place(['ridge', 'river', 'boat'], ['hip', 'flat'], 'palm'),
  ipoh: place(['ridge', 'limestone'], ['hip', 'flat'], 'rain'),
  taiping: place(['jerai', 'lake'], ['hip'], 'rain'),
  sitiawan: place(['islands', 'sea', 'boat'], ['hip', 'gable'], 'palm'),
  'alor-setar': place(['ridge', 'spire', 'paddy'], ['hip'], 'palm'),
  'sungai-petani': place(['jerai', 'paddy'], ['hip', 'gable'], 'round'),
  kuching: place(['santubong', 'river', 'hornbill'], ['longhouse'], 'rain'),
  miri: place(['ridge', 'sea', 'pumpjack'], ['longhouse', 'flat'], 'palm'),
  kuantan: place(['islands', 'sea', 'boat'], ['gable', 'flat'], 'palm'),
  temerloh: place(['jerai', 'river', 'boat'], ['gable'], 'rain'),
  'bukit-mertajam': place(['jerai', 'sea', 'bridge'], ['hip', 'flat'], 'round'),
  'kota-bharu': place(['islands', 'sea', 'kite'], ['gable'], 'palm'),
  kangar: place(['limestone', 'paddy'], ['hip'], 'round'),
  'kota-kinabalu': place(['kinabalu', 'sea'], ['flat', 'gable'], 'palm'),
  seremban: place(['ridge', 'hills'], ['minang'], 'round'),
};

/** By state, where the town is not known. */
const states: Record<string, Place> = {
  'Kuala Lumpur': towns['tun-razak']!,
  Selangor: towns['petaling-jaya']!,
  Johor: towns['johor-bahru']!,
  Perak: towns['ipoh']!,
  Kedah: towns['sungai-petani']!,
  Perlis: towns['kangar']!,
  Sarawak: towns['kuching']!,
  Sabah: towns['kota-kinabalu']!,
  Pahang: towns['kuantan']!,
  Penang: towns['bukit-mertajam']!,
  Kelantan: towns['kota-bharu']!,
  'Negeri Sembilan': towns['seremban']!,
};

const plain = place(['ridge', 'hills'], ['flat', 'hip'], 'round');

/** The landscape of a town. The seed is searched too, because a hospital's slug ends in its town. */
export function placeOf({
  town,
  seed,
  state,
}: {
  town?: string | undefined;
  seed: string;
  state?: string | undefined;
}): Place {
  const named = (town ?? '').toLowerCase().replaceAll(' ', '-');
  return (
    own(towns, named) ??
    own(towns, seed) ??
    own(towns, seed.replace(/^[^-]+-/, '')) ??
    own(states, state ?? '') ??
    plain
  );
}

/** Looks up own keys only: names come from addresses, and anybody may request 'constructor'. */
function own(places: Record<string, Place>, name: string): Place | undefined {
  return Object.hasOwn(places, name) ? places[name] : undefined;
}
