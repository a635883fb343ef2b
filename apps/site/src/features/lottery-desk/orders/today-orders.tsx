import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cancelOrders, listOrderLines } from '@trevo/api-client/endpoints.ts'
import type { OrderTicket } from '@trevo/contract/wps/lottery/orders.ts'
import { formatTime } from '@trevo/i18n/format.ts'
import { bettingModes } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { findMoney } from '@trevo/money/money.ts'
import { Button } from '@trevo/ui/button.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { useLanguage } from '../../../core/language/language.tsx'
import { useSession } from '../../../core/session/store.ts'
import { PinGate } from '../../../entities/member/pin-gate.tsx'
import { usePhase } from '../../../core/session/use-phase.ts'
import { canCancel } from '../../../entities/lottery/can-cancel.ts'
import { ordersKey, todayOrdersQuery } from '../../../entities/lottery/queries.ts'
import { refreshBalance } from '../../../entities/member/restore-session.ts'
import { addLines, readLine } from '../state/cart.ts'
import { hasFreeAmount } from '../state/money-of-line.ts'
import { shortNumero } from '../common/short-numero.ts'
import styles from './today-orders.module.css'
import { useAmounts } from '../common/use-amounts.ts'
import { useText } from '../../../core/language/use-text.ts'
import { OrderNumbers } from './order-numbers.tsx'
import type { DeskState } from '../state/use-desk.ts'

/** How many tickets of a long trace are shown here; all of them are in the records. */
const ticketsShown = 8
/** So many orders show their numbers, each by a call of its own. */
const numbersShown = 5

/** Tickets of one order, in the order of the trace. */
const byOrder = (tickets: readonly OrderTicket[]): readonly (readonly OrderTicket[])[] => {
  const orders = new Map<string, OrderTicket[]>()
  for (const ticket of tickets) {
    orders.set(ticket.orderMasterId, [...(orders.get(ticket.orderMasterId) ?? []), ticket])
  }
  return [...orders.values()]
}

const useCancel = () => {
  const t = useText('lottery-desk')
  const client = useQueryClient()
  const write = useAmounts()
  const memberId = useSession().memberInfo?.id ?? ''
  return useMutation<string, CallFailure, readonly OrderTicket[]>({
    mutationFn: async (tickets) => {
      const ids = tickets.map(({ orderDetailId }) => orderDetailId)
      return (await ask(cancelOrders, { body: ids })).returnedAmount
    },
    onSuccess: (returned) =>
      showToast(t('desk.cancelled', { amount: write(findMoney(returned) ?? 0n) })),
    onError: (failure) => showToast(failure.message || t('desk.noAnswer'), 'bad'),
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ordersKey(memberId) })
      void refreshBalance().catch(() => undefined)
    },
  })
}

type OrdersProps = { readonly desk: DeskState; readonly onRepeated: () => void }

/** The member's bets today in this lottery: their state, cancelling, and repeating. */
export const TodayOrders = (props: OrdersProps) => {
  const t = useText('lottery-desk')
  if (usePhase() !== 'member') {
    return <p className={styles['none']}>{t('desk.ordersAfterLogin')}</p>
  }
  return (
    <PinGate>
      <OwnOrders {...props} />
    </PinGate>
  )
}

const OwnOrders = ({ desk, onRepeated }: OrdersProps) => {
  const t = useText('lottery-desk')
  const memberId = useSession().memberInfo?.id ?? ''
  const { data } = useQuery({
    ...todayOrdersQuery(memberId, desk.lottery.gameId),
    refetchInterval: 30_000,
  })
  const orders = byOrder(data?.content ?? [])
  if (orders.length === 0) return <p className={styles['none']}>{t('desk.noOrders')}</p>
  return (
    <ul className={styles['orders']}>
      {orders.map((tickets, index) => (
        <Order
          key={tickets[0]?.orderMasterId}
          tickets={tickets}
          isNewest={index < numbersShown}
          desk={desk}
          onRepeated={onRepeated}
        />
      ))}
    </ul>
  )
}

