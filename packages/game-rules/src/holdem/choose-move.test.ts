import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { titleAtTable } from '../card-tables/title-at-table.ts'
import { chooseMove } from './choose-move.ts'
import { holdemRules } from './table-rules.ts'
import { viewOf } from './view.ts'

const seedHex = fc.stringMatching(/^[0-9a-f]{64}$/)
const title = titleAtTable(texasHoldem, 'sng-6')
const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)

it('a program with its seat’s view plays every hand to its end with legal moves', () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt({ min: 1n, max: 5_000n }), { minLength: 2, maxLength: 6 }),
      fc.array(seedHex, { minLength: 7, maxLength: 7 }),
      fc.infiniteStream(fc.nat({ max: 99 })),
      (chips, hex, stream) => {
        const seeds = { server: hex[6] ?? '', seats: hex.slice(0, chips.length) }
        const stacks = chips.map((count) => count * 100n)
        let state = holdemRules.begin(title, stacks, seeds, { entryMinor: 55_000n, handNumber: 20 })
        for (let count = 0; count < 200 && state.toMove !== undefined; count += 1) {
          const place = state.toMove
          for (const other of stacks.keys()) {
            if (other !== place) expect(chooseMove(viewOf(state, other), 0.5)).toBeUndefined()
          }
          const move = chooseMove(viewOf(state, place), Number(stream.next().value) / 100)
          if (!move) throw new Error('it is the turn of this seat')
          const sent = move.kind === 'raise' ? { ...move, toMinor: String(move.toMinor) } : move
          state = holdemRules.apply(state, place, { ...sent })
        }
        expect(state.end).toBeDefined()
        expect(sum(state.end?.stacksMinor ?? [])).toBe(sum(stacks))
      },
    ),
    { numRuns: 200 },
  )
})

it('a program folds weak cards to a large bet, and never a pair of aces', () => {
  const seat = {
    stackMinor: '150000',
    betMinor: '0',
    isFolded: false,
    isAllIn: false,
    last: null,
    wonMinor: '0',
    made: null,
  }
  const facing = (cards: readonly string[]) => ({
    street: 0,
    board: [],
    bigBlindMinor: '2000',
    potMinor: '60000',
    potsMinor: [],
    seats: [
      { ...seat, cards },
      { ...seat, cards: null },
    ],
    toMove: [0],
    legal: {
      canCheck: false,
      callMinor: '50000',
      leastMinor: '100000',
      mostMinor: '150000',
      betMinor: '50000',
    },
    end: null,
  })
  const chances = Array.from({ length: 90 }, (_, at) => at / 100)
  expect(chances.map((one) => chooseMove(facing(['7C', '2D']), one)?.kind)).toEqual(
    chances.map(() => 'fold'),
  )
  expect(chances.map((one) => chooseMove(facing(['AC', 'AD']), one)?.kind)).not.toContain('fold')
})
