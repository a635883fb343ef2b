import type { Promotion } from '@trevo/contract/wps/promotions.ts'
import { isInRewardCenter, usePrizeWords } from './use-prize-words.ts'
import { useText } from '../../core/language/use-text.ts'

/** The message once a promotion was claimed; undefined if nothing was given or held. */
export const useClaimNotice = () => {
  const t = useText('promotions')
  const words = usePrizeWords()
  return ({ terms, standing: { status, amount } }: Promotion): string | undefined => {
    const given = { amount: words(terms.reward, amount ?? '0.00') }
    if (status === 'claimed') return t('promo.done', given)
    if (status === 'issued') {
      return t(isInRewardCenter(terms.reward) ? 'promo.doneCenter' : 'promo.doneBonus', given)
    }
    return status === 'applying' ? t('promo.held') : undefined
  }
}
