import { useMutation, useQueryClient } from '@tanstack/react-query'
import {
  openSharedTicket,
  placeMassiveOrder,
  placeOrder,
  placeVnOrder,
} from '@trevo/api-client/endpoints.ts'
import { slipLengthMax } from '@trevo/contract/wps/lottery/place-orders.ts'
import { stakeOfPrice } from '@trevo/lottery-rules/prizes/betting-mode.ts'
import { encodeSlip } from '@trevo/lottery-rules/slip/encode-slip.ts'
import { writeContent } from '@trevo/lottery-rules/write-content.ts'
import type { TraceRow } from '@trevo/lottery-rules/trace/trace-row.ts'
import { ask, type CallFailure } from '../../../core/api/api.ts'
import { useSession } from '../../../core/session/store.ts'
import { refreshBalance } from '../../../entities/member/restore-session.ts'
import { ordersKey } from '../../../entities/lottery/queries.ts'
import { costOfCart, removeLine, type Cart, type CartLine } from './cart.ts'
import { hasFreeAmount, isBySeries, wireMoney } from './money-of-line.ts'

export type CartOrder = {
  readonly gameId: number
  readonly cart: Cart
  /** The draw to bet on, or the first one of a trace. */
  readonly numero: string
  /** Undefined: one draw. */
  readonly rows: readonly TraceRow[] | undefined
  readonly stopsOnWin: boolean
  readonly abandons: boolean
  /** Undefined: the whole ticket is the member's. */
  readonly shares: { readonly of: number; readonly mine: number } | undefined
  /** The default for lines that name none. */
  readonly seriesDefault: number
}

/** Large slips are sent compressed: gzip, then base64. */
const pack = async (slip: string): Promise<string> => {
  const stream = new Blob([slip]).stream().pipeThrough(new CompressionStream('gzip'))
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer())
  const pieces: string[] = []
  for (let at = 0; at < bytes.length; at += 8_192) {
    pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8_192)))
  }
  return btoa(pieces.join(''))
}

/** The cart as it is sent or saved; lines that name no series are played at the default. */
export const slipOfCart = (
  { lines, modeId }: Pick<Cart, 'lines' | 'modeId'>,
  seriesDefault: number,
): string => {
  if (hasFreeAmount(modeId)) {
    return encodeSlip(
      lines.map((line) => ({ ...line, ...stakeOfPrice(line.freeMinor ?? 0n), series: 0 })),
    )
  }
  const seriesOf = ({ play, series }: CartLine) =>
    isBySeries(play, modeId) ? (series ?? seriesDefault) : 0
  return encodeSlip(lines.map((line) => ({ ...line, series: seriesOf(line) })))
}

const placeSlip = async (order: CartOrder): Promise<void> => {
  const { cart, rows, numero } = order
  const slip = slipOfCart(cart, order.seriesDefault)
  const named = {
    clientId: cart.clientId,
    gameId: order.gameId,
    currentNumero: numero,
    betCartAmountSum: wireMoney(costOfCart(cart)),
    prizeModeId: cart.modeId,
  }
  if (order.shares) {
    const { of: shareCount, mine: shares } = order.shares
    await ask(openSharedTicket, {
      body: { ...named, bettingSlipString: slip, shareCount, shares },
    })
    return
  }
  const body = {
    ...named,
    ...(rows && {
      chase: true,
      winningStop: order.stopsOnWin,
      abandoning: order.abandons,
      chaseSlip: { numero, multiples: rows.map(({ multiple }) => multiple) },
    }),
  }
  if (slip.length <= slipLengthMax) {
    await ask(placeOrder, { body: { ...body, bettingSlipString: slip } })
  } else {
    await ask(placeMassiveOrder, { body: { ...body, packedSlip: await pack(slip) } })
  }
}

/** A free amount: each line is a separate order, under its own id. */
const placeLine = async (line: CartLine, { gameId, rows, numero, stopsOnWin }: CartOrder) => {
  const content = {
    gameId,
    winStop: rows !== undefined && stopsOnWin,
    playId: line.play.playId,
    bettingContent: writeContent(line.play, line.selection),
    singleBetPrice: wireMoney(line.freeMinor ?? 0n),
    numero: rows?.map(({ drawNumber, multiple }) => ({ numero: drawNumber, multiple })) ?? [
      { numero, multiple: 1 },
    ],
  }
  await ask(placeVnOrder, { body: { clientId: line.id, contents: [content] } })
}

/**
 * Places the cart. What was placed leaves it, line by line where lines are orders: the rest still has
 * to be placed. Pressing again after a lost answer never bets twice.
 */
export const usePlaceOrder = (onLeft: (cart: Cart) => void, onPlaced: () => void) => {
  const client = useQueryClient()
  const memberId = useSession().memberInfo?.id ?? ''
  return useMutation<void, CallFailure, CartOrder>({
    mutationFn: async (order) => {
      if (!hasFreeAmount(order.cart.modeId)) return placeSlip(order)
      let left = order.cart
      for (const line of order.cart.lines) {
        await placeLine(line, order)
        left = removeLine(left, line.id)
        onLeft(left)
      }
    },
    onSuccess: onPlaced,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: ordersKey(memberId) })
      void refreshBalance().catch(() => undefined)
    },
  })
}
