import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { RoundRow } from '../../tables.ts'

/**
 * Whether a round is open only because of an optional offer. Unanswered, the timeout declines it, so the player
 * may leave it for another game.
 */
export const waitsForOptionalOffer = (
  { findTitle }: Pick<Dependencies, 'findTitle'>,
  round: Pick<RoundRow, 'state' | 'outcome' | 'game_code' | 'maths_version'>,
): boolean => {
  if (round.state !== 'in_steps' || round.outcome === null) return false
  const found = findTitle(round.game_code, round.maths_version)
  // The stored outcome is a view of the engine of the same version.
  return found?.engine.isOptionalOffer?.(round.outcome as Json) === true
}
