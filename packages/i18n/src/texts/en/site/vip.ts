import type { Message } from '../../../translate.ts'

export const texts = {
  'vip.yourLevel': 'Your level',
  'vip.next': 'Next level: {name}',
  'vip.highest': 'You are on the highest level.',
  'vip.period': {
    one: 'Played in the last day',
    other: 'Played in the last {count} days',
  },
  'vip.total': 'Played in all',
  'vip.of': '{actual} of {expected}',
  'vip.reached': 'Reached',
  'vip.ladder': 'All levels',
  'vip.here': 'You are here',
  'vip.start': 'Where everybody begins',
  'vip.asks': '{period} in {days} days and {total} in all',
  'vip.pays': 'Once {upgrade}, {month} in each month with play, rebate +{rebate}%',
  'vip.birthday': '{amount} on the birthday, once a year',
  'vip.birthdayNote':
    'The birthday gift is that of the level you are on that day, by the date of birth in the security center; whoever was born on 29 February has it on the 28th in other years.',
  'vip.note':
    'A level shows how much you have played: settled bets, and of each the part that could be lost. Its bonuses wait in the reward center, with no wagering condition; they are far less than what the level asks to stake. Play because it is fun, never to climb.',
  'vip.none': 'There are no VIP levels here',
  'vip.noneText': 'This brand has no VIP levels at the moment.',
  'vip.toAccount': 'My account',
  'vip.loading': 'Loading your level',
  'vip.failed': 'We could not load your level',
  'vip.failedText': 'Check your connection and try again.',
} as const satisfies Record<string, Message>
