import type { AreaKey } from '@trevo/i18n/site/areas.ts'
import { Chips } from '@trevo/ui/tabs.tsx'
import styles from '../common/records.module.css'
import { kinds, type Kind } from '../common/use-kind.ts'
import { useText } from '../../../core/language/use-text.ts'

const kindTexts: Record<Kind, AreaKey<'records'>> = {
  all: 'common.everything',
  money: 'records.kindMoney',
  bets: 'common.bets',
  prizes: 'common.prizes',
}

/** Which movements the account record shows. */
export const KindChips = ({
  value,
  onChange,
}: {
  readonly value: Kind
  readonly onChange: (next: Kind) => void
}) => {
  const t = useText('records')
  const items = kinds.map((key) => ({ key, label: t(kindTexts[key]) }))
  return (
    <div className={styles['chips']}>
      <Chips label={t('common.type')} items={items} value={value} onChange={onChange} />
    </div>
  )
}
