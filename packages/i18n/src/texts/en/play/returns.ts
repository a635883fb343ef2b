import type { Message } from '../../../translate.ts'

/** The public page of the measured returns, and their labels. */
export const texts = {
  'returns.lead':
    'What every game and lottery really paid back of its stakes in the last 30 days, beside what it declares. Real money only.',
  'returns.failed': 'The returns could not be loaded',
  'returns.none': 'Nothing has been measured yet',
  'returns.noneText': 'Returns appear here after the first settled rounds.',
  'returns.counted': 'Counted {at}; new rounds are added within ten minutes.',
  'returns.title': 'Title',
  'returns.measured': 'Measured',
  'returns.declared': 'Declared',
  'returns.limits': 'Expected by chance',
  'returns.rounds': { one: '{written} round', other: '{written} rounds' },
  'returns.draws': { one: '{written} draw', other: '{written} draws' },
  'returns.orders': { one: '{written} purchase', other: '{written} purchases' },
  'returns.range': '{lowest} to {highest}',
  'returns.undeclared': 'Not disclosed',
  'returns.verdict.above': 'above',
  'returns.verdict.below': 'below',
  'returns.verdict.inside': 'as expected',
  'returns.verdict.few': 'Too few rounds to judge',
  'returns.verdict.undeclared': 'Nothing to compare with',
  'returns.allInside': {
    one: 'The one title with enough rounds is within its expected range',
    other: 'All {count} titles with enough rounds are within their expected range',
  },
  'returns.someOutside': {
    one: '{count} of {of} titles is outside its expected range',
    other: '{count} of {of} titles are outside their expected range',
  },
  'returns.worst':
    'Farthest off: {name}, {measured} measured over {rounds} rounds, {declared} declared.',
  'returns.how': 'How it is measured',
  'returns.how1':
    'The measured return is everything that was paid divided by everything that was staked in settled rounds. For lotteries it includes returned ties, rebates and agents’ shares.',
  'returns.how2':
    'The expected range is where 99 of 100 fair titles are after that many rounds: wide at first, narrower with every round. So about one title in a hundred is outside it by chance. It is shown from 1,000 rounds on; for a lottery a round is a draw, and for scratchcards a purchase.',
  'returns.how3': 'A game is random: its measured return says nothing about your next round.',
  'returns.check': 'Check it yourself',
  'returns.checkText':
    'Every figure on this page follows from the daily sums we publish at {path}. Your browser can recalculate all of them now, or you can save the sums.',
  'returns.recalculate': 'Recalculate',
  'returns.save': 'Save the sums',
  'returns.right': 'Recalculated: every return and range on this page is right.',
  'returns.wrong':
    'Recalculated: at least one figure differs. Reload the page, as new rounds may have been added.',
  'returns.label': 'Measured return, 30 days',
  'returns.promo.label': 'Measured in the last 30 days',
  'returns.promo.all': 'See everything measured',
  'returns.promo.title': 'Promotions',
  'returns.promo.lead':
    'What each promotion really gave and paid in the last 30 days, beside what its terms promise.',
  'returns.promo.none': 'No promotion gave a reward in these days.',
  'returns.promo.counted': 'Counted {at}; new rewards are added within ten minutes.',
  'returns.promo.how':
    'A bonus counts when it ends: wagered completely, expired, cancelled or given up. The range shows where, with 99% confidence, the true share of completed bonuses is: with few bonuses it is wide. The declared amount is that of today’s terms. Points, free rounds and tickets count at the value that was given. Your browser calculates all of it from the daily sums at {path}.',
  'returns.promo.save': 'Save the sums of promotions',
  'returns.promo.given': 'Average amount of a reward',
  'returns.promo.bonusGiven': 'Average amount of a bonus received',
  'returns.promo.declared': 'Terms: {amount} · {count} measured',
  'returns.promo.upTo': 'up to {most}',
  'returns.promo.paid': 'Became money, per ended bonus',
  'returns.promo.ifComplete': 'Terms: {amount} if wagered completely',
  'returns.promo.completed': 'Bonuses wagered completely',
  'returns.promo.ofEnded': '{completed} of {ended} · range: {range}',
  'returns.promo.wagered': 'Stakes that counted, per ended bonus',
  'returns.promo.required': 'Terms: {amount}',
} as const satisfies Record<string, Message>
