import type { Message } from '../../../translate.ts'

export const texts = {
  'vip.yourLevel': 'Your level',
  'vip.next': 'Next level: {name}',
  'vip.highest': 'You are on the highest level.',
  'vip.period': {
    one: 'Played in the last day',
    other: 'Played in the last {count} days',
  },
  'vip.total': 'Total played',
  'vip.of': '{actual} of {expected}',
  'vip.reached': 'Reached',
  'vip.ladder': 'All levels',
  'vip.here': 'You are here',
  'vip.start': 'Everyone starts here',
  'vip.asks': '{period} in {days} days and {total} in total',
  'vip.pays': 'One-time reward {upgrade}, {month} each month you play, rebate +{rebate}%',
  'vip.birthday': '{amount} on your birthday, once a year',
  'vip.birthdayNote':
    'The birthday gift depends on your level that day and on the date of birth in the security center. If you were born on 29 February, you receive it on the 28th in other years.',
  'vip.note':
    'Your level shows how much you have played: settled bets, counting only the part that was at risk. Level rewards are in the reward center, with no wagering requirement, and are worth far less than the stakes a level requires. Play for fun, never to level up.',
  'vip.none': 'No VIP levels',
  'vip.noneText': 'This brand currently has no VIP levels.',
  'vip.loading': 'Loading your level',
  'vip.failed': 'We could not load your level',
} as const satisfies Record<string, Message>
