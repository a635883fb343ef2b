/** Refusals of the files for SIGAP. */
export const sigapRefusals = {
  /** The brand's company does not report. */
  'sigap.not_reporting': 409,
  'sigap.file_unknown': 404,
  'sigap.file_state': 409,
  'sigap.nothing_to_correct': 409,
} as const
