import type { Random } from './random.ts';

/** Ordinary given names with invented family names, so that no real officeholder is meant. */
const GIVEN_NAMES = [
  'Adaline',
  'Bram',
  'Celeste',
  'Dario',
  'Edda',
  'Farrell',
  'Greta',
  'Hollis',
  'Imara',
  'Jory',
  'Kestrel',
  'Lorcan',
  'Maren',
  'Nils',
  'Odette',
  'Pell',
  'Quill',
  'Rosalba',
  'Soren',
  'Thea',
  'Ulric',
  'Vesna',
  'Wystan',
  'Xenia',
  'Yorick',
  'Zelda',
] as const;
const FAMILY_STARTS = [
  'Alder',
  'Briar',
  'Corn',
  'Dun',
  'Elm',
  'Fern',
  'Glen',
  'Hart',
  'Iver',
  'Jarrow',
  'Kell',
  'Lark',
  'Mor',
  'Nether',
  'Oak',
  'Pember',
  'Quen',
  'Rook',
  'Stav',
  'Thistle',
  'Under',
  'Vant',
  'Wex',
  'Yar',
] as const;
const FAMILY_ENDS = [
  'by',
  'combe',
  'dale',
  'field',
  'gate',
  'holt',
  'ley',
  'mere',
  'ridge',
  'stead',
  'ton',
  'wick',
] as const;

export interface PersonName {
  firstName: string;
  lastName: string;
  fullName: string;
}

export function inventName(random: Random): PersonName {
  const firstName = random.pick(GIVEN_NAMES);
  const lastName = `${random.pick(FAMILY_STARTS)}${random.pick(FAMILY_ENDS)}`;
  return { firstName, lastName, fullName: `${firstName} ${lastName}` };
}
