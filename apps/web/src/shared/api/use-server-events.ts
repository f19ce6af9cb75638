import type { EventTopic, LiveEvent } from '@rotunda/contract';
import { useEffect, useEffectEvent } from 'react';
import { useApi } from './api-context.tsx';

/**
 * Calls `handler` on every change of the topic while the component is mounted. Events contain only ids, so the handler
 * must refetch.
 */
export function useServerEvents(topic: EventTopic, handler: (event: LiveEvent) => void): void {
  const { events } = useApi();
  const handle = useEffectEvent(handler);
  useEffect(() => events.on(topic, (event) => handle(event)), [events, topic]);
}
