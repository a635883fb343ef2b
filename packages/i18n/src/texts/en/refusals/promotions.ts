import type { promotionRefusals } from '@trevo/contract/refusals/promotions.ts'

/** Refusals of promotions and of bonus money. */
export const texts = {
  'promotion.unknown': 'This promotion does not exist.',
  'promotion.closed': 'This promotion is not open right now.',
  'promotion.not_met': 'You do not meet the requirements yet. See what is missing.',
  'promotion.taken': 'You have already claimed this promotion.',
  'promotion.used_up': 'This promotion has been fully claimed.',
  'promotion.code_invalid': 'This code is not valid. Check it and try again.',
  'promotion.member_excluded': 'Promotions are not available on this account.',
  'promotion.bet_needed':
    'By law we can only grant this after you have a settled real-money bet. It stays open for you.',
  'promotion.play_first':
    'You need another R${stakes} in qualifying bets before you can claim this.',
  'promotion.over_bound':
    'With this one, the active promotions together would return {sum}% of qualifying bets. The limit is {bound}%. Stop another promotion or lower a rate.',
  'promotion.draft_unknown': 'This draft does not exist any more.',
  'promotion.draft_changed':
    'Another operator saved this draft while you were writing. Your text is still here; compare and save again.',
  'promotion.draft_faulty': 'The draft cannot be published yet. See the check.',
  'promotion.not_simulated': 'Simulate the cost of a month of this version before publishing.',
  'segment.unknown': 'This segment does not exist.',
  'segment.empty': 'This segment has no members.',
  'segment.too_large': 'This segment has more than {max} members. Choose a smaller one.',
  'segment.gift_invalid': 'These free rounds are not valid: {reason}.',
  'segment.changed': 'Another operator changed this segment. Open it again and repeat the change.',
  'segment.name_taken': 'A segment with this name exists already.',
  'promotion.entry_unknown': 'We could not find this application.',
  'promotion.entry_decided': 'This has already been decided.',
  'promotion.picture_type': 'Choose a PNG or JPG picture.',
  'promotion.picture_too_large': 'Pictures can be up to 5 MB. Choose a smaller one.',
  'promotion.picture_unknown': 'A picture is missing. Choose it again.',
  'promotion.pictures_too_many': 'You have sent too many pictures today. Try again tomorrow.',
  'bonus.unknown': 'We could not find this bonus.',
  'bonus.ended': 'This bonus has already ended.',
  'withdrawal.bonus_active':
    'You still have {amount} of bonus money to wager. If you withdraw, you lose it. Confirm to continue.',
} as const satisfies Record<keyof typeof promotionRefusals, string>
