/** Returns an id for an agenda that is unique among the agendas of all public meetings. */
export function publicAgendaId(meetingFusionId: string, agendaId: string): string {
  return `${meetingFusionId}/${agendaId}`;
}
