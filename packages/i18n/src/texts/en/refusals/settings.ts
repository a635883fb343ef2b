/** Sentences of changes to a brand, its content and its catalogue. */
export const texts = {
  'brand.change_invalid': 'This value is not possible: {reason}.',
  'brand.nothing_changes': 'It is already set this way.',
  'brand.changed': 'This was changed in the meantime. Check it again.',
  'brand.rules_day': 'Rules must start on a future day that has none yet.',
} as const
