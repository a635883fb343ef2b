import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { trucoDeDuplas } from '@trevo/titles/card-games/truco-de-duplas.ts'
import { trucoPaulista } from '@trevo/titles/card-games/truco-paulista.ts'
import { replayDeal, type LoggedMove } from '../card-tables/replay-deal.ts'
import { legalMoves, seatsToMove } from './hand.ts'
import { trucoRules } from './table-rules.ts'

const titles = [trucoPaulista, trucoDeDuplas]
const seedHex = fc.stringMatching(/^[0-9a-f]{64}$/)

it('payouts and rake add up to what the seats brought, at every entry, to the last unit', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...titles),
      fc.array(seedHex, { minLength: 5, maxLength: 5 }),
      fc.infiniteStream(fc.nat({ max: 99 })),
      fc.nat({ max: 9 }),
      (title, hex, stream, entry) => {
        const entryMinor = title.entriesMinor[entry % title.entriesMinor.length] ?? 0n
        const stacksMinor = Array.from({ length: title.seatCount }, () => entryMinor)
        const seeds = { server: hex[4] ?? '', seats: hex.slice(0, title.seatCount) }
        const moves: LoggedMove[] = []
        let state = trucoRules.begin(title, stacksMinor, seeds, { entryMinor })
        const pick = () => Number(stream.next().value)
        while (trucoRules.resultOf(state) === undefined) {
          const may = seatsToMove(state.match.hand)
          const seat = may[pick() % may.length] ?? 0
          const legal = legalMoves(state.match.hand, seat)
          const chance = pick()
          const chosen = { ...(legal[chance % legal.length] ?? { kind: 'fold' as const }) }
          const move =
            chance === 0
              ? trucoRules.giveUpMove
              : chance < 20
                ? trucoRules.timeoutMove(state, seat)
                : chosen
          moves.push({ seat, move })
          state = trucoRules.apply(state, seat, move)
        }
        const { stacksMinor: paid = [], rakeMinor = -1n } = trucoRules.resultOf(state) ?? {}
        const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
        expect(sum(paid) + rakeMinor).toBe(sum(stacksMinor))
        expect(rakeMinor * 10_000n).toBe(sum(stacksMinor) * BigInt(title.rakeBp))
        expect(paid.filter((one) => one > 0n)).toHaveLength(title.seatCount / 2)
        // Whole centavos, as the wallet protocol requires.
        expect(paid.every((one) => one % 100n === 0n)).toBe(true)
        const again = replayDeal(trucoRules, title, {
          stacksMinor,
          seeds,
          terms: { entryMinor },
          moves,
        })
        expect(trucoRules.resultOf(again)).toMatchObject({ stacksMinor: paid, rakeMinor })
        expect(trucoRules.seatsToMove(again)).toEqual([])
      },
    ),
    { numRuns: 60 },
  )
})

it('anything that is not a move of Truco is refused', () => {
  const seeds = { server: 'a'.repeat(64), seats: ['b'.repeat(64), 'c'.repeat(64)] }
  const terms = { entryMinor: 20_000n }
  const state = trucoRules.begin(trucoPaulista, [20_000n, 20_000n], seeds, terms)
  const wrong = [null, 1, 'raise', [], {}, { kind: 'play' }, { kind: 'play', place: 3 }]
  const more = [{ kind: 'raise', place: 1 }, { kind: 'raise', more: 1 }, { kind: 'toString' }]
  for (const move of [...wrong, ...more]) {
    expect(() => trucoRules.apply(state, 0, move)).toThrow(RangeError)
  }
  expect(() => trucoRules.apply(state, 1, { kind: 'raise' })).toThrow(RangeError)
  const over = trucoRules.apply(state, 1, { kind: 'give_up' })
  expect(trucoRules.resultOf(over)).toEqual({
    stacksMinor: [38_000n, 0n],
    rakeMinor: 2_000n,
    feesMinor: [1_000n, 1_000n],
  })
  expect(() => trucoRules.apply(over, 0, { kind: 'give_up' })).toThrow(RangeError)
})
