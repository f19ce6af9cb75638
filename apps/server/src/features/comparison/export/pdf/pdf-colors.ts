/** Same meaning as the colors on screen; no color is the only sign of anything. */
export const PDF_COLORS = {
  ink: '#14213D',
  quiet: '#56607A',
  line: '#D5DAE3',
  shade: '#F4F6FA',
  inserted: '#17603A',
  struck: '#8C1C1C',
  moved: '#4A3586',
} as const;
