import { chanceOf } from '@trevo/fairness/chance.ts'
import { elapsedAt, drawCrash, flightMs, multiplierAt } from '@trevo/game-rules/crash/flight.ts'
import { isCrash, type CrashTitle } from '@trevo/game-rules/crash/types.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { describe, expect, test } from 'vitest'
import type { RoomEvent } from '../rgs/rgs-port.ts'
import { createDemoRoom } from './demo-room.ts'

const title = titlesInOrder.map(({ maths }) => maths).find((maths) => isCrash(maths)) as CrashTitle
const seeds = { serverSeed: '7d'.repeat(32), clientSeed: 'demo' }
const crashOf = (number: number): number => drawCrash(title, chanceOf({ ...seeds, nonce: number }))

/** A room with a manual clock. */
const openRoom = () => {
  let now = 1_000_000
  const wallet = { balanceMinor: parseMoney('1000.00') }
  const room = createDemoRoom({ title, seeds, wallet, nowMs: () => now })
  const pass = (ms: number): void => {
    now += ms
    room.drive()
  }
  /** Advances to the betting of the next flight that reaches at least this multiplier. */
  const toFlight = (least: number): number => {
    let number = 1
    while (crashOf(number) < least) {
      pass(title.bettingMs)
      pass(flightMs(title, crashOf(number)))
      pass(title.pauseMs)
      number += 1
    }
    return number
  }
  return { room, wallet, pass, toFlight }
}
const bet = (autoCashOut: number | null = null) => ({
  id: crypto.randomUUID(),
  gameCode: title.gameCode,
  stake: '10.00',
  choice: { seat: 1, autoCashOut },
})

describe('the room of a demo', () => {
  test('ends each flight where the rules end it for these seeds', async () => {
    const { room, pass } = openRoom()
    const ends: (number | null)[] = []
    room.watch((event: RoomEvent) => {
      if (event.kind === 'game' && event.game.phase === 'over') ends.push(event.game.crashAt)
    })
    for (let number = 1; number <= 5; number += 1) {
      pass(title.bettingMs)
      pass(flightMs(title, crashOf(number)))
      pass(title.pauseMs)
    }
    expect(ends).toEqual([1, 2, 3, 4, 5].map(crashOf))
  })

  test('a cash-out counts at the clock’s time, and pays once', () => {
    const { room, wallet, pass, toFlight } = openRoom()
    toFlight(200)
    const order = bet()
    room.play(order)
    expect(wallet.balanceMinor).toBe(parseMoney('990.00'))
    expect(() => room.act(order.id, { number: 1, action: 'cash_out' })).toThrow('')
    pass(title.bettingMs)
    const elapsedMs = elapsedAt(title, 150)
    pass(elapsedMs)
    const round = room.act(order.id, { number: 1, action: 'cash_out' })
    const at = multiplierAt(title, elapsedMs)
    expect(round).toMatchObject({ state: 'credited', outcome: { cashedOutAt: at, crashAt: null } })
    expect(parseMoney(round.payout)).toBe((parseMoney('10.00') / 100n) * BigInt(at))
    room.act(order.id, { number: 1, action: 'cash_out' })
    expect(wallet.balanceMinor).toBe(parseMoney('990.00') + parseMoney(round.payout))
  })

  test('a bet that stays in the flight is lost, one with an automatic cash-out is paid there', () => {
    const { room, pass, toFlight } = openRoom()
    const number = toFlight(200)
    const [left, auto] = [bet(), { ...bet(150), choice: { seat: 2, autoCashOut: 150 } }]
    room.play(left)
    if (title.seatCount > 1) room.play(auto)
    pass(title.bettingMs)
    pass(flightMs(title, crashOf(number)) + 5)
    expect(room.find(left.id).payout).toBe('0.00')
    if (title.seatCount > 1) expect(room.find(auto.id).payout).toBe('15.00')
  })

  test('takes no bet once the flight has taken off', () => {
    const { room, pass } = openRoom()
    pass(title.bettingMs)
    expect(() => room.play(bet())).toThrow(expect.objectContaining({ code: 'rgs.bets_closed' }))
  })
})
