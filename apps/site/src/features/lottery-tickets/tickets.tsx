import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import { buttonClass } from '@trevo/ui/button.tsx'
import { Skeleton } from '@trevo/ui/states.tsx'
import { useState } from 'react'
import { Link } from 'react-router'
import { Empty } from '../../core/lists/empty.tsx'
import { useLanguage } from '../../core/language/language.tsx'
import { MoreButton, PagedList } from '../../core/lists/list-states.tsx'
import { to } from '../../core/router/to.ts'
import { useSession } from '../../core/session/store.ts'
import { useLiveDraws } from '../../entities/lottery/use-live-draws.ts'
import { useLotteries } from '../../entities/lottery/use-lotteries.ts'
import pages from '../../entities/lottery/lottery-pages.module.css'
import styles from './tickets.module.css'
import { OrderSheet, type OrderToShow } from './order-sheet.tsx'
import { orderQuery, ticketsQuery, type Order, type Ticket } from './queries.ts'
import { TicketFilters } from './ticket-filters.tsx'
import { TicketRow } from './ticket-row.tsx'
import { useFilter } from './use-filter.ts'
import { useText } from '../../core/language/use-text.ts'

/** The member's lottery tickets, newest first, with what was staked and won. */
export const LotteryTickets = () => {
  const memberId = useSession().memberInfo?.id ?? ''
  const { filter, set, shownTicket: linkedOrder } = useFilter()
  const tickets = useInfiniteQuery(ticketsQuery(memberId, filter))
  const [shown, setShown] = useState<OrderToShow>()
  const linked = useQuery({
    ...orderQuery(memberId, linkedOrder ?? ''),
    enabled: linkedOrder !== undefined,
  })
  const open = shown ?? (linkedOrder === undefined ? undefined : firstOf(linked.data))
  const close = () => {
    setShown(undefined)
    if (linkedOrder !== undefined) set('order', undefined)
  }
  useLiveDraws()
  const { groups = [] } = useLotteries()
  const games = groups.flatMap((group) => group.games)
  return (
    <>
      <Sums sums={tickets.data?.pages[0]?.orderSumTO} />
      <TicketFilters filter={filter} set={set} games={games} />
      <List
        query={tickets}
        rows={tickets.data?.pages.flatMap(({ orders }) => orders.content) ?? []}
        nameOf={(code) => games.find((game) => game.code === code)?.remark ?? code}
        rulesOf={(code) => games.find((game) => game.code === code)?.rulesGroup ?? ''}
        onOpen={setShown}
      />
      {open && (
        <OrderSheet
          ticket={open}
          game={games.find(({ code }) => code === open.gameCode)}
          onClose={close}
        />
      )}
    </>
  )
}

/** The order that a link points to, at its first draw. */
const firstOf = (order: Order | undefined): OrderToShow | undefined => {
  const first = order?.orderDetailOrders[0]
  return order && first && { ...order, orderDetailId: first.orderDetailId }
}

type SumsOf = {
  readonly sumActualBettingAmt: string
  readonly sumWinningAmt: string
}

const Sums = ({ sums }: { readonly sums: SumsOf | undefined }) => {
  const t = useText('lottery-tickets')
  const { locale } = useLanguage()
  return (
    <dl className={styles['sums']}>
      <div>
        <dt>{t('common.staked')}</dt>
        <dd>{formatMoneyText(sums?.sumActualBettingAmt ?? '0.00', locale)}</dd>
      </div>
      <div>
        <dt>{t('lotteryTickets.won')}</dt>
        <dd data-won>{formatMoneyText(sums?.sumWinningAmt ?? '0.00', locale)}</dd>
      </div>
    </dl>
  )
}

const List = ({
  query,
  rows,
  nameOf,
  rulesOf,
  onOpen,
}: {
  readonly query: Parameters<typeof MoreButton>[0]['pages']
  readonly rows: readonly Ticket[]
  readonly nameOf: (code: string) => string
  readonly rulesOf: (code: string) => string
  readonly onOpen: (ticket: Ticket) => void
}) => {
  const t = useText('lottery-tickets')
  return (
    <PagedList
      pages={query}
      isEmpty={rows.length === 0}
      waiting={
        <>
          <output className="visually-hidden">{t('common.loading')}</output>
          <Skeleton height={320} radius={16} />
        </>
      }
      failed={{ title: t('lotteryTickets.failed') }}
      empty={
        <Empty
          drawing="ticket"
          title={t('lotteryTickets.none')}
          text={t('lotteryTickets.noneText')}
          action={
            <Link to={to.lottery()} className={buttonClass('plain')}>
              {t('lotteryTickets.toLottery')}
            </Link>
          }
        />
      }
    >
      <ul className={styles['list']}>
        {rows.map((ticket) => (
          <TicketRow
            key={ticket.orderDetailId}
            ticket={ticket}
            name={nameOf(ticket.gameCode)}
            rulesGroup={rulesOf(ticket.gameCode)}
            onOpen={() => onOpen(ticket)}
          />
        ))}
      </ul>
      <MoreButton wide pages={query} label={t('common.showMore')} />
      <p className={pages['faint']}>{t('lotteryTickets.prizesPaid')}</p>
    </PagedList>
  )
}
