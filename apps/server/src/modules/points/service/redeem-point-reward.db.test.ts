import { afterAll, expect, it } from 'vitest'
import { openTestPoints } from '../testing/open-test-points.ts'

const world = await openTestPoints()
afterAll(() => world.close())
const { redeem, enter, offer } = world

it('a member gets as many of a reward as it allows, and no more', async () => {
  const rewardId = await offer({ perMember: 2 })
  await enter(1n, 10n)
  await enter(2n, 10n)
  await redeem(1n, rewardId)
  await redeem(1n, rewardId)
  await expect(redeem(1n, rewardId)).rejects.toMatchObject({ code: 'points.limit_reached' })
  await expect(redeem(2n, rewardId, 3)).rejects.toMatchObject({ code: 'points.limit_reached' })
  expect(await redeem(2n, rewardId, 2)).toMatchObject({ quantity: 2, points: '2.00' })
})
