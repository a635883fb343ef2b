import type { PeerPayment } from '@trevo/contract/wps/cashier/peer-payment.ts'
import sharp from 'sharp'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { openTestWithdrawals } from '../../testing/open-test-withdrawals.ts'
import { refusalOf, settled } from '../../testing/refusal-of.ts'

const world = await openTestWithdrawals()
world.startWithdrawals()
const drawn = sharp({ create: { width: 8, height: 6, channels: 3, background: '#a33' } }).png()
const picture = (await drawn.toBuffer()).toString('base64')
afterEach(async () => {
  await world.sandbox.setFaults([])
  world.moveClock(0)
  world.law.betweenPeople = true
})
afterAll(() => world.close())

type Asking = { memberId: bigint; withdrawalId: string }
const confirmationOf = async ({ memberId, withdrawalId }: Asking) => {
  const { list } = await world.withdrawals.listPaymentConfirmations(memberId, withdrawalId)
  const [found] = list
  if (!found) throw new Error('there is no confirmation')
  return found
}
const statusOf = async ({ memberId, withdrawalId }: Asking) =>
  (await world.withdrawals.getWithdrawal(memberId, withdrawalId)).status
const moneyOf = async ({ memberId }: Asking) => [
  await world.balanceOf(memberId),
  await world.heldBy(memberId),
]

/** A withdrawal of 50.00 that two people have each paid half of. */
const askPeople = async (): Promise<Asking & { parts: readonly [PeerPayment, PeerPayment] }> => {
  const asking = await world.addPayeeMember('100.00')
  const { withdrawalId } = await world.withdrawFor(asking, '50.00', { channel: 'peer' })
  const named = { memberId: asking.memberId, withdrawalId }
  await expect.poll(async () => (await confirmationOf(named)).payments.length, settled).toBe(2)
  const [first, second] = (await confirmationOf(named)).payments
  if (!first || !second) throw new Error('two parts were sent')
  return { ...named, parts: [first, second] }
}

