import type { Message } from '../../../translate.ts'

/** The manual of every play, and the member's prizes. */
export const texts = {
  'lotteryManual.title': 'How to play the lotteries',
  'lotteryManual.lead':
    'Every play of every lottery: how to choose, how it wins, what it pays, and an example that wins and one that does not, computed by the rules that pay.',
  'lotteryManual.game': 'Lottery',
  'lotteryManual.search': 'Search for a play',
  'lotteryManual.none': 'No play has this name.',
  'lotteryManual.plays': { one: '{count} play', other: '{count} plays' },
  'lotteryManual.howToChoose': 'How to choose',
  'lotteryManual.howItWins': 'How it wins',
  'lotteryManual.prize': 'Prize of a winning stake of {stake}',
  'lotteryManual.atSeries': 'at series {series}',
  'lotteryManual.atOdds': 'at odds',
  'lotteryManual.refund': 'Stake returned',
  'lotteryManual.chooseRow': '{row}: {min} to {max} of {all}',
  'lotteryManual.chooseExact': '{row}: {min} of {all}',
  'lotteryManual.typed':
    'Type them by hand, {count} numbers in each stake, one after the other with a comma.',
  'lotteryManual.places': 'Choose {count} of {all} places or more.',
  'lotteryManual.winning': 'Wins',
  'lotteryManual.losing': 'Does not win',
  'lotteryManual.slip': 'Slip',
  'lotteryManual.drawn': 'Drawn',
  'lotteryManual.stakes': { one: '{count} stake', other: '{count} stakes' },
  'lotteryManual.wonStakes': { one: '{count} stake wins', other: '{count} stakes win' },
  'lotteryManual.noWin': 'nothing wins',
  'lotteryManual.paid':
    'Prizes go to the balance by themselves. There is nothing to claim and no deadline.',
  'lotteryManual.results': 'Results and trend',
  'lotteryManual.failed': 'The manual did not load',
  'lotteryManual.failedText': 'Check your connection and try again.',
  'lotteryManual.own': 'Prizes at your series',
  'lotteryManual.ownLead':
    'A higher series pays higher prizes; a lower one gives more of each stake back. 2,000 would be exactly fair.',
  'lotteryManual.series': 'Series',
  'lotteryManual.rebate': 'Returned of each stake',
  'lotteryManual.play': 'Play',
  'lotteryManual.prizeHead': 'Prize',
  'lotteryManual.oddsHead': 'By odds',
  'lotteryManual.noSeries': 'This lottery pays by odds; there is no series to choose.',
  'lotteryManual.tableLabel': 'Prizes of {lottery}',
} as const satisfies Record<string, Message>
