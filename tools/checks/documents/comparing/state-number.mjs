/**
 * Returns the product's name for a state bill, from the number as a publisher writes it: `HB0005`, `ABX11`, `HJRAA`,
 * `S05795A`.
 *
 * @param {string} state `WY`
 * @param {string} session `2026`, `2025-2026`
 * @param {string} published
 * @returns {{ id: string, shown: string }}
 */
export function stateNumber(state, session, published) {
  const written = published.trim().toUpperCase();
  const [, prefix, extraordinary, digits, suffix] =
    /^([A-Z]{1,4})X([1-9])0*(\d+)()$/.exec(written) ??
    /^([A-Z]+)()0*([1-9]\d*)([A-Z]?)$/.exec(written) ??
    lettered(written) ??
    [];
  const years = session.toLowerCase();
  if (prefix === undefined) {
    const slug = written.toLowerCase().replace(/[^a-z0-9]+/g, '-');
    return { id: `us-${state.toLowerCase()}-${years}-${slug}`, shown: `${state} ${published.trim()}` };
  }
  // The California Assembly numbers its resolutions HR, which LegiScan writes as AR.
  const kind = state === 'CA' && prefix === 'AR' ? 'HR' : prefix;
  const mark = extraordinary ? `-x${extraordinary}` : '';
  const own = years.endsWith(mark) ? years : `${years}${mark}`;
  return {
    id: `us-${state.toLowerCase()}-${own}-${kind}-${digits}`.toLowerCase(),
    shown: `${state} ${kind}${extraordinary ? `X${extraordinary}` : ''} ${digits}${suffix}`,
  };
}

/** Michigan uses letters for its joint resolutions: `HJRA` to `HJRZ`, `HJRAA`. */
function lettered(written) {
  const [, prefix, letters] = /^([HS]JR)([A-Z]{1,3})$/.exec(written) ?? [];
  return prefix === undefined ? undefined : [written, prefix, '', letters, ''];
}
