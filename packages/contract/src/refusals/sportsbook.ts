/** Refusals of the sportsbook: slips, and operators' decisions about matches. */
export const sportsbookRefusals = {
  'sportsbook.match_unknown': 404,
  /** `position` counts from 1: the leg whose market is suspended, over or not offered. */
  'sportsbook.market_closed': 409,
  /** The price has worsened and the slip accepts only better ones; the page shows the new one. */
  'sportsbook.odds_changed': 409,
  /** These legs cannot be combined on one slip of this type. */
  'sportsbook.slip_invalid': 400,
  'sportsbook.stake_below_minimum': 409,
  'sportsbook.stake_above_limit': 409,
  'sportsbook.payout_above_limit': 409,
  'sportsbook.slip_unknown': 404,
  /** A match of the slip is suspended, or nothing of it can be cashed out any more. */
  'sportsbook.cash_out_closed': 409,
  /** The current offer is lower than the one shown. */
  'sportsbook.cash_out_changed': 409,
  'sportsbook.match_state': 409,
  'sportsbook.places_unclear': 409,
  'sportsbook.league_unknown': 404,
  'sportsbook.member_unknown': 404,
  /** The limits contradict one another, or a margin is below the lowest one. */
  'sportsbook.limits_invalid': 409,
} as const
