/** What a person reads when the sportsbook says no. */
export const texts = {
  'sportsbook.match_unknown': 'We do not have this match.',
  'sportsbook.market_closed':
    'Pick {position} of the slip is suspended or over. Remove it, or wait.',
  'sportsbook.odds_changed': 'The odds changed. Check the new ones and bet again.',
  'sportsbook.slip_invalid': 'These picks cannot stand together in this kind of bet.',
  'sportsbook.stake_below_minimum': 'The smallest bet is {limit}.',
  'sportsbook.stake_above_limit': 'This is above the limit of {limit}. Lower the stake.',
  'sportsbook.payout_above_limit':
    'The possible return is above the limit of {limit}. Lower the stake.',
  'sportsbook.slip_unknown': 'We cannot find this slip.',
  'sportsbook.cash_out_closed': 'This slip cannot be cashed out now.',
  'sportsbook.cash_out_changed': 'The cash-out changed to {offer}. Check it and accept again.',
  'sportsbook.places_unclear':
    'Name the first place first, and join those that share a place: A,B=C.',
  'sportsbook.match_state': 'The match does not allow this now.',
  'sportsbook.other_operator_needed': 'Another operator has to decide the same.',
} as const
