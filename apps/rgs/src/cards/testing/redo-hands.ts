import type { Value } from '@trevo/contract/endpoint.ts'
import type { CardDealProof } from '@trevo/contract/rgs/card-shapes.ts'
import type { getCardSeat } from '@trevo/contract/rgs/card-tables.ts'
import { replayDeal } from '@trevo/game-rules/card-tables/replay-deal.ts'
import { areCommitted } from '@trevo/game-rules/card-tables/table-seeds.ts'
import { titleAtTable } from '@trevo/game-rules/card-tables/title-at-table.ts'
import { holdemRules } from '@trevo/game-rules/holdem/table-rules.ts'
import { parseMoney } from '@trevo/money/money.ts'
import { texasHoldem } from '@trevo/titles/card-games/texas-holdem.ts'
import { expect } from 'vitest'
import type { CardPlayer } from './open-card-rgs.ts'

/** Redoes the hands of a player's tournament from their proof. @returns them, last first. */
export const redoHands = async (player: CardPlayer): Promise<readonly CardDealProof[]> => {
  const { roundId } = await player.table()
  const { value } = await player.get<Value<typeof getCardSeat>>(`/seats/${roundId}`)
  for (const deal of value.deals) {
    expect(areCommitted(deal.seeds, deal.commitments)).toBe(true)
    const state = replayDeal(holdemRules, titleAtTable(texasHoldem, deal.sitAndGo), {
      stacksMinor: deal.stacks.map(parseMoney),
      seeds: deal.seeds,
      terms: { entryMinor: parseMoney(deal.entry), handNumber: deal.hand ?? 0 },
      moves: deal.moves,
    })
    const result = holdemRules.resultOf(state)
    expect(result?.stacksMinor).toEqual(deal.result.stacks.map(parseMoney))
    expect(result?.rakeMinor).toBe(0n)
  }
  return value.deals
}
