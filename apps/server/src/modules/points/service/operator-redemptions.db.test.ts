import { afterAll, expect, it } from 'vitest'
import { openTestPoints } from '../testing/open-test-points.ts'

const world = await openTestPoints()
afterAll(() => world.close())
const { redeem, enter, offer, moneyOf, points } = world

it('POINTS-2: money that waits for a decision is paid when it is approved, for each piece', async () => {
  const rewardId = await offer({ perMember: 4, prizeMinor: 50_000n, needsDecision: true })
  await enter(1n, 10n)
  const { referenceNumber: redemptionId, status } = await redeem(1n, rewardId, 2)
  expect(status).toBe('IN_PROCESS')
  expect(await moneyOf(1n)).toBe(0n)
  const decision = { brandId: 1, operator: 'op', remark: '' }
  await points.operators.approveRedemption({ ...decision, redemptionId })
  expect(await moneyOf(1n)).toBe(100_000n)

  const refused = await redeem(1n, rewardId)
  const no = { ...decision, redemptionId: refused.referenceNumber }
  await points.operators.rejectRedemption(no)
  expect(await moneyOf(1n)).toBe(100_000n)
})
