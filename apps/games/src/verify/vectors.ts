import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { canonicalJson } from '@trevo/fairness/canonical-json.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import { redoRound } from './redo-round.ts'
import recorded from './vectors.json' with { type: 'json' }

/** A round whose result was recorded: any program that follows the scheme must get the same. */
export type TestVector = {
  readonly game: string
  readonly mathsVersion: number
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  readonly stakeMinor: string
  readonly payoutMinor: string
  /** SHA-256 of the outcome as canonical JSON. */
  readonly outcomeHash: string
}

export const testVectors: readonly TestVector[] = recorded

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
