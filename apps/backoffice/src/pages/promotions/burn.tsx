import { parseMoney } from '@trevo/money/money.ts'
import { formatPercent } from '../../core/format.ts'
import { useT } from '../../core/texts.tsx'
import styles from './promotions.module.css'

/** From this part on a budget is nearly used up, in percent. */
const nearly = 80

/** How much of a budget is spent, as a bar with its share. */
export const Burn = ({
  spent,
  budget,
}: {
  readonly spent: string
  readonly budget: string | null
}) => {
  const t = useT()
  if (budget === null) return <span className="o-muted">{t('promotions.noBudget')}</span>
  const whole = parseMoney(budget)
  const part = whole === 0n ? 0 : Number((parseMoney(spent) * 1_000n) / whole) / 10
  return (
    <span className={styles['burn']}>
      <progress
        max={100}
        value={part}
        data-tone={part >= nearly ? 'warn' : undefined}
        aria-label={t('promotions.burn')}
      />
      {formatPercent(part, 1)}
    </span>
  )
}
