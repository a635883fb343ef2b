import { chanceOf } from '@trevo/fairness/chance.ts'
import { playRound } from '@trevo/game-rules/slots/play-round.ts'
import type { RoundOutcome, SlotMaths } from '@trevo/game-rules/slots/types.ts'
import { fixtureSeeds } from './fixture-seeds.ts'

/** The first nonce of the fixture's seeds whose round matches; for pictures and tests. */
export const findNonce = (
  maths: SlotMaths,
  isWanted: (outcome: RoundOutcome) => boolean,
  from = 0,
): number => {
  const stakeMinor = maths.stakeStepsMinor[4] ?? 10_000n
  for (let nonce = from; nonce < from + 200_000; nonce += 1) {
    const outcome = playRound(maths, { stakeMinor }, chanceOf({ ...fixtureSeeds, nonce }))
    if (isWanted(outcome)) return nonce
  }
  throw new Error(`${maths.gameCode}: no such round`)
}
