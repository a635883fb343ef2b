import { afterAll, expect, it } from 'vitest'
import { openTestSportsbook } from '../../testing/open-test-sportsbook.ts'

const world = await openTestSportsbook()
afterAll(() => world.close())

const measure = (now: Date, brandId = 1) =>
  world.sportsbook.measureFeeds(brandId, { now, lateAfterSec: 60 })

it('matches on offer are in time until they should have begun, or their prices have run out', async () => {
  const [match] = await world.listComing()
  if (!match) throw new Error('no match')
  const before = new Date(match.starts_at.getTime() - 1_000)
  const measured = await measure(before)
  expect(measured?.inTime).toBeGreaterThan(0)
  expect(measured).toMatchObject({ late: 0, medianSec: null })
  const after = await measure(new Date(match.starts_at.getTime() + 60_000))
  expect(after?.late).toBeGreaterThan(0)
  await world.pool.query('update sportsbook.fixture set closes_at = $1 where id = $2', [
    new Date(before.getTime() - 60_000),
    match.id,
  ])
  expect(await measure(before)).toMatchObject({ late: 1 })
})

it('a brand without leagues has nothing to measure', async () => {
  expect(await measure(new Date(), 2)).toBeUndefined()
})
