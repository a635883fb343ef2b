import type { CardDealProof } from '@trevo/contract/rgs/card-shapes.ts'
import type { CardTableTitle } from '@trevo/game-rules/card-tables/card-table.ts'
import { houseMove, houseSeatSeed } from '@trevo/game-rules/card-tables/house-opponent.ts'
import { replayDeal } from '@trevo/game-rules/card-tables/replay-deal.ts'
import { tableRulesOf } from '@trevo/game-rules/card-tables/table-rules.ts'
import { areCommitted, standInSeed } from '@trevo/game-rules/card-tables/table-seeds.ts'
import { titleAtTable } from '@trevo/game-rules/card-tables/title-at-table.ts'
import { parseMoney } from '@trevo/money/money.ts'

/** This device's result of redoing a deal. */
export type RedoneDeal = {
  readonly commitments: boolean
  readonly moves: boolean
  readonly result: boolean
  /** Absent where the house did not play. */
  readonly house?: boolean
}

const isTrue = (work: () => boolean): boolean => {
  try {
    return work()
  } catch {
    return false // what cannot be redone proves nothing
  }
}

/** Whether the house opponent's seed and moves follow from the house's committed seed and from what its seat saw. */
const isHousePlayed = (title: CardTableTitle, proof: CardDealProof): boolean => {
  const { houses, seeds, moves, stacks, entry } = proof
  const rules = tableRulesOf(title)
  const isSeeded = houses.every(
    (isHouse, place) => !isHouse || seeds.seats[place] === houseSeatSeed(seeds.server, place),
  )
  const terms = { entryMinor: parseMoney(entry) }
  let state = rules.begin(title, stacks.map(parseMoney), seeds, terms)
  for (const [at, { seat: place, move, byClock }] of moves.entries()) {
    if (houses[place] && !byClock) {
      const view = rules.viewOf(state, place)
      const seatSeed = seeds.seats[place] ?? ''
      const chosen = houseMove(title, { view, place, seatSeed, moveNumber: at + 1 })
      if (!isSameMove(chosen, move)) return false
    }
    state = rules.apply(state, place, move)
  }
  return isSeeded
}

const isSameMove = (one: unknown, other: unknown): boolean =>
  JSON.stringify(Object.entries(one ?? {}).toSorted()) ===
  JSON.stringify(Object.entries(other ?? {}).toSorted())

/** Redoes a deal from the seeds and the log, with the rules package that the game server uses. */
export const redoDeal = (title: CardTableTitle, proof: CardDealProof): RedoneDeal => {
  const rules = tableRulesOf(title)
  const { entry, posts, hand, standIns, seeds, commitments } = proof
  const record = {
    stacksMinor: proof.stacks.map(parseMoney),
    seeds,
    terms: { entryMinor: parseMoney(entry), posts, ...(hand !== null && { handNumber: hand }) },
    moves: proof.moves,
  }
  const replay = () => replayDeal(rules, titleAtTable(title, proof.sitAndGo), record)
  const arePublic = (): boolean =>
    standIns.every(
      (isAway, place) => !isAway || seeds.seats[place] === standInSeed(commitments.server, place),
    )
  return {
    ...(proof.houses.includes(true) && { house: isTrue(() => isHousePlayed(title, proof)) }),
    commitments: isTrue(() => areCommitted(seeds, commitments) && arePublic()),
    moves: isTrue(() => rules.seatsToMove(replay()).length === 0),
    result: isTrue(() => {
      const result = rules.resultOf(replay())
      return (
        result !== undefined &&
        result.rakeMinor === parseMoney(proof.result.rake) &&
        result.stacksMinor.length === proof.result.stacks.length &&
        result.stacksMinor.every(
          (one, seat) => one === parseMoney(proof.result.stacks[seat] ?? '-1.00'),
        )
      )
    }),
  }
}
