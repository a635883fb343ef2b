import { expect, test } from 'vitest'
import { refusalOf, settled } from '../../../testing/refusal-of.ts'
import { useTestWithdrawals } from '../../../testing/use-test-cashier.ts'

const world = await useTestWithdrawals()
const { statusOf } = world

test('what was approved before withdrawing was blocked goes back to a person, who cannot approve it', async () => {
  const asking = await world.addPayeeMember('1000.00', { isBlocked: true })
  const { withdrawalId } = await world.withdrawFor(asking, '50.00')
  await expect.poll(() => statusOf(asking.memberId, withdrawalId), settled).toBe('review')
  const { reviewReasons } = await world.withdrawals.getWithdrawal(asking.memberId, withdrawalId)
  expect(reviewReasons).toContain('withdraw_blocked')
  const { operatorId } = world.approvals.by('ana')
  const approving = world.withdrawals.approveWithdrawal({
    brandId: 1,
    ceilingMinor: null,
    operatorId,
    operator: 'ana',
    withdrawalId,
  })
  expect(await refusalOf(approving)).toBe('withdrawal.member_blocked')
  expect(await world.sentTo(withdrawalId)).toEqual([])
})
