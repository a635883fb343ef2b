import { Link } from 'react-router'
import { useText } from '../../core/language/use-text.ts'
import { to } from '../../core/router/to.ts'
import { usePromotionResultOf } from '../../entities/returns/promotion-results.ts'
import { ResultFacts } from '../../entities/returns/result-facts.tsx'
import { buttonClass } from '@trevo/ui/button.tsx'
import styles from './promotion-sheet.module.css'

/** What the promotion gave and paid in the last 30 days; nothing before its first reward. */
export const MeasuredResult = ({ promotionId }: { readonly promotionId: string }) => {
  const t = useText('returns')
  const result = usePromotionResultOf(promotionId)
  if (!result) return null
  return (
    <section className={styles['card']} aria-labelledby="promo-measured">
      <h3 id="promo-measured">{t('returns.promo.label')}</h3>
      <ResultFacts result={result} />
      <Link to={to.returns()} className={buttonClass('plain')}>
        {t('returns.promo.all')}
      </Link>
    </section>
  )
}
