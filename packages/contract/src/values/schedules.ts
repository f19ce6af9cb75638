export const SCHEDULE_LIMITS = {
  /** Agendas whose transcripts one call asks for. */
  agendasAtOnce: 200,
} as const;
