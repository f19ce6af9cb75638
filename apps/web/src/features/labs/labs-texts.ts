/** Texts of the Labs page and the dashboard report, for which the specification has none. */
export const labsTexts = {
  lead: 'Features in early preview. An administrator can turn them on under Organization, Feature flags.',
  features: 'Early previews',
  on: 'On',
  off: 'Off',
  describe: {
    fileUpload: 'Attach files from your computer as well as links.',
    presidentialActionsAi: 'AI summaries and impact analysis for presidential actions.',
  },
  schedule: 'Schedule a meeting about early previews',
  scheduleHint: (email: string) => `Opens the calendar in a new tab with your e-mail address, ${email}.`,
  openReport: 'Open in a new tab',
  reportHint: 'If the report stays blank, its server doesn’t allow it to be shown here. Open it in a new tab instead.',
  reportBlocked: 'This report can’t be shown here. Open it in a new tab, or ask an administrator to check its address.',
} as const;
