/** An agenda of a public meeting among those of all meetings. */
export function publicAgendaId(meetingFusionId: string, agendaId: string): string {
  return `${meetingFusionId}/${agendaId}`;
}
