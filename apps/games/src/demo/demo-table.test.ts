import { chanceOf } from '@trevo/fairness/chance.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { isSeated, isTable } from '@trevo/game-rules/engine/title-data.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { titlesInOrder } from '@trevo/titles/titles-in-order.ts'
import { describe, expect, test } from 'vitest'
import type { PlayOrder, RoomEvent } from '../rgs/rgs-port.ts'
import { createDemoTable } from './demo-table.ts'

const seeds = { serverSeed: '7d'.repeat(32), clientSeed: 'demo' }
const full = parseMoney('1000.00')

/**
 * Shared tables, each with a wager of a recorded round. Where a bout is announced, a bet names it and no recorded
 * wager fits; where seats decide, a round continues after the close.
 */
const tables = titlesInOrder.flatMap(({ maths, vectors: [vector] }) =>
  isTable(maths) && vector && !engineOf(maths).announce && !isSeated(maths)
    ? [{ gameCode: maths.gameCode, title: maths, vector }]
    : [],
)

const openTable = (table: (typeof tables)[number]) => {
  let now = 1_000_000
  const { title, vector } = table
  const engine = engineOf(title)
  const wallet = { balanceMinor: full }
  const room = createDemoTable({ title, engine, seeds, wallet, nowMs: () => now })
  const order = (): PlayOrder => ({
    id: crypto.randomUUID(),
    gameCode: title.gameCode,
    stake: (Number(vector.stakeMinor) / 10_000).toFixed(2),
    choice: vector.choice as Exclude<PlayOrder['choice'], undefined>, // JSON by its type
  })
  const pass = (ms: number): void => {
    now += ms
    room.drive()
  }
  return { room, wallet, order, pass, engine }
}

describe.each(tables)('the table $gameCode with play money', (table) => {
  const { title, vector } = table
  const stakeMinor = BigInt(vector.stakeMinor)

  test('pays by the rules for the numbers drawn in the round', () => {
    const { room, wallet, order, pass, engine } = openTable(table)
    const bet = room.play(order())
    expect(wallet.balanceMinor).toBe(full - stakeMinor)
    pass(title.table.bettingMs)
    pass(title.table.drawMs)
    const wager = { stakeMinor, choice: vector.choice ?? null }
    const chance = chanceOf({ ...seeds, nonce: 1 })
    const played = engine.play(title, wager, [], chance)
    expect(room.find(bet.id).outcome).toEqual(played.view)
    expect(wallet.balanceMinor).toBe(full - stakeMinor + played.payoutMinor)
  })

  test('returns a bet until the close, and takes none from then on', () => {
    const { room, wallet, order, pass } = openTable(table)
    const bet = room.play(order())
    const removeBet = { number: 1, action: 'remove_bet' }
    expect(room.act(bet.id, removeBet).state).toBe('cancelled')
    expect(room.act(bet.id, removeBet).state).toBe('cancelled')
    expect(wallet.balanceMinor).toBe(full)
    const placed = room.play(order())
    pass(title.table.bettingMs)
    expect(() => room.act(placed.id, removeBet)).toThrow('')
    expect(() => room.play(order())).toThrow('')
    expect(wallet.balanceMinor).toBe(full - stakeMinor)
  })

  test('reveals its outcome when bets are closed, and not before', () => {
    const { room, pass } = openTable(table)
    const told: RoomEvent[] = []
    room.watch((event) => told.push(event))
    expect(room.look().room.game).toMatchObject({ phase: 'betting', outcome: null })
    pass(title.table.bettingMs)
    expect(room.look().room.game?.outcome).not.toBeNull()
    pass(title.table.drawMs)
    pass(title.table.pauseMs)
    expect(told.map((event) => event.kind === 'game' && event.game.phase)).toEqual([
      'flying',
      'over',
      'betting',
    ])
    expect(room.look().room.past).toHaveLength(1)
  })
})

const seated = titlesInOrder.flatMap(({ maths, vectors: [vector] }) =>
  isSeated(maths) && vector ? [{ gameCode: maths.gameCode, title: maths, vector }] : [],
)

test.each(seated)(
  '$gameCode: a seat decides once in its turn, times out to a stand, and is recomputed from what happened',
  ({ title, ...table }) => {
    const { room, wallet, order, pass, engine } = openTable({ title, ...table })
    const { turns, bettingMs, drawMs, pauseMs } = title.table
    let decided = 0
    for (let number = 1; number <= 20; number += 1) {
      const before = wallet.balanceMinor
      const bet = room.play(order())
      expect(() => room.act(bet.id, { number: 1, action: { kind: 'stand' } })).toThrow()
      pass(bettingMs)
      const isTurn = (): boolean => room.look().room.game?.turn !== undefined
      if (isTurn() && number % 2 === 0) {
        const view = room.look().room.game?.outcome
        const { phase } = (view ?? {}) as { phase?: string } // of this family
        const kind = phase === 'insurance' ? phase : 'double'
        // A repeated request is the same decision.
        for (const _ of [1, 2]) room.act(bet.id, { number: 1, action: { kind } })
        decided += 1
      }
      pass(turns.dealMs)
      while (isTurn()) pass(500)
      pass(turns.cardMs + drawMs)
      const { state, stake, firstStake, payout, actions, choice, outcome } = room.find(bet.id)
      expect(state).toBe('credited')
      const wager = { stakeMinor: parseMoney(firstStake), choice: choice as Json }
      const chance = chanceOf({ ...seeds, nonce: number })
      const play = engine.play(title, wager, actions as Json[], chance)
      expect(outcome).toEqual(play.view)
      expect([stake, payout].map(parseMoney)).toEqual([play.stakeMinor, play.payoutMinor])
      expect(wallet.balanceMinor).toBe(before - play.stakeMinor + play.payoutMinor)
      pass(pauseMs)
    }
    expect(decided).toBeGreaterThan(3)
  },
)
