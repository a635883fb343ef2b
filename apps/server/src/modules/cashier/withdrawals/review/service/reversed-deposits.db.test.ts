import { setTimeout as pause } from 'node:timers/promises'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { PayoutInstitution } from '../../../institutions/payout-port.ts'
import { InstitutionFailure } from '../../../institutions/port.ts'
import type { PeerPaymentContext } from '../../../peer-payments/context.ts'
import { openTestWithdrawals } from '../../../testing/open-test-withdrawals.ts'
import { settled } from '../../../testing/refusal-of.ts'

/** Where the process crashes in the next payout request. */
let death: 'none' | 'before' | 'after' = 'none'

const crashing = (context: PeerPaymentContext): PeerPaymentContext => {
  const { payouts } = context
  const calling: PayoutInstitution = {
    ...payouts,
    requestPayout: async (order) => {
      const now = death
      death = 'none'
      if (now === 'none') return payouts.requestPayout(order)
      if (now === 'after') await payouts.requestPayout(order)
      throw new InstitutionFailure('the process died here')
    },
  }
  return { ...context, payouts: calling }
}

const world = await openTestWithdrawals(crashing)
world.start()
afterEach(async () => {
  await world.withdrawals.stopWork()
  death = 'none'
  world.moveClock(0)
})
afterAll(() => world.close())

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'accepted',
    (error: unknown) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )
const rowOf = async (withdrawalId: string) =>
  world.database.db
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where('id', '=', withdrawalId)
    .executeTakeFirstOrThrow()
const statusOf = async (withdrawalId: string) => (await rowOf(withdrawalId)).status
const owedBy = async (memberId: bigint) =>
  (await world.cashier.getDepositSettings(memberId, 1)).depositInfo.owed
const decision = (withdrawalId: string) => ({ brandId: 1, withdrawalId, operator: 'ana' })
const approve = (withdrawalId: string) =>
  world.withdrawals.approveWithdrawal({
    ...decision(withdrawalId),
    operatorId: world.approvals.by('ana').operatorId,
    ceilingMinor: null,
  })

/** A member whose deposit was played and won back, and who withdraws all of it. */
const withdrawing = async (amount: string) => {
  const memberId = await world.addMember()
  const { bankCardId: payeeId } = await world.addPayeeFor(memberId)
  const deposit = await world.createFor(memberId, amount)
  const [pix] = await world.pay(deposit)
  await expect.poll(() => world.balanceOf(memberId), settled).toBe(parseMoney(amount))
  await world.stake(memberId, amount)
  await world.win(memberId, amount)
  const { withdrawalId } = await world.withdrawFor({ memberId, payeeId }, amount)
  return { memberId, payeeId, withdrawalId, endToEndId: pix?.endToEndId ?? '' }
}
/** The payer's bank has the deposit returned (MED), and our books include it. */
const reverseDeposit = async ({
  memberId,
  endToEndId,
}: {
  memberId: bigint
  endToEndId: string
}) => {
  await world.sandbox.dispute({ endToEndId })
  await expect.poll(() => owedBy(memberId), settled).not.toBe('0.00')
}
/** The amount paid for it, in centavos by the institution's own books. */
const sent = (withdrawalId: string) => world.sentTo(withdrawalId)
const expectConserved = async () => {
  const proof = await world.wallet.proveConservation()
  expect(proof.problems).toEqual([])
}

