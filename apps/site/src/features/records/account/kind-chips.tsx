import type { RecordsKey } from '@trevo/i18n/site/records/load.ts'
import { Chips } from '@trevo/ui/tabs.tsx'
import styles from '../common/records.module.css'
import { kinds, type Kind } from '../common/use-kind.ts'
import { useRecordsText } from '../common/use-records-text.ts'

const kindTexts: Record<Kind, RecordsKey> = {
  all: 'records.kindAll',
  money: 'records.kindMoney',
  bets: 'records.kindBets',
  prizes: 'records.kindPrizes',
}

/** Which movements the account record shows. */
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
