/** One of the two chambers of a legislature. */
export type House = 'lower' | 'upper';

/** Returns the chamber across the rotunda. */
export function getOtherHouse(house: House): House {
  return house === 'lower' ? 'upper' : 'lower';
}