describe('a withdrawal paid by other members', () => {
  test('received, one part after the other: each captures its part of the hold', async () => {
    const asking = await askPeople()
    const [first, second] = asking.parts
    expect(await statusOf(asking)).toBe('confirming')
    expect(await moneyOf(asking)).toEqual([500_000n, 500_000n])
    const answer = await world.withdrawals.answerPeerPayment(asking.memberId, {
      result: 'received',
      paymentId: first.paymentId,
    })
    expect(answer).toMatchObject({
      receivedAmount: '25.00',
      remainingAmount: '25.00',
      isFullyReceived: false,
      answerWithinMin: 30,
    })
    expect(await moneyOf(asking)).toEqual([500_000n, 250_000n])
    // The retry of a lost answer moves nothing.
    const word = { result: 'received', paymentId: first.paymentId } as const
    await world.withdrawals.answerPeerPayment(asking.memberId, word)
    expect(await moneyOf(asking)).toEqual([500_000n, 250_000n])
    await world.withdrawals.answerPeerPayment(asking.memberId, {
      result: 'received',
      paymentId: second.paymentId,
    })
    await expect.poll(() => statusOf(asking), settled).toBe('paid')
    expect(await moneyOf(asking)).toEqual([500_000n, 0n])
    expect(await confirmationOf(asking)).toMatchObject({ isFullyReceived: true })
    expect(await world.sentTo(asking.withdrawalId)).toEqual(['-25.00', '-25.00'])
  })

  test('all received, at once', async () => {
    const asking = await askPeople()
    const answer = await world.withdrawals.answerPeerPayment(asking.memberId, {
      result: 'all_received',
      withdrawalId: asking.withdrawalId,
    })
    expect(answer.payments.map(({ outcome }) => outcome)).toEqual(['all_received', 'all_received'])
    await expect.poll(() => statusOf(asking), settled).toBe('paid')
    expect(await moneyOf(asking)).toEqual([500_000n, 0n])
  })

  test('not confirmed within the minutes of the settings, it counts as received', async () => {
    const asking = await askPeople()
    world.moveClock(29 * 60_000)
    await new Promise((resolve) => setTimeout(resolve, 200))
    expect(await statusOf(asking)).toBe('confirming')
    world.moveClock(31 * 60_000)
    await expect.poll(() => statusOf(asking), settled).toBe('paid')
    const { payments, isFullyReceived } = await confirmationOf(asking)
    expect(payments.map(({ outcome }) => outcome)).toEqual(['forced_received', 'forced_received'])
    expect(isFullyReceived).toBe(true)
    const [first] = payments
    const late = { result: 'received', paymentId: first?.paymentId ?? '' } as const
    expect(await refusalOf(world.withdrawals.answerPeerPayment(asking.memberId, late))).toBe(
      'peer_payment.answered',
    )
  })

  test('not received, with a picture: investigated, found unpaid, and the money is back', async () => {
    const asking = await askPeople()
    const [first, second] = asking.parts
    const answer = await world.withdrawals.answerPeerPayment(asking.memberId, {
      result: 'not_received',
      paymentId: first.paymentId,
      proof: picture,
    })
    expect(answer.payments[0]).toMatchObject({ outcome: 'not_received', hasProof: true })
    const proof = await world.withdrawals.findProof(asking.memberId, first.paymentId)
    expect(await sharp(proof).metadata()).toMatchObject({ format: 'webp', width: 8, height: 6 })
    // The same answer again decodes nothing: this picture could not be decoded.
    const broken = Buffer.from(picture, 'base64').subarray(0, -20).toString('base64')
    const word = { result: 'not_received', paymentId: first.paymentId, proof: broken } as const
    const repeated = await world.withdrawals.answerPeerPayment(asking.memberId, word)
    expect(repeated.payments[0]).toMatchObject({ outcome: 'not_received', hasProof: true })
    await world.withdrawals.answerPeerPayment(asking.memberId, {
      result: 'received',
      paymentId: second.paymentId,
    })
    await expect.poll(() => statusOf(asking), settled).toBe('paid')
    const confirmation = await confirmationOf(asking)
    expect(confirmation.payments.map(({ outcome }) => outcome)).toEqual(['unpaid', 'received'])
    expect(confirmation).toMatchObject({ receivedAmount: '25.00', isFullyReceived: false })
    expect(await moneyOf(asking)).toEqual([750_000n, 0n])
  })

  test('not received by the member, but proved: it stays paid', async () => {
    await world.sandbox.setFaults([{ kind: 'peer_proved' }])
    const asking = await askPeople()
    for (const { paymentId } of asking.parts) {
      const word = { result: 'not_received', paymentId, proof: picture } as const
      await world.withdrawals.answerPeerPayment(asking.memberId, word)
    }
    await expect.poll(() => statusOf(asking), settled).toBe('paid')
    expect(await moneyOf(asking)).toEqual([500_000n, 0n])
  })

  test('no part of it paid, the withdrawal failed and everything is back', async () => {
    const asking = await askPeople()
    for (const { paymentId } of asking.parts) {
      const word = { result: 'not_received', paymentId, proof: picture } as const
      await world.withdrawals.answerPeerPayment(asking.memberId, word)
    }
    await expect.poll(() => statusOf(asking), settled).toBe('failed')
    const failed = await world.withdrawals.getWithdrawal(asking.memberId, asking.withdrawalId)
    expect(failed.failure).toBe('not_received')
    expect(await moneyOf(asking)).toEqual([1_000_000n, 0n])
    expect(await world.sentTo(asking.withdrawalId)).toEqual([])
  })

  test('a file that is not a picture is refused, and nobody answers for another member', async () => {
    const asking = await askPeople()
    const [{ paymentId }] = asking.parts
    const proof = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>').toString('base64')
    const answer = (
      memberId: bigint,
      word: Parameters<typeof world.withdrawals.answerPeerPayment>[1],
    ) => refusalOf(world.withdrawals.answerPeerPayment(memberId, word))
    expect(await answer(asking.memberId, { result: 'not_received', paymentId, proof })).toBe(
      'peer_payment.proof_unreadable',
    )
    const stranger = await world.addMember()
    expect(await answer(stranger, { result: 'received', paymentId })).toBe('peer_payment.unknown')
    const { withdrawalId } = asking
    expect(await answer(stranger, { result: 'all_received', withdrawalId })).toBe(
      'withdrawal.unknown',
    )
    expect((await world.withdrawals.listPaymentConfirmations(stranger, undefined)).list).toEqual([])
  })

  test('peerPayouts: where the law allows money only between operator and member it cannot be requested', async () => {
    world.law.betweenPeople = false
    const asking = await world.addPayeeMember('100.00')
    const settings = await world.withdrawals.getWithdrawSettings(asking.memberId, 1)
    expect(settings.channels).toEqual(['pix'])
    expect(await refusalOf(world.withdrawFor(asking, '50.00', { channel: 'peer' }))).toBe(
      'withdrawal.not_allowed',
    )
  })
})
