import type { Promotion } from '@trevo/contract/wps/promotions.ts'
import { prizeWords } from '@trevo/ui/promotion-terms/prize-words.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { useText } from '../../core/language/use-text.ts'

type Reward = Promotion['terms']['reward']

/** Whether the reward center keeps it until it is claimed there. */
export const isInRewardCenter = ({ prize }: Reward): boolean =>
  prize !== 'cash' && prize !== 'bonus'

/** The text of a promotion's amount: "R$ 5,00", "20 pontos", "5 rodadas de R$ 0,20". */
export const usePrizeWords = () => {
  const t = useText('promotions')
  const { locale } = useLanguage()
  return (reward: Reward, amount: string): string => prizeWords({ t, locale }, reward, amount)
}
