import type { Message } from '../../../translate.ts'

export const texts = {
  'home.title': 'Trevo: slots, lotteries and live games with instant Pix',
  'home.description':
    'Play provably fair slots, lotteries and live games in Portuguese or English. Deposit by Pix in seconds.',
  'home.banners': 'Highlights',
  'home.banner': 'Banner {number} of {count}',
  'home.pause': 'Pause the banners',
  'home.play': 'Play the banners',
  'home.jackpot': 'Jackpot',
  'home.jackpotPools': 'Show the jackpots',
  'home.winners': 'Latest wins',
  'home.noWinners': 'No wins in the last 24 hours.',
  'home.invite': 'Invite and earn',
  'home.inviteText': 'Bring your friends to play',
  'home.bonusText': 'See what you can claim',
  'home.vip': 'VIP',
  'home.vipText': 'The more you play, the better it gets',
  'home.quick': 'Shortcuts',
  'home.hot': 'Hot now',
  'home.seeAll': 'See all',
  'home.previous': 'Previous',
  'home.next': 'Next',
} as const satisfies Record<string, Message>