/** Lines of a ticket as new lines of the cart, at their original price. */
const useRepeat = (desk: DeskState, onRepeated: () => void) => {
  const t = useText('lottery-desk')
  return useMutation<void, CallFailure, OrderTicket>({
    mutationFn: async (ticket) => {
      const { content } = await ask(listOrderLines, {
        params: { id: ticket.orderDetailId },
        query: { size: 100 },
      })
      const modeOf = (code: string) =>
        Number(Object.entries(bettingModes).find(([, mode]) => mode.code === code)?.[0])
      const isFree = hasFreeAmount(desk.modeId)
      const lines = content.flatMap((one) => {
        const costMinor = findMoney(one.bettingAmount) ?? 0n
        const line = readLine({
          playId: one.playId,
          content: one.bettingContent,
          digit: one.digit ?? undefined,
          bettingModeId: modeOf(one.bettingMode),
          multiple: isFree ? 1 : one.multiple,
          series: one.series === 0 ? undefined : one.series,
          ...(isFree && { freeMinor: String(costMinor / BigInt(one.stakes)) }),
        })
        return line && desk.plays.includes(line.play) ? [line] : []
      })
      if (lines.length === 0 || !desk.current) {
        return showToast(t('desk.notRepeatable'), 'bad')
      }
      desk.setCart(addLines(desk.cart, desk.current.numero, lines))
      showToast(t('desk.repeated'))
      onRepeated()
    },
    onError: (failure) => showToast(failure.message || t('desk.noAnswer'), 'bad'),
  })
}

const Order = ({
  tickets,
  isNewest,
  desk,
  onRepeated,
}: {
  readonly tickets: readonly OrderTicket[]
  /** One of the few whose numbers are read. */
  readonly isNewest: boolean
  readonly desk: DeskState
  readonly onRepeated: () => void
}) => {
  const t = useText('lottery-desk')
  const { locale } = useLanguage()
  const write = useAmounts()
  const cancel = useCancel()
  const repeat = useRepeat(desk, onRepeated)
  const [first] = tickets
  if (!first) return null
  const open = tickets.filter(canCancel)
  const sum = (of: (ticket: OrderTicket) => string) =>
    tickets.reduce((total, ticket) => total + (findMoney(of(ticket)) ?? 0n), 0n)
  const won = sum(({ winningAmount }) => winningAmount)
  return (
    <li className={styles['order']}>
      <p>
        <b>{first.orderNumber}</b>
        <span>{formatTime(new Date(first.bettingTime), locale)}</span>
        <b className={styles['amount']}>{write(sum((one) => one.planBettingAmount))}</b>
      </p>
      {isNewest && <OrderNumbers ticketId={first.orderDetailId} />}
      <ul className={styles['draws']}>
        {tickets.slice(0, ticketsShown).map((ticket) => (
          <li key={ticket.orderDetailId}>
            <span>
              {shortNumero(ticket.numero)}
              {ticket.chasingOrder !== null && `-${String(ticket.chasingOrder).padStart(3, '0')}`}
            </span>
            <span data-status={ticket.orderStatus}>{t(`desk.status.${ticket.orderStatus}`)}</span>
            <span>
              {ticket.orderStatus === 4 && `+ ${write(findMoney(ticket.winningAmount) ?? 0n)}`}
            </span>
          </li>
        ))}
        {tickets.length > ticketsShown && <li>+{tickets.length - ticketsShown}</li>}
      </ul>
      {won > 0n && <p className={styles['won']}>{t('common.youWon', { amount: write(won) })}</p>}
      <div className={styles['actions']}>
        {open.length > 0 && (
          <Button look="plain" busy={cancel.isPending} onClick={() => cancel.mutate(open)}>
            {t('desk.cancel', { count: open.length })}
          </Button>
        )}
        <Button look="quiet" busy={repeat.isPending} onClick={() => repeat.mutate(first)}>
          {t('desk.repeat')}
        </Button>
      </div>
    </li>
  )
}
