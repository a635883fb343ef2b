/** Refusals of the points mall. */
export const pointsRefusals = {
  'points.reward_unknown': 404,
  'points.sold_out': 409,
  'points.limit_reached': 409,
  'points.not_enough': 409,
  'points.address_required': 400,
  'points.phone_required': 400,
  'points.amount_invalid': 400,
  'points.convert_not_allowed': 403,
  'points.member_excluded': 403,
  'points.redemption_unknown': 404,
  'points.redemption_decided': 409,
} as const
