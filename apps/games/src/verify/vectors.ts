import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from '@trevo/fairness/canonical-json.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import type { TestVector } from '@trevo/titles/slot-title.ts'
import { titlesInOrder } from '@trevo/titles/slot-titles.ts'
import { redoRound } from './redo-round.ts'

/** The recorded rounds of every title, in the order of the lobby. */
export const testVectors: readonly TestVector[] = titlesInOrder.flatMap(({ vectors }) => vectors)

/** What the rules give for a vector's seeds now. */
export const vectorOf = (
  maths: SlotMaths,
  seeds: Pick<TestVector, 'serverSeed' | 'clientSeed' | 'nonce' | 'stakeMinor'>,
): TestVector => {
  const { outcome } = redoRound(maths, { ...seeds, stakeMinor: BigInt(seeds.stakeMinor) })
  return {
    game: maths.gameCode,
    mathsVersion: maths.version,
    ...seeds,
    payoutMinor: outcome.payoutMinor,
    outcomeHash: bytesToHex(sha256(utf8ToBytes(canonicalJson(outcome)))),
  }
}

/** Whether this device repeats the recorded result. */
export const isRepeated = (vector: TestVector, maths: SlotMaths): boolean => {
  const { serverSeed, clientSeed, nonce, stakeMinor } = vector
  const now = vectorOf(maths, { serverSeed, clientSeed, nonce, stakeMinor })
  return now.outcomeHash === vector.outcomeHash && now.payoutMinor === vector.payoutMinor
}
