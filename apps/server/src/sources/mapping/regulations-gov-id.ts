/** Published ids are letters, digits, dashes and underscores; anything else must not break an address. */
export function urlSafe(id: string): string {
  return id.trim().replace(/[^\w.-]+/g, '-');
}

/** `regs-EPA-HQ-OAR-2021-0317-0001`: a document by its id on Regulations.gov. */
export function regulationsGovId(documentId: string): string {
  return `regs-${urlSafe(documentId)}`;
}
