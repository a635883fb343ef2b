import type { PromotionStatus } from '@trevo/contract/promotion-names.ts'
import styles from './promotion-list.module.css'
import { useText } from '../../core/language/use-text.ts'

const tones: Readonly<Partial<Record<PromotionStatus, string>>> = {
  claim: 'go',
  join: 'go',
  process: 'go',
  issued: 'go',
  signed: 'go',
  claimed: 'gold',
  rejected: 'bad',
}

/** PROMO-1: the state of a promotion, in a word. */
export const StatusBadge = ({ status }: { readonly status: PromotionStatus }) => {
  const t = useText('promotions')
  return (
    <span className={styles['status']} data-tone={tones[status]}>
      {t(`promo.status.${status}`)}
    </span>
  )
}
