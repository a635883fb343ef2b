import type { CardDealProof } from '@trevo/contract/rgs/card-shapes.ts'
import type { CardTableTitle } from '@trevo/game-rules/card-tables/card-table.ts'
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
}

const isTrue = (work: () => boolean): boolean => {
  try {
    return work()
  } catch {
    return false // what cannot be redone proves nothing
  }
}

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
