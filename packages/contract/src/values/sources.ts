export const RUN_STATES = ['queued', 'running', 'finished', 'failed', 'stopped', 'refused'] as const;
