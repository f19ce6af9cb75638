export const SCHEDULE_LIMITS = {
  /** Most agendas in one request for transcripts. */
  maxAgendas: 200,
} as const;
