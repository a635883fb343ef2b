import { Chips } from '@trevo/ui/tabs.tsx'
import { periods, type Period } from './periods.ts'
import { kinds, type Kind } from './use-filters.ts'
import type { RecordsKey } from '@trevo/i18n/site/records/load.ts'
import styles from './records.module.css'
import { useRecordsText } from './use-records-text.ts'

const kindTexts: Record<Kind, RecordsKey> = {
  all: 'records.kindAll',
  money: 'records.kindMoney',
  bets: 'records.kindBets',
  prizes: 'records.kindPrizes',
}

export const PeriodChips = ({
  value,
  onChange,
}: {
  readonly value: Period
  readonly onChange: (next: Period) => void
}) => {
  const t = useRecordsText()
  const items = periods.map((key) => ({ key, label: t(`records.${key}`) }))
  return (
    <div className={styles['chips']}>
      <Chips label={t('records.period')} items={items} value={value} onChange={onChange} />
    </div>
  )
}

export const KindChips = ({
  value,
  onChange,
}: {
  readonly value: Kind
  readonly onChange: (next: Kind) => void
}) => {
  const t = useRecordsText()
  const items = kinds.map((key) => ({ key, label: t(kindTexts[key]) }))
  return (
    <div className={styles['chips']}>
      <Chips label={t('records.kind')} items={items} value={value} onChange={onChange} />
    </div>
  )
}
