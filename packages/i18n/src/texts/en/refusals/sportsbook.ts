/** What a person reads when the sportsbook says no. */
export const texts = {
  'sportsbook.match_unknown': 'We could not find this match.',
  'sportsbook.market_closed':
    'Selection {position} on the slip is suspended or over. Remove it or wait.',
  'sportsbook.odds_changed': 'The odds changed. Check the new ones and bet again.',
  'sportsbook.slip_invalid': 'These selections cannot be combined in this type of bet.',
  'sportsbook.stake_below_minimum': 'The minimum bet is {limit}.',
  'sportsbook.stake_above_limit': 'This is over the limit of {limit}. Lower your stake.',
  'sportsbook.payout_above_limit':
    'The possible return is over the limit of {limit}. Lower your stake.',
  'sportsbook.slip_unknown': 'We cannot find this slip.',
  'sportsbook.cash_out_closed': 'This slip cannot be cashed out now.',
  'sportsbook.cash_out_changed': 'The cash-out changed to {offer}. Check it and accept again.',
  'sportsbook.places_unclear':
    'Name the first place first, and join those that share a place: A,B=C.',
  'sportsbook.match_state': 'The match does not allow this now.',
  'sportsbook.other_operator_needed': 'A second operator has to confirm this decision.',
} as const
