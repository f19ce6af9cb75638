/** The two federal codes: U.S. statutes (`usc`) and regulations of federal agencies (`cfr`). */
export type FederalCode = 'usc' | 'cfr';

/**
 * Returns the address of a section on the code publisher's site: the Office of the Law Revision Counsel, or the eCFR.
 *
 * @param title `50`
 * @param section `1701`, `1395w-4`; for regulations a section with its dot (`314.50`), or a part (`560`)
 */
export function codeAddress(code: FederalCode, title: string, section: string): string {
  if (code === 'usc')
    return `https://uscode.house.gov/view.xhtml?req=granuleid:USC-prelim-title${title}-section${section}&num=0&edition=prelim`;
  return `https://www.ecfr.gov/current/title-${title}/${section.includes('.') ? 'section' : 'part'}-${section}`;
}

/** Formats a citation: `50 U.S.C. 1701`, `21 C.F.R. 314.50`, `31 C.F.R. Part 560`. */
export function codeLabel(code: FederalCode, title: string, section: string): string {
  if (code === 'usc') return `${title} U.S.C. ${section}`;
  return section.includes('.') ? `${title} C.F.R. ${section}` : `${title} C.F.R. Part ${section}`;
}