describe('a deposit reversed while its withdrawal is in review', () => {
  test('it cannot be approved, the operator reads why, and refusing it pays the debt', async () => {
    const asked = await withdrawing('6000.00')
    expect(await statusOf(asked.withdrawalId)).toBe('review')
    await reverseDeposit(asked)
    const refusal = await approve(asked.withdrawalId).catch((error: unknown) => error)
    expect(refusal).toMatchObject({
      code: 'withdrawal.deposit_taken_back',
      detail: { owed: '6000.00' },
    })
    const shown = await world.withdrawals.showWithdrawal(1, asked.withdrawalId)
    expect(shown.depositTakenBack).toEqual({ owed: '6000.00', isBeingAsked: false })
    const listed = await world.withdrawals.listWithdrawalsInReview(1, 100)
    expect(listed.find(({ withdrawalId }) => withdrawalId === asked.withdrawalId)).toEqual(shown)

    const remark = 'O banco pegou o depósito de volta.'
    await world.withdrawals.refuseWithdrawal({ ...decision(asked.withdrawalId), remark })
    await expect.poll(() => owedBy(asked.memberId), settled).toBe('0.00')
    expect(await world.balanceOf(asked.memberId)).toBe(0n)
    expect(await sent(asked.withdrawalId)).toEqual([])
    await expectConserved()
  })

  test('once the debt is settled it is approved and paid, once', async () => {
    const asked = await withdrawing('6000.00')
    await reverseDeposit(asked)
    await world.win(asked.memberId, '6000.00')
    await expect.poll(() => owedBy(asked.memberId), settled).toBe('0.00')
    await approve(asked.withdrawalId)
    world.startWithdrawals()
    await expect.poll(() => statusOf(asked.withdrawalId), settled).toBe('paid')
    expect(await sent(asked.withdrawalId)).toEqual(['-6000.00'])
    await expectConserved()
  })

  test('a notice that is still being checked blocks it as well', async () => {
    const asked = await withdrawing('6000.00')
    await world.test.pool.query(
      `update cashier.payment set next_call_at = now() + interval '1 minute' where e2e_id = $1`,
      [asked.endToEndId],
    )
    expect(await codeOf(approve(asked.withdrawalId))).toBe('withdrawal.deposit_taken_back')
    const shown = await world.withdrawals.showWithdrawal(1, asked.withdrawalId)
    expect(shown.depositTakenBack).toEqual({ owed: '0.00', isBeingAsked: true })
    await world.test.pool.query(
      'update cashier.payment set next_call_at = now() where e2e_id = $1',
      [asked.endToEndId],
    )
    await expect.poll(() => codeOf(approve(asked.withdrawalId)), settled).toBe('accepted')
  })

  test('a member with a debt cannot request a withdrawal', async () => {
    const asked = await withdrawing('600.00')
    await reverseDeposit(asked)
    await world.withdrawals.cancelWithdrawal(asked.memberId, asked.withdrawalId)
    await expect.poll(() => owedBy(asked.memberId), settled).toBe('0.00')
    const again = await withdrawing('600.00')
    await reverseDeposit(again)
    const settings = await world.withdrawals.getWithdrawSettings(again.memberId, 1)
    expect(settings.allowWithdraw).toBe('N')
    // New credits are collected within a moment: until then a request is refused for the debt.
    await world.cashier.stopWork()
    await world.win(again.memberId, '100.00')
    expect(await codeOf(world.withdrawFor(again, '100.00'))).toBe('withdrawal.deposit_taken_back')
    world.start()
  })
})

describe('a deposit reversed between approval and sending', () => {
  test.each(['6000.00', '300.00'])('%s is sent back to review, with the reason', async (amount) => {
    const asked = await withdrawing(amount)
    if ((await statusOf(asked.withdrawalId)) === 'review') await approve(asked.withdrawalId)
    await reverseDeposit(asked)
    world.startWithdrawals()
    await expect.poll(() => statusOf(asked.withdrawalId), settled).toBe('review')
    const row = await rowOf(asked.withdrawalId)
    expect(row).toMatchObject({ first_operator: null, second_operator: null, next_call_at: null })
    expect(row.review_reasons).toContain('deposit_taken_back')
    const shown = await world.withdrawals.showWithdrawal(1, asked.withdrawalId)
    expect(shown.events.at(-1)).toMatchObject({ kind: 'review', note: 'deposit_taken_back' })
    expect(await codeOf(approve(asked.withdrawalId))).toBe('withdrawal.deposit_taken_back')
    expect(await sent(asked.withdrawalId)).toEqual([])

    await world.win(asked.memberId, amount)
    await expect.poll(() => codeOf(approve(asked.withdrawalId)), settled).toBe('accepted')
    await expect.poll(() => statusOf(asked.withdrawalId), settled).toBe('paid')
    expect(await sent(asked.withdrawalId)).toEqual([`-${amount}`])
    await expectConserved()
  })
})

