/** Refusals about prizes and other money that is not paid. */
export const prizeRefusals = {
  'prize.unknown': 404,
  /** It was paid or decided meanwhile. */
  'prize.ended': 409,
  /** A hundred events at most. */
  'prize.notes_full': 409,
  /** Only what is left in a closed account goes back to its holder. */
  'prize.not_returnable': 409,
  /** The time of the law is not over, or its rule does not reach this money. */
  'prize.not_lapsed': 409,
} as const
