/** Position of a jurisdiction on the tile map, with columns and rows counted from 0. */
export interface MapTile {
  isoCode: string;
  column: number;
  row: number;
}

/**
 * Provinces above states, each as one tile near its place on a map, so that Rhode Island is as easy to click as Alaska.
 * A dot is an empty cell.
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

/** Count ranges of the shades, lightest first. They are fixed, so equal counts have the same shade on every map. */
export const SHADE_STEPS = [
  { shade: 1, from: 1, to: 4 },
  { shade: 2, from: 5, to: 19 },
  { shade: 3, from: 20, to: 99 },
  { shade: 4, from: 100, to: null },
] as const satisfies readonly { shade: Shade; from: number; to: number | null }[];

/** Returns the shade of a count; only a count of zero has shade 0. */
export function getShade(count: number): Shade {
  return SHADE_STEPS.findLast(({ from }) => count >= from)?.shade ?? 0;
}
