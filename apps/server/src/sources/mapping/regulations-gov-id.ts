/** Replaces characters that could break a URL. Published ids contain only letters, digits, dashes and underscores. */
export function urlSafe(id: string): string {
  return id.trim().replace(/[^\w.-]+/g, '-');
}

/** Returns `regs-EPA-HQ-OAR-2021-0317-0001` for a document id of Regulations.gov. */
export function regulationsGovId(documentId: string): string {
  return `regs-${urlSafe(documentId)}`;
}
