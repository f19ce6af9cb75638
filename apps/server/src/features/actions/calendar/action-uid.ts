const OWN_UID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@rotunda$/;

/**
 * Returns the UID (RFC 5545) that identifies an action in calendars: the UID of the event it was imported from, or else
 * one of our own.
 */
export function uidOfAction({ actionId, calendarUid }: { actionId: string; calendarUid: string | null }): string {
  return calendarUid ?? `${actionId}@rotunda`;
}

/** Returns null for the UID of an event from another calendar. */
export function actionIdOfUid(uid: string): string | null {
  return OWN_UID.exec(uid)?.[1] ?? null;
}
