import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/**
 * Someone at keyboard and pointer, who does not pause between keys. Buttons of a row that show under a pointer can be
 * clicked at once: jsdom has no pointer to hold over them.
 */
export function createTestUser(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}
