/** S1 §3; Hourly requires its flag. */
export const EMAIL_FREQUENCIES = ['Never', 'Hourly', '4-Hourly', 'Daily', 'Weekly'] as const;
