import { useQuery, useQueryClient } from '@tanstack/react-query'
import { cancelOrders, placeOrder } from '@trevo/api-client/endpoints.ts'
import { formatMoneyText } from '@trevo/i18n/format.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Button } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useState } from 'react'
import { call } from '../../core/api/api.ts'
import { useLanguage } from '../../core/language/language.tsx'
import { canCancel } from '../../entities/lottery/can-cancel.ts'
import { nearDrawsQuery, ordersKey } from '../../entities/lottery/queries.ts'
import type { Lottery } from '../../entities/lottery/use-lotteries.ts'
import parts from './parts.module.css'
import styles from './order-actions.module.css'
import { receiptQuery, type Order, type OrderTicket } from './queries.ts'
import { useText } from '../../core/language/use-text.ts'

/** The tickets that cancelling this one includes: in a trace, this and all later ones. */
const cancelledWith = (order: Order, ticket: OrderTicket): readonly OrderTicket[] =>
  canCancel(ticket)
    ? order.orderDetailOrders.filter(
        (one) => canCancel(one) && (one.chasingOrder ?? 0) >= (ticket.chasingOrder ?? 0),
      )
    : []

/** What can still be done with an order: cancel the waiting part, and play it again. */
export const OrderActions = ({
  order,
  ticket,
  game,
  memberId,
}: {
  readonly order: Order
  readonly ticket: OrderTicket
  readonly game: Lottery | undefined
  readonly memberId: string
}) => {
  // Shares cannot be cancelled, and a ticket with several holders is opened at the desk.
  if (order.share) return null
  const tickets = cancelledWith(order, ticket)
  return (
    <div className={parts['actions']}>
      {tickets.length > 0 && <Cancel tickets={tickets} memberId={memberId} />}
      {game?.accountType === 'TCG' && <Repeat game={game} ticket={ticket} memberId={memberId} />}
    </div>
  )
}

const Cancel = ({
  tickets,
  memberId,
}: {
  readonly tickets: readonly OrderTicket[]
  readonly memberId: string
}) => {
  const t = useText('lottery-tickets')
  const { locale } = useLanguage()
  const queries = useQueryClient()
  const [isAsking, setAsking] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const cancel = async () => {
    setBusy(true)
    const body = tickets.map(({ orderDetailId }) => orderDetailId)
    const answer = await call(cancelOrders, { body })
    setBusy(false)
    setAsking(false)
    if (!answer.ok) return showToast(answer.message)
    const amount = formatMoneyText(answer.value.returnedAmount, locale)
    showToast(t('lotteryTickets.cancelled', { amount }))
    await queries.invalidateQueries({ queryKey: ordersKey(memberId) })
  }
  if (!isAsking) {
    return (
      <Button look="plain" onClick={() => setAsking(true)}>
        {tickets.length === 1
          ? t('lotteryTickets.cancel')
          : t('lotteryTickets.cancelRest', { count: tickets.length })}
      </Button>
    )
  }
  return (
    <div className={styles['sure']}>
      <p>{t('lotteryTickets.cancelSure')}</p>
      <Button look="danger" busy={isBusy} onClick={() => void cancel()}>
        {t('lotteryTickets.cancelYes')}
      </Button>
      <Button look="quiet" onClick={() => setAsking(false)}>
        {t('common.keep')}
      </Button>
    </div>
  )
}

/** "2.0000" for a multiple of one, as orders are sent. */
const amountOf = (stakeMinor: string, multiple: number): string => {
  const [whole = '0', fraction = ''] = formatMoney(BigInt(stakeMinor) / BigInt(multiple)).split('.')
  return `${whole}.${fraction.padEnd(4, '0')}`
}

const Repeat = ({
  game,
  ticket,
  memberId,
}: {
  readonly game: Lottery
  readonly ticket: OrderTicket
  readonly memberId: string
}) => {
  const t = useText('lottery-tickets')
  const { locale } = useLanguage()
  const queries = useQueryClient()
  // One id per request: a retry after a lost answer finds the same order.
  const [clientId, setClientId] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const near = useQuery({ ...nearDrawsQuery(game.gameId), enabled: clientId !== undefined })
  const receipt = useQuery(receiptQuery(memberId, ticket.orderDetailId))
  const slip = receipt.data?.slip ?? null
  if (!receipt.data || slip === null) return null
  const { record } = receipt.data.receipt
  const amount = amountOf(record.stakeMinor, record.multiple)
  const draw = near.data?.current
  const place = async (numero: string, id: string) => {
    setBusy(true)
    const answer = await call(placeOrder, {
      body: {
        clientId: id,
        gameId: game.gameId,
        currentNumero: numero,
        betCartAmountSum: amount,
        prizeModeId: record.prizeModeId,
        bettingSlipString: slip,
      },
    })
    setBusy(false)
    if (!answer.ok) {
      showToast(answer.message)
      return near.refetch()
    }
    setClientId(undefined)
    showToast(t('lotteryTickets.repeated', { numero: answer.value.numero }))
    return queries.invalidateQueries({ queryKey: ordersKey(memberId) })
  }
  if (clientId === undefined) {
    return (
      <Button look="plain" onClick={() => setClientId(crypto.randomUUID())}>
        {t('lotteryTickets.repeat')}
      </Button>
    )
  }
  return (
    <div className={styles['sure']}>
      <p>
        {draw
          ? t('lotteryTickets.repeatText', { numero: draw.numero })
          : t('lotteryTickets.repeatNone')}
      </p>
      {draw && (
        <Button busy={isBusy} onClick={() => void place(draw.numero, clientId)}>
          {t('common.betAmount', { amount: formatMoneyText(amount, locale) })}
        </Button>
      )}
      <Button look="quiet" onClick={() => setClientId(undefined)}>
        {t('common.close')}
      </Button>
    </div>
  )
}
