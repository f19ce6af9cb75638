const OWN_UID = /^([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})@rotunda$/;

/** UID (RFC 5545) by which calendars know an action: that of the event it was imported from, else one of ours. */
export function uidOfAction({ actionId, calendarUid }: { actionId: string; calendarUid: string | null }): string {
  return calendarUid ?? `${actionId}@rotunda`;
}

/** Null for the UID of another calendar's event. */
export function actionIdOfUid(uid: string): string | null {
  return OWN_UID.exec(uid)?.[1] ?? null;
}
