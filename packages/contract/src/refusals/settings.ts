/** Refusals of changes to a brand's settings. */
export const settingsRefusals = {
  'brand.change_invalid': 400,
  'brand.nothing_changes': 409,
  'brand.changed': 409,
  'brand.rules_day': 400,
} as const
