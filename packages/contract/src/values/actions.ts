/** Types of actions; the first is the default (ACT-02). */
export const ACTION_TYPES = [
  'meeting',
  'call',
  'email',
  'event',
  'testimony',
  'letter',
  'socialMedia',
  'fundraiser',
  'other',
] as const;

export type ActionType = (typeof ACTION_TYPES)[number];

export const ACTION_TYPE_LABELS = {
  meeting: 'Meeting',
  call: 'Call',
  email: 'Email',
  event: 'Event',
  testimony: 'Testimony',
  letter: 'Letter',
  socialMedia: 'Social Media',
  fundraiser: 'Fundraiser',
  other: 'Other',
} as const satisfies Record<ActionType, string>;

export const ACTION_PARTS = ['upcoming', 'past'] as const;

export type ActionPart = (typeof ACTION_PARTS)[number];

export const ACTION_SORTS = ['startTime', 'name', 'type', 'createdAt'] as const;
