interface RegisterPages {
  registerStartPage: number | null;
  registerEndPage: number | null;
}

/** Formats the pages of the Federal Register, such as `80345–80350`, or the only page; null if none is stated. */
export function formatRegisterPages({ registerStartPage, registerEndPage }: RegisterPages): string | null {
  if (registerStartPage === null) return null;
  return [...new Set([registerStartPage, registerEndPage ?? registerStartPage])].join('–');
}
