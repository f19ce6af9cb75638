/** Returns the token of an `Authorization: Bearer …` header, or null for any other header. */
export function getBearerToken(header: string | undefined): string | null {
  const match = /^Bearer ([A-Za-z0-9._~+/=%-]{1,500})$/i.exec(header ?? '');
  return match?.[1] ?? null;
}
