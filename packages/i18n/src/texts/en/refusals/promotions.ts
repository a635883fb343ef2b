import type { promotionRefusals } from '@trevo/contract/refusals/promotions.ts'

/** Refusals of promotions and of bonus money. */
export const texts = {
  'promotion.unknown': 'This promotion does not exist.',
  'promotion.closed': 'This promotion is not open now.',
  'promotion.not_met': 'Its conditions are not met yet. Look at what is missing.',
  'promotion.taken': 'You have taken this promotion already.',
  'promotion.used_up': 'Everything of this promotion has been given.',
  'promotion.code_invalid': 'We do not know this code. Check it and try again.',
  'promotion.member_excluded': 'Promotions are not available on this account.',
  'promotion.bet_needed':
    'The law lets us give this only after a settled bet with real money. It stays open for you.',
  'promotion.entry_unknown': 'There is no such application.',
  'promotion.entry_decided': 'This was decided already.',
  'promotion.picture_type': 'Choose a png or jpg picture.',
  'promotion.picture_too_large': 'A picture may have 5 MB at most. Choose a smaller one.',
  'promotion.picture_unknown': 'A picture is missing. Choose it again.',
  'promotion.pictures_too_many': 'You sent many pictures today. Try again tomorrow.',
  'bonus.unknown': 'We could not find this bonus.',
  'bonus.ended': 'This bonus has ended already.',
  'withdrawal.bonus_active':
    'You have {amount} of bonus money that is not wagered yet. A withdrawal gives it up: confirm that you want this.',
} as const satisfies Record<keyof typeof promotionRefusals, string>
