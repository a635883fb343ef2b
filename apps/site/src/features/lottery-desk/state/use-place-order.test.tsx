import { screen, waitFor } from '@testing-library/react'
import { slipLengthMax } from '@trevo/contract/wps/lottery/place-orders.ts'
import { findPlay } from '@trevo/lottery-rules/all-plays.ts'
import type { Rows } from '@trevo/lottery-rules/play.ts'
import { gunzipSync } from 'node:zlib'
import { beforeEach, describe, expect, test } from 'vitest'
import { press, showToMember } from '../../../testing/show-to-member.tsx'
import { refusal } from '../../../testing/stand-in-server.ts'
import { addLines, emptyCart, type Cart } from './cart.ts'
import { slipOfCart, usePlaceOrder, type CartOrder } from './use-place-order.ts'

const paths = {
  order: '/lgw/orders/betting',
  massive: '/lgw/orders/massive_betting_new',
  shared: '/lgw/shared_tickets',
  free: '/lotto-vn/lgw/betting',
}
const numero = '20301005-721'
const rows = [1, 2].map((multiple) => ({
  drawNumber: `20301005-72${multiple}`,
  multiple,
  amountMinor: 0n,
  cumulativeMinor: 0n,
}))

/** A cart with one line of the play for each selection. */
const cartOf = (
  modeId: number,
  playId: number,
  selections: readonly Rows[],
  freeMinor?: bigint,
): Cart => {
  const play = findPlay(playId)
  if (!play) throw new Error(`no play ${playId}`)
  const lines = selections.map((numbers) => ({
    play,
    selection: { playId, places: [], rows: numbers },
    bettingModeId: 1 as const,
    multiple: 1,
    series: undefined,
    ...(freeMinor !== undefined && { freeMinor }),
  }))
  return addLines(emptyCart(modeId), numero, lines)
}
const lastThree = () => cartOf(1, 21, [[[8, 9], [2], [1, 3]]])

let left: Cart | undefined
let placedCount = 0
beforeEach(() => {
  left = undefined
  placedCount = 0
})
const Placing = ({ order }: { readonly order: CartOrder }) => {
  const { mutate, error } = usePlaceOrder(
    (cart) => {
      left = cart
    },
    () => {
      placedCount += 1
    },
  )
  return (
    <>
      <button type="button" onClick={() => mutate({ ...order, cart: left ?? order.cart })}>
        place
      </button>
      <p>{error?.message}</p>
    </>
  )
}

/** Places an order; every call is answered with success unless `answers` says otherwise. */
const place = async (
  cart: Cart,
  change: Partial<CartOrder> = {},
  answers: Parameters<typeof showToMember>[1] = {},
) => {
  const order = {
    gameId: 7001,
    cart,
    numero,
    rows: undefined,
    stopsOnWin: false,
    abandons: false,
    shares: undefined,
    seriesDefault: 1956,
    ...change,
  }
  const placed = () => ({ json: { orderNumber: 'L1', numero, totalBettingAmount: '8.0000' } })
  const all = Object.fromEntries(Object.values(paths).map((path) => [path, placed]))
  const server = await showToMember(<Placing order={order} />, { ...all, ...answers })
  await press('place')
  return () => server.asked.filter(({ path }) => path in all)
}
const isPlaced = () => waitFor(() => expect(placedCount).toBe(1))

