import { generateKeyPairSync, sign } from 'node:crypto'
import { merkleRoot, proveLeaf } from '@trevo/fairness/merkle.ts'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import { describe, expect, it } from 'vitest'
import { getGroup } from '../groups/all-groups.ts'
import { drawAgain } from './draw-again.ts'
import { packReceipt, signedTextOf, unpackReceipt, type SignedReceipt } from './receipt.ts'
import { hashOfSlip, leafTextOf, type TicketRecord } from './ticket-record.ts'
import { verifyReceipt, type Evidence, type PublishedDraw } from './verify-receipt.ts'

const slip = '1_2_3~1~21~1~1956~1'
const recordOf = (order: number): TicketRecord => ({
  game: 'TCFFC',
  draw: '203005140721',
  order: `0a1b2c3d-0000-4000-8000-00000000000${order}`,
  part: 0,
  trace: 0,
  multiple: 1,
  stakeMinor: '20000',
  prizeModeId: 1,
  placedAt: '2030-05-14T15:00:30.123Z',
  slip: hashOfSlip(slip),
})

const pair = generateKeyPairSync('ed25519')
const keys = [
  {
    keyId: 't1',
    publicKey: pair.publicKey
      .export({ format: 'der', type: 'spki' })
      .subarray(-32)
      .toString('base64'),
  },
]
const seed = '5c'.repeat(32)
const group = getGroup('SSC')
const leaves = [1, 2, 3, 4, 5].map((order) => leafTextOf(recordOf(order)))
const root = merkleRoot(leaves)
const input = { gameCode: 'TCFFC', drawNumber: '203005140721', attempt: 1, root, beacon: null }
const draw: PublishedDraw = {
  gameCode: 'TCFFC',
  numero: '203005140721',
  attempt: 1,
  source: 'engine',
  commitment: commitmentOf(seed),
  seed,
  root,
  ticketCount: 5,
  beacon: null,
  winNo: drawAgain(group, seed, input),
}

const signedOf = (record: TicketRecord): SignedReceipt => {
  const receipt = {
    version: 1,
    record,
    gameId: 7001,
    ticketId: '42',
    orderNumber: 'L17',
    attempt: 1,
    commitment: draw.commitment,
  } as const
  const signature = sign(null, Buffer.from(signedTextOf(receipt)), pair.privateKey)
  return { receipt, keyId: 't1', signature: signature.toString('base64'), slip }
}
const signed = signedOf(recordOf(3))
const evidence: Evidence = { keys, draw, proof: proveLeaf(leaves, 2), leaves, group }
const check = (change: Partial<Evidence> = {}, of: SignedReceipt = signed) =>
  verifyReceipt(of, { ...evidence, ...change })

describe('a receipt against what is published', () => {
  it('is valid in every step, by the path and by all leaves', async () => {
    const all = { signature: 'right', slip: 'right', draw: 'right', seed: 'right' }
    expect(await check()).toEqual({ ...all, ticket: 'right', tickets: 'right', result: 'right' })
    expect(await check({ leaves: undefined })).toEqual({
      ...all,
      ticket: 'right',
      tickets: 'open',
      result: 'right',
    })
  })

  it('before the draw only known steps are decided', async () => {
    const before = { ...draw, seed: null, root: null, ticketCount: null, winNo: null }
    expect(await check({ draw: before, proof: undefined, leaves: undefined })).toMatchObject({
      signature: 'right',
      draw: 'right',
      seed: 'open',
      ticket: 'open',
      result: 'open',
    })
  })

  it('a changed ticket is detected by its signature and by the root', async () => {
    const changed = {
      ...signed,
      receipt: { ...signed.receipt, record: { ...signed.receipt.record, multiple: 2 } },
    }
    expect(await check({}, changed)).toMatchObject({ signature: 'wrong', ticket: 'wrong' })
    expect(await check({}, { ...signed, slip: slip.replace('1_2', '1_9') })).toMatchObject({
      slip: 'wrong',
    })
    // One that was signed and was never under the root.
    expect(await check({}, signedOf(recordOf(9)))).toMatchObject({
      signature: 'right',
      ticket: 'wrong',
    })
  })

  it('another key, an unpublished key and an altered signature prove nothing', async () => {
    const other = generateKeyPairSync('ed25519').publicKey.export({ format: 'der', type: 'spki' })
    const publicKey = other.subarray(-32).toString('base64')
    for (const change of [{ keys: [{ keyId: 't1', publicKey }] }, { keys: [] }]) {
      expect(await check(change)).toMatchObject({ signature: 'wrong' })
    }
    expect(await check({}, { ...signed, signature: '%%%' })).toMatchObject({ signature: 'wrong' })
  })

  it('a changed seed, changed numbers and changed terms of the draw are detected', async () => {
    const otherSeed = '5d'.repeat(32)
    expect(await check({ draw: { ...draw, seed: otherSeed } })).toMatchObject({
      seed: 'wrong',
      result: 'wrong',
    })
    // A forger who also changes the commitment is caught by the one in the receipt.
    const exchanged = { ...draw, seed: otherSeed, commitment: commitmentOf(otherSeed) }
    expect(await check({ draw: exchanged })).toMatchObject({ draw: 'wrong', result: 'wrong' })
    const [first = '0', ...rest] = (draw.winNo ?? '').split(',')
    const winNo = [String((Number(first) + 1) % 10), ...rest].join(',')
    expect(await check({ draw: { ...draw, winNo } })).toMatchObject({ result: 'wrong' })
    expect(await check({ draw: { ...draw, numero: '203005140722' } })).toMatchObject({
      draw: 'wrong',
    })
  })

  it('tickets in another order, one more or one less have another root', async () => {
    const [a = '', b = '', ...rest] = leaves
    for (const changed of [[b, a, ...rest], leaves.slice(1), [...leaves, a]]) {
      expect(await check({ leaves: changed })).toMatchObject({ tickets: 'wrong' })
      // A root that was forged to match draws other numbers.
      const fitted = { ...draw, root: merkleRoot(changed), ticketCount: changed.length }
      expect(await check({ leaves: changed, draw: fitted })).toMatchObject({ result: 'wrong' })
    }
    expect(await check({ leaves: undefined, proof: proveLeaf(leaves, 1) })).toMatchObject({
      ticket: 'wrong',
    })
  })
})

describe('a receipt in a QR code', () => {
  it('is decoded unchanged, without its slip', async () => {
    const read = unpackReceipt(packReceipt(signed))
    expect(read).toEqual({ ...signed, slip: null })
    expect(await check({}, read)).toMatchObject({ signature: 'right', ticket: 'right' })
    expect(packReceipt(signed).length).toBeLessThan(480)
  })

  it.each(['', 'R1', 'hello', packReceipt(signed).slice(3), 'R2' + packReceipt(signed).slice(2)])(
    'any other text is not a receipt: %s',
    (text) => expect(unpackReceipt(text)).toBeUndefined(),
  )
})
