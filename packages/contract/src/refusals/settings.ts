/** Refusals of changes to a brand's settings, content and catalogue. */
export const settingsRefusals = {
  'brand.change_invalid': 400,
  'brand.nothing_changes': 409,
  'brand.changed': 409,
  'brand.rules_day': 400,
  'catalogue.unknown': 404,
  /** Its published return is below the least that the law allows. */
  'catalogue.return_too_low': 409,
  'catalogue.listed_earlier': 409,
  'catalogue.limits_invalid': 400,
  /** `field` names the first one that does not fit. */
  'catalogue.room_invalid': 400,
  'catalogue.room_changed': 409,
  'content.unknown': 404,
  'content.changed': 409,
  'content.invalid': 400,
  'content.picture_unknown': 404,
  'content.picture_type': 400,
} as const
