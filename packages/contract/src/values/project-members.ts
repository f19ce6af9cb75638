/** Frequencies of e-mails (ALR-08); Hourly requires its flag. */
export const EMAIL_FREQUENCIES = ['Never', 'Hourly', '4-Hourly', 'Daily', 'Weekly'] as const;
