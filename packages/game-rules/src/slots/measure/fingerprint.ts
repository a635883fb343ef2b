import { canonicalJson } from '@trevo/fairness/canonical-json.ts'
import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import type { SlotMaths } from '../types.ts'

/** SHA-256 over all data of a title that decide or price a round; names and hues are excluded. */
export const fingerprintOf = (maths: SlotMaths): string => {
  const { gameCode, version, kind, reelCount, rowCount, strips, lines, features } = maths
  const symbols = maths.symbols.map(({ code, pays, wildMultiplier, kind: symbolKind }) => ({
    code,
    kind: symbolKind,
    pays,
    wildMultiplier,
  }))
  const stakes = maths.stakeStepsMinor.map(String)
  const { unitsPerStake, winCapStakes } = maths
  return sha256Hex(
    canonicalJson({
      gameCode,
      version,
      kind,
      reelCount,
      rowCount,
      strips,
      lines,
      features,
      symbols,
      stakes,
      unitsPerStake,
      winCapStakes,
    }),
  )
}
