/** Sentences of changes to a brand, its content and its catalogue. */
export const texts = {
  'brand.change_invalid': 'This value is not possible: {reason}.',
  'brand.nothing_changes': 'It already is so.',
  'brand.changed': 'Somebody changed it meanwhile. Look at it again.',
  'brand.rules_day': 'Rules begin on a day to come that has none yet.',
} as const
