export const PRIORITIES = ['High', 'Medium', 'Low'] as const;

export const POSITIONS = ['Support', 'Oppose', 'Neutral', 'Monitor'] as const;

/** Types of the Discover filter (SEA-07). `Docket` is the container and never appears in a result list of its own. */
export const REG_DOCUMENT_TYPES = [
  'Rule',
  'Proposed Rule',
  'Notice',
  'Presidential Document',
  'Supporting & Related Material',
  'Docket',
  'Other',
] as const;

export const RESEARCH_DOCUMENT_TYPES = ['CBO', 'CRS', 'GAO'] as const;

export const SOCIAL_PLATFORMS = ['bluesky', 'x', 'facebook', 'instagram', 'youtube', 'truthsocial'] as const;

export const STAKEHOLDER_TYPES = ['legislator', 'executive', 'agency', 'committee', 'organization', 'other'] as const;

/** Labels of alert activities (ALR-07). */
export const ALERT_ACTIVITY_LABELS = [
  'MARKED_READ',
  'MARKED_UNREAD',
  'MARKED_IRRELEVANT',
  'MARKED_RELEVANT',
  'ADDED_TO_PROJECT',
  'REMOVED_FROM_PROJECT',
  'MATCHED',
] as const;

export const ALERT_SORTS = ['discoveryDate_desc', 'discoveryDate_asc', 'relevancy_desc', 'relevancy_asc'] as const;

export const READ_FILTERS = ['all', 'true', 'false'] as const;

/** Stands for every project the user can see, including later ones, in place of a list (SEA-08). */
export const ALL_PROJECTS = 'allProjects';

export const ROLES = ['admin', 'member', 'viewer'] as const;

export type Role = (typeof ROLES)[number];

/** Presets of SEA-08; `custom` has its own bounds. */
export const DATE_PRESETS = ['last_7_days', 'last_30_days', 'last_90_days', 'year_to_date', 'custom'] as const;
