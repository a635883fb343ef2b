import { depositReturnedReason } from '@trevo/contract/promotion-names.ts'
import type { AreaText } from '../../core/language/use-text.ts'

/** Why a member's participation in a promotion ended: an operator's text, or our own. */
export const reasonText = (t: AreaText<'promotions'>, reason: string): string =>
  reason === depositReturnedReason ? t('promo.depositReturned') : t('promo.reason', { reason })
