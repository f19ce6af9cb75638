import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event';

/**
 * Creates a user who types without pauses. Buttons that a row shows on hover can be clicked directly, because jsdom has
 * no hover.
 */
export function createTestUser(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never });
}
