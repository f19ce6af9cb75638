/**
 * Returns the commands that ingest records of a source, which the operator runs in the installation's folder.
 *
 * @returns `fromFiles` always; `live` is null for a source without an endpoint
 */
export function ingestCommands(sourceId: string, hasLive: boolean): { fromFiles: string; live: string | null } {
  const base = `npm run rotunda -- ingest ${sourceId}`;
  return { fromFiles: `${base} --from <path>`, live: hasLive ? `${base} --live` : null };
}
