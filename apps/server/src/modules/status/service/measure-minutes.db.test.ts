import { afterEach, beforeEach, expect, test } from 'vitest'
import { failing, openTestStatus, working, type TestStatus } from '../testing/open-test-status.ts'

let world: TestStatus
beforeEach(async () => {
  world = await openTestStatus()
})
afterEach(() => world.close())

/** A copy that has read nothing before. */
const show = (brandId = 1) => world.createCopy().showServiceStatus(brandId, 'PT')
const partOf = async (kind: string, brandId = 1) =>
  (await show(brandId)).parts.find((part) => part.kind === kind)
const measure = async (minutes = 1) => {
  const copy = world.createCopy()
  for (let minute = 0; minute < minutes; minute += 1) {
    await copy.measureMinutes()
    world.advance(1)
  }
}
const minutesToday = async (kind: string) => (await partOf(kind))?.days.at(-1)

test('before the first measurement every part is unknown, and so is the whole', async () => {
  const { state, parts, incidents } = await show()
  expect([state, incidents]).toEqual(['unknown', []])
  expect(parts.map((part) => part.vendor?.name ?? part.kind)).toEqual([
    'site',
    'deposits',
    'withdrawals',
    'lottery',
    'sports',
    'Tigre Studio',
  ])
  expect(new Set(parts.map((part) => part.state))).toEqual(new Set(['unknown']))
  expect(new Set(parts.flatMap(({ days }) => days.map((day) => day.state)))).toEqual(
    new Set(['unknown']),
  )
})

test('the minute before the first copy ever ran is unknown, not down', async () => {
  world.running.splice(0, 1, { from: world.now(), until: new Date('2027-01-01T00:00:00Z') })
  await measure(2)
  expect(await minutesToday('site')).toMatchObject({ workingMin: 1, downMin: 0 })
})

test('a minute is written once, whichever copies measure it', async () => {
  await Promise.all([
    world.createCopy().measureMinutes(),
    world.createCopy().measureMinutes(),
    world.createCopy().measureMinutes(),
  ])
  expect(await minutesToday('deposits')).toMatchObject({ day: '2026-03-10', workingMin: 1 })
  expect(await partOf('deposits')).toMatchObject({
    state: 'working',
    medianSec: 4,
    latePercent: 0,
    waitingLate: null,
    measuredAt: '2026-03-10T12:00:00.000Z',
  })
})

test('what is not measured is unknown beside what works, and is no part of the whole', async () => {
  await measure()
  expect(await partOf('sports')).toMatchObject({ state: 'unknown', measuredAt: null })
  expect((await show()).state).toBe('working')
  expect(await partOf('deposits', 2)).toMatchObject({ state: 'unknown' })
})

test('an incident begins with the first bad minute, names the worst and ends with the first good one', async () => {
  await measure(2)
  world.measured.deposits = { inTime: 8, late: 2, medianSec: 90 }
  await measure(2)
  expect((await show()).incidents).toEqual([])
  world.measured.deposits = failing
  await measure()
  expect((await show()).incidents).toMatchObject([
    { kind: 'deposits', state: 'down', beganAt: '2026-03-10T12:01:00.000Z', endedAt: null },
  ])
  expect(await partOf('deposits')).toMatchObject({ state: 'down', latePercent: 90 })
  world.measured.deposits = working
  await measure(5)
  expect((await show()).incidents).toMatchObject([
    { state: 'down', endedAt: '2026-03-10T12:04:00.000Z', fault: null, text: null },
  ])
  expect(await minutesToday('deposits')).toMatchObject({ workingMin: 7, slowMin: 2, downMin: 1 })
  expect((await show(2)).incidents).toEqual([])
})

test('a slow incident that gets worse is down', async () => {
  world.measured.deposits = { inTime: 8, late: 2, medianSec: 90 }
  await measure(3)
  expect((await show()).incidents).toMatchObject([{ state: 'slow' }])
  world.measured.deposits = failing
  await measure()
  expect((await show()).incidents).toMatchObject([{ state: 'down', endedAt: null }])
})

test('minutes without any copy are noticed afterwards, and nothing is made up for the other parts', async () => {
  await measure(2)
  world.running.splice(
    0,
    1,
    { from: new Date('2026-03-01T00:00:00Z'), until: new Date('2026-03-10T12:02:05Z') },
    { from: new Date('2026-03-10T12:30:20Z'), until: new Date('2027-01-01T00:00:00Z') },
  )
  world.setNow('2026-03-10T12:31:10Z')
  await measure(5)
  expect((await show()).incidents).toMatchObject([
    {
      kind: 'site',
      state: 'down',
      beganAt: '2026-03-10T12:03:00.000Z',
      endedAt: '2026-03-10T12:30:00.000Z',
    },
  ])
  expect(await minutesToday('site')).toMatchObject({ downMin: 27, state: 'down' })
  expect(await minutesToday('deposits')).toMatchObject({ workingMin: 7, downMin: 0 })
})

test('a restart loses nothing: the count of bad minutes goes on in another copy', async () => {
  world.measured.deposits = failing
  for (let minute = 0; minute < 3; minute += 1) await measure()
  expect((await show()).incidents).toMatchObject([{ kind: 'deposits', endedAt: null }])
})

test('what operators switch off is off, and no incident', async () => {
  world.off.add('TIG')
  world.closed.add(1)
  world.measured.launches.set('TIG', failing)
  await measure(4)
  expect(await partOf('vendor')).toMatchObject({ state: 'off', vendor: { name: 'Tigre Studio' } })
  expect(await partOf('site')).toMatchObject({ state: 'off' })
  expect((await show()).incidents).toEqual([])
})

test('what was measured too long ago says nothing about now', async () => {
  await measure()
  world.advance(7)
  expect(await partOf('deposits')).toMatchObject({
    state: 'unknown',
    medianSec: null,
    measuredAt: '2026-03-10T12:00:00.000Z',
  })
})

test('a clock set back measures on and counts no minute twice', async () => {
  await measure(3)
  world.advance(-2)
  await measure(4)
  expect(await minutesToday('lottery')).toMatchObject({ workingMin: 5 })
})

test('a measurement that fails leaves its part unknown, is reported, and keeps no other part from its minute', async () => {
  world.faults.add('withdrawals')
  await expect(measure()).rejects.toThrow('2 of them failed')
  expect(await partOf('withdrawals')).toMatchObject({ state: 'unknown' })
  expect(await partOf('deposits')).toMatchObject({ state: 'working' })
  expect(await partOf('lottery', 2)).toMatchObject({ state: 'working' })
})

test('a vendor whose games nobody opened is unknown', async () => {
  world.measured.launches.clear()
  await measure()
  expect(await partOf('vendor')).toMatchObject({ state: 'unknown', latePercent: null })
})

test('samples are kept for a week, days longer', async () => {
  await measure()
  world.advance(8 * 24 * 60)
  await measure()
  const { rows } = await world.pool.query<{ minute: Date }>(
    `select distinct minute from status.sample where part = 'deposits'`,
  )
  expect(rows).toHaveLength(1)
  const days = (await partOf('deposits'))?.days.filter(({ workingMin }) => workingMin > 0)
  expect(days?.map(({ day }) => day)).toEqual(['2026-03-10', '2026-03-18'])
})
