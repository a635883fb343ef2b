import { useInfiniteQuery } from '@tanstack/react-query'
import type { InstantOrderHead } from '@trevo/contract/wps/lottery/instant.ts'
import { formatDateTime } from '@trevo/i18n/format.ts'
import { Button } from '@trevo/ui/button.tsx'
import { useState } from 'react'
import { useText } from '../../core/language/use-text.ts'
import { useSession } from '../../core/session/store.ts'
import styles from './instant.module.css'
import { instantOrdersQuery } from './queries.ts'
import { useWriting } from './use-writing.ts'
import { VerifyOrder } from './verify.tsx'

/** The member's own tickets; which order is being verified is this component's alone. */
export const VerifiableHistory = () => {
  const [orderId, setOrderId] = useState<string>()
  return (
    <>
      <History onVerify={(order) => setOrderId(order.orderId)} />
      {orderId !== undefined && (
        <VerifyOrder orderId={orderId} onClose={() => setOrderId(undefined)} />
      )}
    </>
  )
}

/** The member's own tickets by order, newest first; each can be verified. */
export const History = ({
  covered,
  onVerify,
}: {
  /** The order that is being scratched: its result is not told before. */
  readonly covered?: string | undefined
  readonly onVerify: (order: InstantOrderHead) => void
}) => {
  const t = useText('lottery-instant')
  const memberId = useSession().memberInfo?.id ?? ''
  const orders = useInfiniteQuery({ ...instantOrdersQuery(memberId), enabled: memberId !== '' })
  if (memberId === '') return null
  const rows = (orders.data?.pages.flatMap(({ list }) => list) ?? []).filter(
    ({ orderId }) => orderId !== covered,
  )
  return (
    <section className={styles['panel']} aria-labelledby="instant-mine">
      <h2 id="instant-mine">{t('instant.mine')}</h2>
      {orders.isSuccess && rows.length === 0 && <p>{t('instant.mineNone')}</p>}
      <ul className={styles['orders']}>
        {rows.map((order) => (
          <OrderRow key={order.orderId} order={order} onVerify={onVerify} />
        ))}
      </ul>
      {orders.hasNextPage && (
        <Button
          look="quiet"
          busy={orders.isFetchingNextPage}
          onClick={() => void orders.fetchNextPage()}
        >
          {t('common.showMore')}
        </Button>
      )}
    </section>
  )
}

const OrderRow = ({
  order,
  onVerify,
}: {
  readonly order: InstantOrderHead
  readonly onVerify: (order: InstantOrderHead) => void
}) => {
  const t = useText('lottery-instant')
  const { money, nameOf, locale } = useWriting()
  const { firstTicket, ticketCount, prizeMinor } = order
  const isWon = BigInt(prizeMinor) > 0n
  return (
    <li>
      <span>
        <b>{`${nameOf(order.names)} · ${t('instant.edition', { number: order.number })}`}</b>
        <small>
          {t('instant.mineTickets', {
            count: ticketCount,
            from: firstTicket,
            to: firstTicket + ticketCount - 1,
          })}
          {` · ${money(order.stakeMinor)} · ${formatDateTime(new Date(order.placedAt), locale)}`}
        </small>
      </span>
      <b data-won={isWon || undefined}>
        {isWon ? t('instant.mineWon', { amount: money(prizeMinor) }) : t('instant.mineLost')}
      </b>
      <Button look="quiet" onClick={() => onVerify(order)}>
        {t('instant.verify')}
      </Button>
    </li>
  )
}
