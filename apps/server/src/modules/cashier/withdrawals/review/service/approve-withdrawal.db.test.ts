import type { Approval } from './approve-withdrawal.ts'
import { describe, expect, test } from 'vitest'
import { refusalOf, settled } from '../../../testing/refusal-of.ts'
import { useTestWithdrawals } from '../../../testing/use-test-cashier.ts'

const world = await useTestWithdrawals()
const { statusOf, moneyOf } = world

const approve = (decision: Pick<Approval, 'withdrawalId' | 'operator'> & Partial<Approval>) =>
  world.withdrawals.approveWithdrawal({
    brandId: 1,
    ceilingMinor: null,
    operatorId: world.approvals.by(decision.operator).operatorId,
    ...decision,
  })

describe('review and approval', () => {
  test('a large withdrawal waits for an operator, whose name stays in its history', async () => {
    const asking = await world.addPayeeMember('9000.00')
    const asked = await world.withdrawFor(asking, '6000.00')
    expect(asked).toMatchObject({
      status: 'review',
      reviewReasons: ['amount', 'first', 'new_device'],
      canCancel: true,
    })
    const waiting = await world.withdrawals.listWithdrawalsInReview(1, 100)
    expect(waiting.map(({ withdrawalId }) => withdrawalId)).toContain(asked.withdrawalId)
    await approve({
      withdrawalId: asked.withdrawalId,
      operator: 'ana',
    })
    await expect.poll(() => statusOf(asking.memberId, asked.withdrawalId), settled).toBe('paid')
    const row = await world.database.db
      .selectFrom('cashier.withdrawal_event')
      .select(['kind', 'operator'])
      .where('withdrawal_id', '=', asked.withdrawalId)
      .where('operator', 'is not', null)
      .execute()
    expect(row).toEqual([{ kind: 'approved', operator: 'ana' }])
  })

  test('an operator cannot approve above the ceiling of their role', async () => {
    const asking = await world.addPayeeMember('9000.00')
    const { withdrawalId } = await world.withdrawFor(asking, '6000.00')
    const over = approve({ withdrawalId, operator: 'ana', ceilingMinor: 59_999_999n })
    expect(await refusalOf(over)).toBe('operator.over_ceiling')
    expect(await statusOf(asking.memberId, withdrawalId)).toBe('review')
    await approve({ withdrawalId, operator: 'ana', ceilingMinor: 60_000_000n })
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('paid')
  })

  test('from the threshold on two different persons must approve, never one twice', async () => {
    const asking = await world.addPayeeMember('20000.00')
    const { withdrawalId } = await world.withdrawFor(asking, '10000.00')
    await approve({ withdrawalId, operator: 'ana' })
    expect(await statusOf(asking.memberId, withdrawalId)).toBe('review')
    const [waiting] = await world.withdrawals.listWithdrawalsInReview(1, 100)
    expect(waiting).toMatchObject({ firstOperator: 'ana', approvalId: expect.any(String) })
    for (let attempt = 0; attempt < 2; attempt += 1) {
      expect(await refusalOf(approve({ withdrawalId, operator: 'ana' }))).toBe(
        'approval.same_person',
      )
    }
    expect(await moneyOf(asking.memberId)).toEqual([100_000_000n, 100_000_000n])
    expect(await world.sentTo(withdrawalId)).toEqual([])
    const both = await Promise.allSettled(
      ['bruno', 'carla'].map((operator) => approve({ withdrawalId, operator })),
    )
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('paid')
    expect(await world.sentTo(withdrawalId)).toEqual(['-10000.00'])
    // The database enforces the same, in case the rule is bypassed.
    const same = world.test.pool.query(
      `update cashier.withdrawal set second_operator = first_operator where id = $1`,
      [withdrawalId],
    )
    await expect(same).rejects.toThrow('check constraint')
  })

  test('rejected, the money is back with the operator’s remark, and no further decision is possible', async () => {
    const asking = await world.addPayeeMember('9000.00')
    const { withdrawalId } = await world.withdrawFor(asking, '6000.00')
    const rejection = { brandId: 1, withdrawalId, operator: 'ana', remark: 'Documento ilegível.' }
    await world.withdrawals.refuseWithdrawal(rejection)
    expect(await world.withdrawals.getWithdrawal(asking.memberId, withdrawalId)).toMatchObject({
      status: 'rejected',
      remark: 'Documento ilegível.',
    })
    expect(await moneyOf(asking.memberId)).toEqual([90_000_000n, 0n])
    expect(await refusalOf(approve({ withdrawalId, operator: 'bruno' }))).toBe(
      'withdrawal.too_late',
    )
    expect(await refusalOf(world.withdrawals.refuseWithdrawal(rejection))).toBe(
      'withdrawal.too_late',
    )
  })

  test('a known device and an earlier payout raise the trusted amount; many in a day do not', async () => {
    const asking = await world.addPayeeMember('90000.00')
    const first = await world.withdrawFor(asking, '900.00')
    expect(first.status).toBe('approved')
    await expect.poll(() => statusOf(asking.memberId, first.withdrawalId), settled).toBe('paid')
    expect((await world.withdrawFor(asking, '1500.00')).status).toBe('approved')
    const elsewhere = await world.withdrawFor(asking, '1500.00', { address: '10.1.2.3' })
    expect(elsewhere.reviewReasons).toEqual(['new_device'])
    await world.withdrawFor(asking, '20.00')
    await world.withdrawFor(asking, '20.00')
    expect((await world.withdrawFor(asking, '20.00')).reviewReasons).toEqual(['velocity'])
  })

  test('history is append-only', async () => {
    await expect(
      world.test.pool.query(`update cashier.withdrawal_event set operator = 'nobody'`),
    ).rejects.toThrow('never edited')
    await expect(world.test.pool.query('delete from cashier.withdrawal_event')).rejects.toThrow(
      'never edited',
    )
  })
})
