export interface AddressParts {
  street: string;
  city?: string;
  subdivision?: string;
  zipCode?: string;
}

/**
 * `…, Sacramento, CA 95814`: the city between the last two separators, the state's letters and a ZIP code, which may be
 * truncated.
 */
const CITY_STATE_ZIP = /^(.+?)[,;]\s*([^,;]+?),\s*([A-Z]{2})\.?\s+(\d{5}(?:-\d{4})?)-?$/s;

/**
 * Splits city, state and ZIP code off the end of a one-line address. An address in any other form remains whole as the
 * street, because a wrong split would be worse than none.
 */
export function splitAddress(address: string): AddressParts {
  const whole = address.replace(/\s+/g, ' ').trim();
  const [, street, city, subdivision, zipCode] = CITY_STATE_ZIP.exec(whole) ?? [];
  if (street === undefined || city === undefined || subdivision === undefined || zipCode === undefined) {
    return { street: whole };
  }
  return { street, city, subdivision, zipCode };
}
