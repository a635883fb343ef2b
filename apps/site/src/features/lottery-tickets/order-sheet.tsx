import { useQuery } from '@tanstack/react-query'
import { formatDateTime, formatMoneyText } from '@trevo/i18n/format.ts'
import { Skeleton } from '@trevo/ui/states.tsx'
import { Suspense, useState } from 'react'
import { Modal } from '../../core/dialog/modal.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { LoadFailed } from '../../core/lists/list-states.tsx'
import { useSession } from '../../core/session/store.ts'
import { ResultBalls } from '../../entities/lottery/result-balls.tsx'
import type { Lottery } from '../../entities/lottery/use-lotteries.ts'
import pages from '../../entities/lottery/lottery-pages.module.css'
import parts from './parts.module.css'
import styles from './order-sheet.module.css'
import { OrderActions } from './order-actions.tsx'
import { OrderLines } from './order-lines.tsx'
import { orderQuery, type Order, type OrderTicket, type Ticket } from './queries.ts'
import { ReceiptPanel } from './receipt-panel.tsx'
import { suffixOf } from './ticket-row.tsx'
import { useText } from '../../core/language/use-text.ts'
import { Table } from '../../core/tables/table.tsx'

/** The data of an order before it is loaded. */
export type OrderToShow = Pick<
  Ticket,
  'orderMasterId' | 'orderDetailId' | 'gameCode' | 'orderNumber'
>

/** One order with all of its draws; the pressed ticket comes first. */
export const OrderSheet = ({
  ticket,
  game,
  onClose,
}: {
  readonly ticket: OrderToShow
  readonly game: Lottery | undefined
  readonly onClose: () => void
}) => {
  const t = useText('lottery-tickets')
  const memberId = useSession().memberInfo?.id ?? ''
  const order = useQuery(orderQuery(memberId, ticket.orderMasterId))
  const [shownId, setShownId] = useState(ticket.orderDetailId)
  const shown = order.data?.orderDetailOrders.find(({ orderDetailId }) => orderDetailId === shownId)
  return (
    <Modal
      title={`${game?.remark ?? ticket.gameCode} · ${ticket.orderNumber}`}
      onClose={onClose}
      size={{ width: 560 }}
    >
      {order.isPending && <Skeleton height={360} radius={16} />}
      {order.isError && <LoadFailed query={order} title={t('lotteryTickets.failed')} />}
      {order.data && shown && (
        <div className={styles['sheet']}>
          <Outcome ticket={shown} rulesGroup={game?.rulesGroup ?? ''} />
          <Suspense fallback={<Skeleton height={120} radius={16} />}>
            <OrderLines memberId={memberId} ticketId={shownId} />
          </Suspense>
          {order.data.chasing && (
            <DrawTable order={order.data} shownId={shownId} onShow={setShownId} />
          )}
          {order.data.share && (
            <p className={pages['faint']}>
              {t(`lotteryTickets.shared.${order.data.share.status}`, {
                taken: order.data.share.taken,
                count: order.data.share.of,
              })}
            </p>
          )}
          <OrderFacts order={order.data} />
          <OrderActions order={order.data} ticket={shown} game={game} memberId={memberId} />
          <ReceiptPanel key={shownId} memberId={memberId} ticketId={shownId} />
        </div>
      )}
    </Modal>
  )
}

const Outcome = ({
  ticket,
  rulesGroup,
}: {
  readonly ticket: OrderTicket
  readonly rulesGroup: string
}) => {
  const t = useText('lottery-tickets')
  const { locale } = useLanguage()
  const hasWon = ticket.orderStatus === 4
  return (
    <div className={styles['outcome']} data-won={hasWon || undefined}>
      <p>{t('common.drawNumber', { numero: ticket.numero })}</p>
      {hasWon ? (
        <p>
          {t('lotteryTickets.youWon')}
          <b className={styles['prize']}>{formatMoneyText(ticket.winningAmount, locale)}</b>
        </p>
      ) : (
        <p>
          <b>{t(`lotteryTickets.status.${ticket.orderStatus}`)}</b>
        </p>
      )}
      {ticket.winningNumber && (
        <ResultBalls rulesGroup={rulesGroup} winNo={ticket.winningNumber} size={34} />
      )}
    </div>
  )
}

const OrderFacts = ({ order }: { readonly order: Order }) => {
  const t = useText('lottery-tickets')
  const { locale } = useLanguage()
  const sharesText = (share: NonNullable<Order['share']>) =>
    t('lotteryTickets.sharesText', {
      mine: share.count,
      first: share.first + 1,
      last: share.first + share.count,
      count: share.of,
    })
  const yesNo = (is: boolean) => t(is ? 'common.yes' : 'common.no')
  const facts: (readonly [string, string])[] = [
    [t('lotteryTickets.placed'), formatDateTime(new Date(order.bettingTime), locale)],
    [t('common.bets'), String(order.stakes)],
    ...(order.share ? [[t('lotteryTickets.shares'), sharesText(order.share)] as const] : []),
    [t('common.total'), formatMoneyText(order.totalBetAmount, locale)],
    [t('lotteryTickets.counted'), formatMoneyText(order.totalActualBetAmount, locale)],
    ...(order.chasing
      ? ([
          [t('lotteryTickets.stopsOnWin'), yesNo(order.winningStop)],
          [t('lotteryTickets.abandons'), yesNo(order.abandoning)],
        ] as const)
      : []),
  ]
  return (
    <dl className={parts['facts']}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** The draws of a trace; pressing one shows its ticket. */
const DrawTable = ({
  order,
  shownId,
  onShow,
}: {
  readonly order: Order
  readonly shownId: string
  readonly onShow: (id: string) => void
}) => {
  const t = useText('lottery-tickets')
  const { locale } = useLanguage()
  return (
    <div
      className={styles['scroll']}
      // A scrollable box must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={t('lotteryTickets.draws')}
    >
      <Table
        className={`${pages['table']} ${styles['table']}`}
        caption={t('lotteryTickets.draws')}
        rows={order.orderDetailOrders}
        keyOf={({ orderDetailId }) => orderDetailId}
        markOf={({ orderDetailId }) => ({ 'data-shown': orderDetailId === shownId || undefined })}
        columns={[
          {
            key: 'draw',
            label: t('common.draw'),
            show: ({ orderDetailId, numero, chasingOrder }) => (
              <button type="button" onClick={() => onShow(orderDetailId)}>
                {numero}
                {suffixOf(chasingOrder)}
              </button>
            ),
          },
          {
            key: 'multiple',
            label: t('common.multiplier'),
            show: ({ multiple }) => <>× {multiple}</>,
          },
          {
            key: 'stake',
            label: t('common.stake'),
            show: ({ bettingSumAmount }) => formatMoneyText(bettingSumAmount, locale),
          },
          {
            key: 'status',
            label: t('common.status'),
            show: ({ orderStatus }) => t(`lotteryTickets.status.${orderStatus}`),
          },
        ]}
      />
    </div>
  )
}
