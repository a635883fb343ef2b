/** Refusals about suspected manipulation of matches. */
export const integrityRefusals = {
  'integrity.case_unknown': 404,
  'integrity.notice_unknown': 404,
  /** A match has one open case at most. */
  'integrity.case_open': 409,
  'integrity.case_ended': 409,
  /** Two hundred events at most. */
  'integrity.case_full': 409,
} as const
