export const RUN_STATES = ['queued', 'running', 'finished', 'failed', 'stopped'] as const;
