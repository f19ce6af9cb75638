/** Where a jurisdiction stands on the tile map: columns and rows from 0. */
export interface MapTile {
  isoCode: string;
  column: number;
  row: number;
}

/**
 * Provinces over states, each one tile near its place on a map, so that Rhode Island is as easy to hit as Alaska. A dot
 * is an empty place.
 */
const ROWS: readonly { country: string; places: string }[] = [
  { country: 'ca', places: '. yt nt nu . . . . . . nl' },
  { country: 'ca', places: '. bc ab sk mb on qc . nb pe ns' },
  { country: 'us', places: 'ak . . . . . . . . . me' },
  { country: 'us', places: '. . . . . . . . . vt nh' },
  { country: 'us', places: 'wa id mt nd mn il wi mi ny ri ma' },
  { country: 'us', places: 'or nv wy sd ia in oh pa nj ct .' },
  { country: 'us', places: 'ca ut co ne mo ky wv va md de .' },
  { country: 'us', places: '. az nm ks ar tn nc sc dc . .' },
  { country: 'us', places: '. . . ok la ms al ga . . .' },
  { country: 'us', places: 'hi . . tx . . . . fl . .' },
];

export const MAP_TILES: readonly MapTile[] = ROWS.flatMap(({ country, places }, row) =>
  places
    .split(' ')
    .flatMap((place, column) => (place === '.' ? [] : [{ isoCode: `${country}-${place}`, column, row }])),
);

export type Shade = 0 | 1 | 2 | 3 | 4;

/** The same counts have the same shade on every map: the least of each step, lightest first. */
export const SHADE_STEPS = [
  { shade: 1, from: 1, to: 4 },
  { shade: 2, from: 5, to: 19 },
  { shade: 3, from: 20, to: 99 },
  { shade: 4, from: 100, to: null },
] as const satisfies readonly { shade: Shade; from: number; to: number | null }[];

/** 0 only for nothing. */
export function shadeOf(count: number): Shade {
  return SHADE_STEPS.findLast(({ from }) => count >= from)?.shade ?? 0;
}
