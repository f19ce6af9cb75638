import type { OptionalMail } from '@rotunda/contract';

/** Texts of the e-mails that a user gets about their projects. */
export const emailTexts = {
  title: 'My e-mails',
  ofProject: 'My e-mails',
  ofProjectSaved: 'my e-mails',
  ofProjectNote: 'These settings apply only to you.',
  all: 'All my e-mails',
  alerts: 'Alert e-mails',
  updates: 'Update e-mails',
  alertsOfAll: 'Alert e-mails for all projects',
  updatesOfAll: 'Update e-mails for all projects',
  of: (what: string, project: string) => `${what} for ${project}`,
  chooseForAll: 'Choose for all',
  content: 'What update e-mails contain',
  pnContent: 'Policy updates',
  pnContentHint: 'Actions, texts, votes and dates of the project’s documents',
  cqContent: 'Federal legislative updates',
  cqContentHint: 'Publications of a licensed feed about the project’s bills',
  cqContentClosed: 'Needs the US Federal entitlement.',
  keepOne: 'Keep at least one on.',
  notCollaborator: 'Only collaborators get e-mails about this project.',
  projects: 'Projects',
  project: 'Project',
  noProjects: 'No projects yet',
  noProjectsHint: 'E-mails tell you what is new in your projects. Add a project to choose how often.',
  personal: 'Mentions',
  mentions: 'E-mail me when a colleague mentions me in a comment',
  mentionsHint: 'Sent immediately, only to you.',
  saved: 'E-mail settings saved',
  schedule: 'When e-mails go out',
  hourlyOff: 'Every 4 hours (hourly e-mails are off)',
  notSent:
    'E-mails are not sent, because no mail server is set up or this is the sample workspace. They are kept in the outbox.',
  preview: 'Next e-mail',
  previewKind: 'Kind of e-mail',
  previewForm: 'Form',
  html: 'Formatted',
  plain: 'Plain text',
  nothingNew: 'Nothing new yet',
  nothingNewHint: 'What is new in your projects appears here.',
  noneChosen: 'You get none of these e-mails',
  noneChosenHint: 'Choose a frequency for a project to get them.',
  subject: 'Subject',
  sends: 'Goes out',
  address: (address: string) => `E-mails go to ${address}.`,
  clock: (zone: string, day: string) => `Times are in ${zone.replaceAll('_', ' ')}. Weekly e-mails go out on ${day}.`,
  endTitle: 'E-mail settings',
  endQuestion: {
    alerts: 'Stop e-mails about new alerts?',
    updates: 'Stop e-mails about updates to documents?',
    mentions: 'Stop e-mails when a colleague mentions you?',
  } satisfies Record<OptionalMail, string>,
  endNote: (kind: OptionalMail, organization: string, address: string) =>
    kind === 'mentions'
      ? `This applies to all comments at ${organization}. The e-mails go to ${address}.`
      : `This applies to all projects at ${organization}, including projects added later. The e-mails go to ${address}.`,
  end: 'Unsubscribe',
  ending: 'Unsubscribing…',
  ended: {
    alerts: 'You won’t get any more e-mails about new alerts.',
    updates: 'You won’t get any more e-mails about updates to documents.',
    mentions: 'You won’t get any more e-mails when a colleague mentions you.',
  } satisfies Record<OptionalMail, string>,
  change: 'Change your e-mail settings',
} as const;

export const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
