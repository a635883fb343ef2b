import { sha256Hex } from '@trevo/fairness/sha256/sha256.ts'
import type { BytesInput } from '@trevo/fairness/seeded-bytes.ts'

/** The stream of one test: the seed is the hash of a sentence, so that it could not have been hand-picked. */
export const streamOfTest = (nonce: number): BytesInput => ({
  serverSeed: sha256Hex('Trevo: tests of randomness'),
  clientSeed: 'randomness',
  nonce,
})
