import { expect, it, test } from 'vitest'
import { signRound, testChain } from '../testing/sign-beacon.ts'
import { chainHashOf, isOfBeacon, type BeaconChain, type BeaconRound } from './verify-beacon.ts'

// The League of Entropy's two chains as their relays serve them, with a round of each.
const chained: BeaconChain = {
  period: 30,
  genesis_time: 1_595_431_050,
  public_key:
    '868f005eb8e6e4ca0a47c8a77ceaa5309a47978a7c71bc5cce96366b5d7a569937c529eeda66c7293784a9402801af31',
  groupHash: '176f93498eac9ca337150b46d21dd58673ea4e3581185f869672e59fa4cb390a',
  metadata: { beaconID: 'default' },
}
const unchained: BeaconChain = {
  period: 3,
  genesis_time: 1_692_803_367,
  public_key:
    '83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a',
  groupHash: 'f477d5c89f21a17c863a7f937c6a6d15859414d2be09cd448d4279af331c5d3e',
  metadata: { beaconID: 'quicknet' },
}
const firstChained: BeaconRound = {
  round: 1,
  randomness: '101297f1ca7dc44ef6088d94ad5fb7ba03455dc33d53ddb412bbc4564ed986ec',
  signature:
    '8d61d9100567de44682506aea1a7a6fa6e5491cd27a0a0ed349ef6910ac5ac20ff7bc3e09d7c046566c9f7f3c6f3b10104990e7cb424998203d8f7de586fb7fa5f60045417a432684f85093b06ca91c769f0e7ca19268375e659c2a2352b4655',
  previous_signature: chained.groupHash,
}
const laterUnchained: BeaconRound = {
  round: 657_413,
  randomness: 'fc1873a13f3545aeade8401532ef5519920652eee6b0d2b19ca12643b87b3587',
  signature:
    'b713718a38ae728dfd477991af2822e08d2f305e47718cef9f7848ce4050e7be41076862b98fad56e91a6b85b89cd97b',
}

test.each([
  { chain: chained, hash: '8990e7a9aaed2ffed73dbd7092123d6f289930540d7651336225dc172e51b2ce' },
  { chain: unchained, hash: '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971' },
])('the chain $chain.metadata.beaconID has the hash its clients know it by', ({ chain, hash }) => {
  expect(chainHashOf(chain)).toBe(hash)
  expect(chainHashOf({ ...chain, genesis_time: chain.genesis_time + 1 })).not.toBe(hash)
})

test.each([
  { chain: chained, round: firstChained },
  { chain: unchained, round: laterUnchained },
  { chain: testChain, round: signRound(9) },
])('a round is of the chain $chain.metadata.beaconID whose group signed it', ({ chain, round }) => {
  expect(isOfBeacon(chain, round)).toBe(true)
})

const other = signRound(10)
it.each([
  { what: 'another round’s signature', change: { ...other, round: 9 } },
  { what: 'a randomness that is not the signature’s', change: { randomness: 'ab'.repeat(32) } },
  { what: 'a signature that is no point', change: { signature: 'ff'.repeat(48) } },
  { what: 'an empty signature', change: { signature: '' } },
])('$what is refused', ({ change }) => {
  expect(isOfBeacon(testChain, { ...signRound(9), ...change })).toBe(false)
})

it('a signature of another group is refused, and so is a chained round without the previous one', () => {
  expect(isOfBeacon(unchained, signRound(9))).toBe(false)
  expect(isOfBeacon(chained, { ...firstChained, previous_signature: undefined })).toBe(false)
})
