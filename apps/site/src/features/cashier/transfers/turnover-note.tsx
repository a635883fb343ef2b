import { formatAmount } from '@trevo/ui/money.tsx'
import { useLanguage } from '../../../core/language/language.tsx'
import styles from './transfers.module.css'
import type { People } from './use-people.ts'
import { useText } from '../../../core/language/use-text.ts'

/** The amount that must be staked before money can be sent; undefined if all of it was staked. */
export const TurnoverNote = ({ people: { turnoverLeft } }: { readonly people: People }) => {
  const t = useText('transfers')
  const { locale } = useLanguage()
  if (turnoverLeft === '0.00') return null
  return (
    <p className={styles['turnover']}>
      {t('transfers.turnoverLeft', { left: formatAmount(turnoverLeft, { locale }) })}
    </p>
  )
}
