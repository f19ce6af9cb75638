export const SCHEDULE_LIMITS = {
  /** Most agendas in one request for transcripts. */
  agendasAtOnce: 200,
} as const;
