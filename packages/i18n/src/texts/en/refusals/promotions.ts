import type { promotionRefusals } from '@trevo/contract/refusals/promotions.ts'

/** Refusals of promotions and of bonus money. */
export const texts = {
  'promotion.unknown': 'This promotion does not exist.',
  'promotion.closed': 'This promotion is not open now.',
  'promotion.not_met': 'You do not meet the requirements yet. See what is missing.',
  'promotion.taken': 'You have already claimed this promotion.',
  'promotion.used_up': 'This promotion has been used up.',
  'promotion.code_invalid': 'We do not know this code. Check it and try again.',
  'promotion.member_excluded': 'Promotions are not available on this account.',
  'promotion.bet_needed':
    'By law we can grant this only after a settled bet with real money. It stays open for you.',
  'promotion.play_first': 'You need R${stakes} more in counted bets before you can claim this.',
  'promotion.over_bound':
    'With this one, the running promotions together would give back {sum}% of counted bets. The limit is {bound}%. Stop another promotion or lower a rate.',
  'promotion.entry_unknown': 'We could not find this application.',
  'promotion.entry_decided': 'This has already been decided.',
  'promotion.picture_type': 'Choose a png or jpg picture.',
  'promotion.picture_too_large': 'Pictures can be up to 5 MB. Choose a smaller one.',
  'promotion.picture_unknown': 'A picture is missing. Choose it again.',
  'promotion.pictures_too_many': 'You have sent too many pictures today. Try again tomorrow.',
  'bonus.unknown': 'We could not find this bonus.',
  'bonus.ended': 'This bonus has already ended.',
  'withdrawal.bonus_active':
    'You have {amount} of bonus money not wagered yet. You lose it if you withdraw: confirm that you want to.',
} as const satisfies Record<keyof typeof promotionRefusals, string>
