import { Tabs } from '@trevo/ui/tabs.tsx'
import { showToast } from '@trevo/ui/toast.tsx'
import { useSearchParams } from 'react-router'
import { memo, useCallback, useEffect, useState, type ReactNode } from 'react'
import { Empty } from '../../core/lists/empty.tsx'
import { Modal } from '../../core/dialog/modal.tsx'
import { to } from '../../core/router/to.ts'
import { returnTo } from '../../core/session/return-to.ts'
import { usePlayBeat } from '../../entities/limits/play-time.ts'
import { useLiveDraws } from '../../entities/lottery/use-live-draws.ts'
import type { Lottery } from '../../entities/lottery/use-lotteries.ts'
import type { WatchedDraw } from '../../entities/lottery/watched-draw.ts'
import { costOfCart, emptyCart } from './state/cart.ts'
import { CartPanel } from './cart/cart-panel.tsx'
import { ClosedNotice } from './draw/closed-notice.tsx'
import { ConfirmSheet } from './cart/confirm-sheet.tsx'
import { DeskHead } from './draw/desk-head.tsx'
import styles from './desk.module.css'
import { DeskTable } from './desk-table.tsx'
import { mayBet } from './common/may-bet.ts'
import { sameDesk } from './state/same-desk.ts'
import { SharedStrip } from './shared-tickets/shared-strip.tsx'
import { SharedTickets } from './shared-tickets/shared-tickets.tsx'
import { planShares } from './state/share-options.ts'
import { TodayOrders } from './orders/today-orders.tsx'
import { useText } from '../../core/language/use-text.ts'
import { useDesk, type DeskState } from './state/use-desk.ts'
import { useIsWide } from './use-is-wide.ts'
import { usePlaceOrder } from './state/use-place-order.ts'
import { usePlan } from './state/use-plan.ts'

/** Placing the order, from the first press to the server's answer. */
const usePlacing = (desk: DeskState, onPlaced: () => void) => {
  const t = useText('lottery-desk')
  const plan = usePlan(desk)
  const { cart, setCart, trace, lottery, terms } = desk
  // Filling a slip is play.
  usePlayBeat(desk.stakes > 0 || cart.lines.length > 0)
  const order = usePlaceOrder(setCart, () => {
    setCart(emptyCart(cart.modeId))
    showToast(t('desk.placed'))
    onPlaced()
  })
  const place = () => {
    const { numero } = cart
    if (numero === undefined || !mayBet(to.lottery(lottery.code))) return
    order.mutate(
      {
        gameId: lottery.gameId,
        cart,
        numero,
        rows: plan.rows,
        shares: planShares(desk.share, costOfCart(cart), desk.shareCountMax),
        stopsOnWin: trace.stopsOnWin,
        abandons: trace.abandons,
        seriesDefault: terms?.maxBetSeries ?? 0,
      },
      {
        onError: ({ code }) => {
          if (code === 'lottery.draw_closed') desk.askAgain()
        },
      },
    )
  }
  const { error } = order
  return {
    place,
    isBusy: order.isPending,
    reset: order.reset,
    failure: error
      ? {
          message: error.message || t('desk.noAnswer'),
          code: error.code,
          isShort: error.code === 'wallet.insufficient_balance',
        }
      : undefined,
  }
}

type Side = 'cart' | 'orders' | 'shared'
type Sheet = 'cart' | 'confirm' | 'none'

/**
 * The parts next to the desk, or over it on a phone, and the steps of an order: cart, confirmation,
 * today's bets. A member invited to a share starts at the shares; whether over the desk is known only after the
 * first rendering, which is that of the server.
 */
const usePanels = (desk: DeskState) => {
  const isWide = useIsWide()
  const [query] = useSearchParams()
  const isInvited = query.has('shared')
  const [chosen, setSheet] = useState<Sheet>()
  const sheet = chosen ?? (isInvited && !isWide ? 'cart' : 'none')
  const [side, setSide] = useState<Side>(isInvited ? 'shared' : 'cart')
  const placing = usePlacing(desk, () => {
    // On a phone, today's bets are in the sheet of the cart.
    setSheet(isWide ? 'none' : 'cart')
    setSide('orders')
  })
  const { reset } = placing
  const { code } = desk.lottery
  const confirm = useCallback(() => {
    if (!mayBet(to.lottery(code))) return
    reset()
    setSheet('confirm')
  }, [code, reset])
  const openSide = (next: Side) => {
    setSide(next)
    if (!isWide) setSheet('cart')
  }
  const closeSheet = () => setSheet('none')
  return { isWide, sheet, side, setSide, placing, confirm, openSide, closeSheet }
}

