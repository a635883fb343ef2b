/** Refusals of the daily comparison of player funds. */
export const fundsRefusals = {
  'funds.day_unknown': 404,
  /** A day has twenty notes of a brand at most. */
  'funds.notes_full': 409,
} as const