describe('a process that crashes while it sends', () => {
  test('before the institution received it: it is never sent, and the debt is paid', async () => {
    const asked = await withdrawing('300.00')
    death = 'before'
    world.startWithdrawals()
    await expect.poll(() => statusOf(asked.withdrawalId), settled).toBe('paying')
    await world.withdrawals.stopWork()
    expect(await sent(asked.withdrawalId)).toEqual([])
    await reverseDeposit(asked)
    world.moveClock(180_000)
    world.startWithdrawals()
    await expect.poll(() => statusOf(asked.withdrawalId), settled).toBe('failed')
    expect((await rowOf(asked.withdrawalId)).failure).toBe('deposit_taken_back')
    expect(await sent(asked.withdrawalId)).toEqual([])
    await expect.poll(() => owedBy(asked.memberId), settled).toBe('0.00')
    expect(await world.balanceOf(asked.memberId)).toBe(0n)
    await expectConserved()
  })

  test('after it has acted: it was sent before, and is sent once', async () => {
    const asked = await withdrawing('300.00')
    death = 'after'
    world.startWithdrawals()
    await expect.poll(() => sent(asked.withdrawalId), settled).toEqual(['-300.00'])
    await world.withdrawals.stopWork()
    await reverseDeposit(asked)
    world.moveClock(180_000)
    world.startWithdrawals()
    await expect.poll(() => statusOf(asked.withdrawalId), settled).toBe('paid')
    expect(await sent(asked.withdrawalId)).toEqual(['-300.00'])
    expect(await owedBy(asked.memberId)).toBe('300.00')
    await expectConserved()
  })
})

test('concurrent return, approval and sending: never sent despite a booked debt, never twice', async () => {
  world.startWithdrawals()
  const ends: string[] = []
  for (let round = 0; round < 16; round += 1) {
    const asked = await withdrawing('1500.00')
    const { withdrawalId, memberId } = asked
    death = (['none', 'before', 'after', 'none'] as const)[round % 4] ?? 'none'
    await Promise.all([
      pause((round * 7) % 40).then(() => reverseDeposit(asked)),
      pause((round * 11) % 60).then(() => codeOf(approve(withdrawalId))),
    ])
    let ahead = 0
    const isAtRest = async () => {
      world.moveClock((ahead += 30_000))
      return ['review', 'paid', 'failed'].includes(await statusOf(withdrawalId))
    }
    await expect.poll(isAtRest, settled).toBe(true)
    world.moveClock(0)
    const status = await statusOf(withdrawalId)
    ends.push(status)
    const lines = await sent(withdrawalId)
    expect(lines).toEqual(status === 'paid' ? ['-1500.00'] : [])
    // Both times are written under the lock of the balance, so they have an order.
    const { rows } = await world.test.pool.query<{ is_late: boolean }>(
      `select event.at > reversal.reversed_at as is_late
       from cashier.withdrawal_event event join cashier.reversal reversal using (member_id)
       where event.withdrawal_id = $1 and event.kind = 'sent'`,
      [withdrawalId],
    )
    expect(rows.filter(({ is_late }) => is_late)).toEqual([])
    if (status === 'review') {
      await world.withdrawals.refuseWithdrawal({ ...decision(withdrawalId), remark: 'MED' })
    }
    if (status !== 'paid') await expect.poll(() => owedBy(memberId), settled).toBe('0.00')
  }
  expect(new Set(ends).size).toBeGreaterThan(1)
  await expectConserved()
}, 120_000)
