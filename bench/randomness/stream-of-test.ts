import { sha256Hex } from '@trevo/fairness/hash.ts'
import type { StreamInput } from '@trevo/fairness/stream.ts'

/** The stream of one test: the seed is the hash of a sentence, so that nobody could have chosen it. */
export const streamOfTest = (nonce: number): StreamInput => ({
  serverSeed: sha256Hex('Trevo: tests of randomness'),
  clientSeed: 'randomness',
  nonce,
})
