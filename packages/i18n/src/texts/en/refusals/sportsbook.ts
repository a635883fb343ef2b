/** What a person reads when the sportsbook says no. */
export const texts = {
  'sportsbook.match_unknown': 'We could not find this match.',
  'sportsbook.market_closed':
    'Selection {position} on your bet slip is suspended or closed. Remove it or wait.',
  'sportsbook.odds_changed': 'The odds changed. Check the new ones and bet again.',
  'sportsbook.slip_invalid': 'These selections cannot be combined in this type of bet.',
  'sportsbook.stake_below_minimum': 'The minimum bet is {limit}.',
  'sportsbook.stake_above_limit': 'This is over the limit of {limit}. Lower your stake.',
  'sportsbook.payout_above_limit':
    'The possible return is over the limit of {limit}. Lower your stake.',
  'sportsbook.slip_unknown': 'We could not find this bet slip.',
  'sportsbook.cash_out_closed': 'This bet cannot be cashed out right now.',
  'sportsbook.cash_out_changed':
    'The cash-out offer changed to {offer}. Check it and accept again.',
  'sportsbook.places_unclear':
    'List the teams in finishing order, and join teams that tie with “=”: A,B=C.',
  'sportsbook.match_state': 'This is not possible at this stage of the match.',
  'sportsbook.league_unknown': 'There is no such league.',
  'sportsbook.member_unknown': 'There is no member with this username.',
  'sportsbook.limits_invalid':
    'These limits contradict one another, or the margin is below the lowest one allowed.',
} as const
