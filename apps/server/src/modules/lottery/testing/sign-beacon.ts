import { createHash } from 'node:crypto'
import { bls12_381 } from '@noble/curves/bls12-381.js'
import { chainHashOf, type BeaconChain, type BeaconRound } from '../draw-sources/verify-beacon.ts'

const { hash, sign, getPublicKey } = bls12_381.shortSignatures
const secretKey = Buffer.alloc(32, 7)

/** An unchained beacon with its own key, for tests. */
export const testChain: BeaconChain = {
  period: 30,
  genesis_time: 1_000,
  public_key: Buffer.from(getPublicKey(secretKey).toBytes()).toString('hex'),
  groupHash: 'cd'.repeat(32),
  metadata: { beaconID: 'test' },
}
export const testChainHash = chainHashOf(testChain)

/** A round signed by that beacon. */
export const signRound = (round: number): BeaconRound => {
  const number = Buffer.alloc(8)
  number.writeBigUInt64BE(BigInt(round))
  const message = createHash('sha256').update(number).digest()
  const point = sign(hash(message, 'BLS_SIG_BLS12381G1_XMD:SHA-256_SSWU_RO_NUL_'), secretKey)
  const signature = Buffer.from(point.toBytes())
  return {
    round,
    randomness: createHash('sha256').update(signature).digest('hex'),
    signature: signature.toString('hex'),
  }
}
