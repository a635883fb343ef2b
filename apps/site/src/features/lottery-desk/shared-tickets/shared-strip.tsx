import { useQuery } from '@tanstack/react-query'
import { findMoney } from '@trevo/money/money.ts'
import { ChevronRight, Users } from 'lucide-react'
import { useSession } from '../../../core/session/store.ts'
import { sharedTicketsQuery } from '../../../entities/lottery/queries.ts'
import styles from './shared-strip.module.css'
import { useAmounts } from '../common/use-amounts.ts'
import { useText } from '../../../core/language/use-text.ts'
import type { DeskState } from '../state/use-desk.ts'

/** Shows that tickets can be joined here, and links to them. */
export const SharedStrip = ({
  desk: { lottery },
  onOpen,
}: {
  readonly desk: DeskState
  readonly onOpen: () => void
}) => {
  const t = useText('lottery-desk')
  const write = useAmounts()
  const memberId = useSession().memberInfo?.id ?? ''
  const { data = [] } = useQuery(sharedTicketsQuery(memberId, lottery.gameId))
  const prices = data.map(({ sharePrice }) => findMoney(sharePrice) ?? 0n)
  const [first, ...others] = prices
  const cheapest = others.reduce((least, price) => (price < least ? price : least), first ?? 0n)
  return (
    <button type="button" className={styles['strip']} onClick={onOpen}>
      <Users size={20} aria-hidden="true" />
      <span>
        <b>{t('desk.shared')}</b>
        <small>
          {data.length === 0
            ? t('desk.sharedNoneShort')
            : t('desk.sharedFrom', { count: data.length, price: write(cheapest) })}
        </small>
      </span>
      <ChevronRight size={18} aria-hidden="true" />
    </button>
  )
}
