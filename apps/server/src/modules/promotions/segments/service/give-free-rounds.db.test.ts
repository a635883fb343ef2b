import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPromotions } from '../../testing/open-test-promotions.ts'

const world = await openTestPromotions()
const { promotions, approvals, clock } = { ...world, clock: world.needs.clock }
afterAll(() => world.close())

const describeAs = (memberId: bigint, level: number) =>
  world.world.described.set(memberId, {
    memberId,
    brandId: 1,
    account: `trevo@m${memberId}`,
    level,
    registeredAt: new Date('2026-01-01T00:00:00Z'),
    mobile: null,
    availableMinor: 0n,
    line: [],
    isFlagged: false,
  })

const segmentId = randomUUID()
const saved = { brandId: 1, operator: 'lia', segmentId, revision: 0 }
beforeAll(async () => {
  for (const [memberId, level] of [
    [1n, 1],
    [2n, 3],
    [3n, 3],
    [4n, 3],
  ] as const) {
    describeAs(memberId, level)
  }
  await promotions.refreshProfiles()
  await promotions.segments.saveSegment({
    ...saved,
    name: 'Level three',
    conditions: { levelMin: 3 },
    isShared: true,
  })
})

const inDays = (days: number): string =>
  new Date(clock.now().getTime() + days * 86_400_000).toISOString()
const gift = {
  segmentId,
  names: { PT: 'Rodadas', EN: 'Rounds' },
  rounds: 10,
  stake: '0.50',
  winTurnover: 2,
  expiresAt: inDays(7),
}
const give = (operator: 'lia' | 'caio', more: Partial<typeof gift> = {}) =>
  promotions.freeRoundGifts.giveFreeRounds(approvals.by(operator), {
    requestId: randomUUID(),
    gift: { ...gift, ...more },
    reason: 'Weekend',
  })

test('the size and the highest cost of a gift are shown before it is asked for', async () => {
  const query = { segmentId, rounds: 10, stake: '0.50' }
  expect(await promotions.freeRoundGifts.previewFreeRoundGift(1, query)).toMatchObject({
    segments: [{ segmentId, name: 'Level three' }],
    members: 3,
    cost: '15.00',
  })
  await expect(promotions.freeRoundGifts.previewFreeRoundGift(2, query)).rejects.toMatchObject({
    code: 'segment.unknown',
  })
})

test('members of the segment get their rounds once two persons said so, barred ones none', async () => {
  world.players.set(4n, { mayBeRewarded: false })
  expect(await give('lia')).toMatchObject({ isDone: false })
  expect(world.center).toEqual([])
  expect(await give('caio')).toMatchObject({ isDone: true })
  expect(world.center.map(({ memberId }) => memberId).toSorted()).toEqual([2n, 3n])
  expect(world.center[0]).toMatchObject({
    prize: 'freeRounds',
    amountMinor: 50_000n,
    roundStakeMinor: 5_000n,
    winTurnover: 2,
    source: 'segment_gift',
  })
})

test('a gift without an amount, without an end or without members is refused', async () => {
  const cases = [
    [{ stake: '0' }, 'request_param_err'],
    [{ expiresAt: inDays(-1) }, 'segment.gift_invalid'],
    [{ expiresAt: inDays(91) }, 'segment.gift_invalid'],
    [{ segmentId: randomUUID() }, 'segment.unknown'],
  ] as const
  for (const [more, code] of cases) {
    await expect(give('lia', more)).rejects.toMatchObject({ code })
  }
  await promotions.segments.saveSegment({
    ...saved,
    name: 'Level nine',
    conditions: { levelMin: 9 },
    isShared: true,
    revision: 1,
  })
  await expect(give('lia', { expiresAt: inDays(8) })).rejects.toMatchObject({
    code: 'segment.empty',
  })
})
