import type { Message } from '../../../translate.ts'

/** The manual of every play, and the member's prizes. */
export const texts = {
  'lotteryManual.title': 'How to play the lotteries',
  'lotteryManual.lead':
    'Every play in every lottery: how to choose, how it wins and what it pays, with one winning and one losing example calculated by the same rules that pay prizes.',
  'lotteryManual.search': 'Search for a play',
  'lotteryManual.none': 'No play matches this name.',
  'lotteryManual.plays': { one: '{count} play', other: '{count} plays' },
  'lotteryManual.howToChoose': 'How to choose',
  'lotteryManual.howItWins': 'How it wins',
  'lotteryManual.prize': 'Prize for a winning {stake} bet',
  'lotteryManual.atOdds': 'fixed odds',
  'lotteryManual.refund': 'Stake returned',
  'lotteryManual.chooseRow': '{row}: {min} to {max} of {all}',
  'lotteryManual.chooseExact': '{row}: {min} of {all}',
  'lotteryManual.typed': 'Type {count} numbers per bet, separated by commas.',
  'lotteryManual.places': 'Choose at least {count} of {all} positions.',
  'lotteryManual.winning': 'Wins',
  'lotteryManual.losing': 'Does not win',
  'lotteryManual.slip': 'Slip',
  'lotteryManual.drawn': 'Drawn',
  'lotteryManual.wonStakes': { one: '{count} bet wins', other: '{count} bets win' },
  'lotteryManual.noWin': 'nothing wins',
  'lotteryManual.paid':
    'Prizes are credited to your balance automatically. There is nothing to claim and no deadline.',
  'lotteryManual.results': 'Results and trend',
  'lotteryManual.failed': 'The guide did not load',
  'lotteryManual.own': 'Prizes the way you choose',
  'lotteryManual.ownLead':
    'Your choice: the full prize, or a smaller prize and part of each bet back at once.',
  'lotteryManual.oddsHead': 'Odds',
  'lotteryManual.noSeries': 'Prizes in this lottery are fixed; there is nothing to choose.',
  'lotteryManual.tableLabel': '{lottery} prizes',
} as const satisfies Record<string, Message>
