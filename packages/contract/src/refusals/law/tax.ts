/** Refusals of the yearly statement of net prizes. */
export const taxRefusals = {
  /** No law asks the brand for a statement. */
  'tax.not_due': 409,
  'tax.statement_unknown': 404,
  /** The year is not over. */
  'tax.year_open': 409,
  /** The year's statements are being made or compared. */
  'tax.running': 409,
} as const