describe('a slip', () => {
  test('is one order on the draw, at the highest series where none was chosen', async () => {
    const cart = lastThree()
    const sent = await place(cart)
    await isPlaced()
    expect(sent()).toMatchObject([{ path: paths.order }])
    expect(sent()[0]?.body).toEqual({
      clientId: cart.clientId,
      gameId: 7001,
      currentNumero: numero,
      betCartAmountSum: '8.0000',
      prizeModeId: 1,
      bettingSlipString: '89_2_13~1~21~1~1956~1~0',
    })
  })

  test('of a trace names its draws, and whether a win ends it', async () => {
    const sent = await place(lastThree(), { rows, stopsOnWin: true })
    await isPlaced()
    expect(sent()[0]?.body).toMatchObject({
      chase: true,
      winningStop: true,
      abandoning: false,
      chaseSlip: { numero, multiples: [1, 2] },
    })
  })

  test('that is shared opens a ticket with all shares and the member’s own', async () => {
    const sent = await place(lastThree(), { shares: { of: 10, mine: 3 } })
    await isPlaced()
    expect(sent()).toMatchObject([{ path: paths.shared, body: { shareCount: 10, shares: 3 } }])
  })

  test('that is longer than a call may be is sent packed', async () => {
    const numbers = Array.from({ length: 1_000 }, (_, at) =>
      [100, 10, 1].map((size) => Math.floor(at / size) % 10),
    )
    const cart = cartOf(
      1,
      87,
      Array.from({ length: 30 }, () => numbers),
    )
    const slip = slipOfCart(cart, 1956)
    expect(slip.length).toBeGreaterThan(slipLengthMax)
    const sent = await place(cart)
    await isPlaced()
    expect(sent().map(({ path }) => path)).toEqual([paths.massive])
    const body = sent()[0]?.body as { readonly packedSlip: string }
    expect(body).not.toHaveProperty('bettingSlipString')
    expect(gunzipSync(Buffer.from(body.packedSlip, 'base64')).toString()).toBe(slip)
  })

  test('is placed again under its id when no answer came', async () => {
    let isDown = true
    const sent = await place(
      lastThree(),
      {},
      {
        [paths.order]: () => {
          if (isDown) throw new TypeError('the line is down')
          return { json: { orderNumber: 'L1', numero, totalBettingAmount: '8.0000' } }
        },
      },
    )
    await waitFor(() => expect(sent().length).toBeGreaterThan(0))
    expect(placedCount).toBe(0)
    isDown = false
    await press('place')
    await isPlaced()
    const ids = sent().map(({ body }) => (body as { clientId: string }).clientId)
    expect(new Set(ids).size).toBe(1)
  })
})

describe('lines at a free amount', () => {
  const two = () =>
    cartOf(
      6,
      9400,
      [
        [[0, 1], [4]],
        [[2], [3]],
      ],
      30_000n,
    )

  test('are an order each, under the id of the line', async () => {
    const cart = two()
    const sent = await place(cart)
    await isPlaced()
    expect(sent().map(({ path }) => path)).toEqual([paths.free, paths.free])
    expect(sent().map(({ body }) => (body as { clientId: string }).clientId)).toEqual(
      cart.lines.map(({ id }) => id),
    )
    expect(sent()[0]?.body).toMatchObject({
      contents: [
        {
          gameId: 7001,
          playId: 9400,
          singleBetPrice: '3.0000',
          winStop: false,
          numero: [{ numero, multiple: 1 }],
        },
      ],
    })
    expect(left?.lines).toEqual([])
  })

  test('of a trace name their draws; a win ends it only where the member wants that', async () => {
    const sent = await place(two(), { rows, stopsOnWin: true })
    await isPlaced()
    expect(sent()[0]?.body).toMatchObject({
      contents: [
        {
          winStop: true,
          numero: [
            { numero: '20301005-721', multiple: 1 },
            { numero: '20301005-722', multiple: 2 },
          ],
        },
      ],
    })
  })

  test('of one draw have nothing to stop, also when that was chosen for a trace', async () => {
    const sent = await place(two(), { stopsOnWin: true })
    await isPlaced()
    expect(sent()[0]?.body).toMatchObject({ contents: [{ winStop: false }] })
  })

  test('that were placed leave the cart; one that was refused stays, and only that one is sent again', async () => {
    const cart = two()
    let isShut = true
    let count = 0
    const sent = await place(
      cart,
      {},
      {
        [paths.free]: () => {
          count += 1
          return isShut && count === 2
            ? refusal('lottery.line_closed', { status: 409, message: 'A linha fechou.' })
            : { json: {} }
        },
      },
    )
    expect(await screen.findByText('A linha fechou.')).toBeTruthy()
    expect(left?.lines.map(({ id }) => id)).toEqual([cart.lines[1]?.id])
    expect(placedCount).toBe(0)
    isShut = false
    await press('place')
    await isPlaced()
    expect(sent()).toHaveLength(3)
    expect(sent()[2]?.body).toMatchObject({ clientId: cart.lines[1]?.id })
  })
})
