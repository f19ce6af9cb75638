const EDITION = /^(?<year>20\d\d)(?:-(?<month>\d\d)| Revision (?<revision>\d+)| (?<basic>Basic Edition))$/;

/**
 * Whether an edition of the tariff schedule is older than another: by year, then by month or by revision, in which the
 * basic edition is the first. A month and a revision of one year cannot be compared, nor can names of other forms.
 */
export function isOlderEdition(edition: string | null | undefined, other: string | null | undefined): boolean {
  const [own, known] = [EDITION.exec(edition ?? '')?.groups, EDITION.exec(other ?? '')?.groups];
  if (own === undefined || known === undefined) return false;
  if (own['year'] !== known['year']) return Number(own['year']) < Number(known['year']);
  if (own['month'] !== undefined && known['month'] !== undefined) return Number(own['month']) < Number(known['month']);
  if (own['month'] !== undefined || known['month'] !== undefined) return false;
  return Number(own['revision'] ?? 0) < Number(known['revision'] ?? 0);
}
