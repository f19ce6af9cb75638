/** Topics of the live stream `GET /events` (server-sent events). Payloads contain only ids; the page refetches. */
export const EVENT_TOPICS = [
  'actions.changed',
  'advocacy.changed',
  'alerts.changed',
  'attachments.changed',
  'comments.changed',
  'custom-contacts.changed',
  'saved-searches.changed',
  'projects.changed',
  'sources.changed',
  'flags.changed',
  'documents.changed',
  'entity-metadata.changed',
  'jobs.changed',
  'similar.changed',
  'tags.changed',
  'workflow.changed',
] as const;

export type EventTopic = (typeof EVENT_TOPICS)[number];

/** Seconds between heartbeats of an open stream. */
export const EVENT_HEARTBEAT_SECONDS = 20;
