import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { chooseMove } from './choose-move.ts'
import { dealHand } from './deal.ts'
import { seatsToMove } from './hand.ts'
import { applyToMatch, beginMatch } from './match.ts'
import { viewOf } from './view.ts'

const seedHex = fc.stringMatching(/^[0-9a-f]{64}$/)

it('a program with its seat’s view plays every match to its end with legal moves', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(2, 4),
      fc.array(seedHex, { minLength: 5, maxLength: 5 }),
      fc.infiniteStream(fc.nat({ max: 99 })),
      (seatCount, hex, stream) => {
        const seeds = { server: hex[4] ?? '', seats: hex.slice(0, seatCount) }
        const deal = (number: number) => dealHand(seeds, number)
        let match = beginMatch(deal)
        for (let count = 0; count < 4_000 && match.winner === undefined; count += 1) {
          const may = seatsToMove(match.hand)
          for (const seat of seeds.seats.keys()) {
            if (!may.includes(seat))
              expect(chooseMove(viewOf(match, seat), seat, 0)).toBeUndefined()
          }
          const seat = may[0] ?? 0
          const move = chooseMove(viewOf(match, seat), seat, Number(stream.next().value) / 100)
          match = applyToMatch(match, seat, move ?? { kind: 'fold' }, deal)
        }
        expect(match.winner).toBeDefined()
      },
    ),
    { numRuns: 40 },
  )
})