type Props = {
  readonly lottery: Lottery
  readonly lobbyHref: string
  /** Results next to the desk where there is room. */
  readonly rail?: ReactNode
  /** Links to results and manual, in the header. */
  readonly links?: ReactNode
  /** The member's bets on the draw before the one on sale. */
  readonly ownLines?: (watched: WatchedDraw) => ReactNode
}

/** The desk of one lottery: plays, balls, price, cart, trace, placing and today's bets. */
export const LotteryDesk = ({ lottery, lobbyHref, rail, links, ownLines }: Props) => {
  const t = useText('lottery-desk')
  useLiveDraws()
  // The member has returned.
  useEffect(() => returnTo.forget(), [])
  const desk = useDesk(lottery)
  const { isWide, sheet, side, setSide, placing, confirm, openSide, closeSheet } = usePanels(desk)
  if (!desk.play || !desk.picks) {
    return <Empty drawing="locked" title={t('desk.noPlays')} />
  }
  const panels = <SidePanels desk={desk} side={side} setSide={setSide} onConfirm={confirm} />
  return (
    <div className={styles['frame']}>
      <div className={styles['desk']}>
        {rail && (
          <aside className={styles['rail']} aria-label={t('desk.results')}>
            {rail}
          </aside>
        )}
        <div className={styles['middle']}>
          <DeskHead
            lottery={lottery}
            lobbyHref={lobbyHref}
            current={desk.current}
            previous={desk.near.data?.previous}
            links={links}
            ownLines={ownLines}
          />
          {desk.shareCountMax > 0 && <SharedStrip desk={desk} onOpen={() => openSide('shared')} />}
          <DeskTable desk={desk} onCart={() => openSide('cart')} />
        </div>
        {isWide && (
          <aside className={styles['side']} aria-label={t('desk.cart')}>
            {panels}
          </aside>
        )}
        {sheet === 'cart' && <CartSheet onClose={closeSheet}>{panels}</CartSheet>}
        {sheet === 'confirm' && desk.cart.lines.length > 0 && (
          <ConfirmSheet
            desk={desk}
            isBusy={placing.isBusy}
            failure={placing.failure}
            onPlace={placing.place}
            onClose={closeSheet}
          />
        )}
      </div>
    </div>
  )
}

const SidePanels = memo(
  ({
    desk,
    side,
    setSide,
    onConfirm,
  }: {
    readonly desk: DeskState
    readonly side: Side
    readonly setSide: (side: Side) => void
    readonly onConfirm: () => void
  }) => {
    const t = useText('lottery-desk')
    const { lines } = desk.cart
    return (
      <div className={styles['panels']}>
        <Tabs
          label={t('desk.cart')}
          value={side === 'shared' && desk.shareCountMax === 0 ? 'cart' : side}
          onChange={setSide}
          items={[
            {
              key: 'cart',
              label: lines.length > 0 ? `${t('desk.cart')} · ${lines.length}` : t('desk.cart'),
              panel: (
                <CartPanel
                  desk={desk}
                  onConfirm={onConfirm}
                  notice={<ClosedNotice desk={desk} />}
                />
              ),
            },
            {
              key: 'orders',
              label: t('desk.today'),
              panel: <TodayOrders desk={desk} onRepeated={() => setSide('cart')} />,
            },
            ...(desk.shareCountMax > 0
              ? [
                  {
                    key: 'shared' as const,
                    label: t('desk.shared'),
                    panel: <SharedTickets desk={desk} />,
                  },
                ]
              : []),
          ]}
        />
      </div>
    )
  },
  sameDesk(
    'cart',
    'trace',
    'share',
    'shareCountMax',
    'current',
    'places',
    'terms',
    'series',
    'play',
    'modeId',
    'plays',
    'bettingModeId',
    'multiple',
    'amount',
    'multipleMax',
    'prizeMaxMinor',
  ),
)

const CartSheet = ({
  onClose,
  children,
}: {
  readonly onClose: () => void
  readonly children: ReactNode
}) => {
  const t = useText('lottery-desk')
  return (
    <Modal title={t('desk.cart')} onClose={onClose} size={{ width: 560 }}>
      {children}
    </Modal>
  )
}
