import type { Round, RoundStep } from '@trevo/contract/rgs/round.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { RoundRow, SeedPairRow } from '../../tables.ts'
import { playByRules } from './play-by-rules.ts'

/**
 * The state of a round before each of its actions, replayed from its seeds: only the last state is
 * stored. Only what its player has seen. Empty if the title has another version by now.
 */
export const listSteps = (
  dependencies: Dependencies,
  row: RoundRow,
  pair: SeedPairRow,
  actions: Round['actions'],
): RoundStep[] => {
  const { nonce } = row
  const version = dependencies.findTitle(row.game_code)?.title.version
  if (nonce === null || version !== row.maths_version) return []
  const taken = actions as readonly Json[] // JSON from the contract
  return taken.map((_, count) => {
    const { view, stakeMinor } = playByRules(
      dependencies,
      row,
      { pair, nonce },
      taken.slice(0, count),
    )
    // What the engine showed, as in `shownRound`.
    return { outcome: view as RoundStep['outcome'], stake: formatMoney(stakeMinor) }
  })
}
