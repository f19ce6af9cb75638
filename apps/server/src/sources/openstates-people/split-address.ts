export interface AddressParts {
  street: string;
  city?: string;
  subdivision?: string;
  zipCode?: string;
}

/** `…, Sacramento, CA 95814`: the city between the last two separators, a state's letters, a zip code (maybe cut off). */
const CITY_STATE_ZIP = /^(.+?)[,;]\s*([^,;]+?),\s*([A-Z]{2})\.?\s+(\d{5}(?:-\d{4})?)-?$/s;

/**
 * Takes city, state and zip code off the end of an address in one line. Whatever does not read so stays whole as the
 * street: better unsplit than wrong.
 */
export function splitAddress(address: string): AddressParts {
  const whole = address.replace(/\s+/g, ' ').trim();
  const [, street, city, subdivision, zipCode] = CITY_STATE_ZIP.exec(whole) ?? [];
  if (street === undefined || city === undefined || subdivision === undefined || zipCode === undefined) {
    return { street: whole };
  }
  return { street, city, subdivision, zipCode };
}
