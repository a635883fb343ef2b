import type { CardDealProof } from '@trevo/contract/rgs/card-shapes.ts'
import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import { houseMove, houseSeatSeed } from '@trevo/game-rules/card-tables/house-opponent.ts'
import { commitmentsOf } from '@trevo/game-rules/card-tables/table-seeds.ts'
import { trucoRules, type TrucoState } from '@trevo/game-rules/truco/table-rules.ts'
import type { MatchView } from '@trevo/game-rules/truco/view.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { trucoPaulista } from '@trevo/titles/card-games/truco-paulista.ts'
import { expect, test } from 'vitest'
import { redoDeal } from './redo-deal.ts'

type Move = CardDealProof['moves'][number]

const entryMinor = 20_000n
const server = 'a'.repeat(64)
/** The player has place 0, the house place 1. */
const seeds = { server, seats: ['b'.repeat(64), houseSeatSeed(server, 1)] }
const legalOf = (state: TrucoState, seat: number) =>
  (trucoRules.viewOf(state, seat) as unknown as MatchView).legal
const toMove = (legal: string | undefined): Move['move'] => {
  const [kind = '', place] = legal?.split(':') ?? []
  return place === undefined ? { kind } : { kind, place: Number(place) }
}

const begin = () => trucoRules.begin(trucoPaulista, [entryMinor, entryMinor], seeds, { entryMinor })

/** The house's own move at this point, or another legal one where `isOther` says so. */
const moveOf = (state: TrucoState, moveNumber: number, isOther: boolean): Move['move'] => {
  const view = trucoRules.viewOf(state, 1)
  const chosen = houseMove(trucoPaulista, {
    view,
    place: 1,
    seatSeed: seeds.seats[1] ?? '',
    moveNumber,
  }) as Move['move']
  if (!isOther) return chosen
  const others = legalOf(state, 1).map(toMove)
  return others.find((one) => JSON.stringify(one) !== JSON.stringify(chosen)) ?? chosen
}

/** A whole match against the house; `bent` is the number of the house's move that is not its program's. */
const proofOf = (bent?: number): CardDealProof => {
  let state = begin()
  let houseMoves = 0
  const moves: Move[] = []
  for (let seat = trucoRules.seatsToMove(state)[0]; seat !== undefined;) {
    if (seat === 1) houseMoves += 1
    const move =
      seat === 1
        ? moveOf(state, moves.length + 1, houseMoves === bent)
        : toMove(legalOf(state, 0)[0])
    moves.push({ seat, move, byClock: false })
    state = trucoRules.apply(state, seat, move)
    seat = trucoRules.seatsToMove(state)[0]
  }
  const result = trucoRules.resultOf(state)
  return {
    number: 1,
    entry: formatMoney(entryMinor),
    posts: [false, false],
    names: ['fox', 'owl'],
    place: 0,
    commitmentNumber: 1,
    commitments: { ...commitmentsOf(seeds), seats: [...commitmentsOf(seeds).seats] },
    seeds,
    stacks: [entryMinor, entryMinor].map(formatMoney),
    moves,
    sitAndGo: null,
    hand: null,
    houses: [false, true],
    standIns: [false, false],
    result: {
      stacks: result?.stacksMinor.map(formatMoney) ?? [],
      rake: formatMoney(result?.rakeMinor ?? 0n),
    },
  }
}

test('a match against the house is redone with every move of the house', () => {
  const all = { commitments: true, moves: true, result: true, house: true }
  expect(redoDeal(trucoPaulista, proofOf())).toEqual(all)
})

test('a move that is not its program’s is found, though it was legal and the money adds up', () => {
  const redone = redoDeal(trucoPaulista, proofOf(1))
  expect(redone).toEqual({ commitments: true, moves: true, result: true, house: false })
})

test('a seed that the house chose for its seat is found', () => {
  const proof = proofOf()
  const chosen = { ...seeds, seats: [seeds.seats[0] ?? '', sha256Hex('another')] }
  const bent = {
    ...proof,
    seeds: chosen,
    commitments: commitmentsOf(chosen) as CardDealProof['commitments'],
  }
  expect(redoDeal(trucoPaulista, bent)).toMatchObject({ commitments: true, house: false })
})

test('between players there is nothing to say about the house', () => {
  expect(redoDeal(trucoPaulista, { ...proofOf(), houses: [false, false] })).not.toHaveProperty(
    'house',
  )
})
