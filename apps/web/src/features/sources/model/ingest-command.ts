/**
 * The command lines that bring records of a source in, to be run by the operator in the folder of the installation.
 *
 * @returns `fromFiles` always; `live` null for a source without an endpoint
 */
export function ingestCommands(sourceId: string, hasLive: boolean): { fromFiles: string; live: string | null } {
  const base = `npm run rotunda -- ingest ${sourceId}`;
  return { fromFiles: `${base} --from <path>`, live: hasLive ? `${base} --live` : null };
}
