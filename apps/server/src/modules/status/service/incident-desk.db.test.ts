import { afterEach, beforeEach, expect, test } from 'vitest'
import { failing, openTestStatus, working, type TestStatus } from '../testing/open-test-status.ts'

let world: TestStatus
let desk: ReturnType<TestStatus['createCopy']>
beforeEach(async () => {
  world = await openTestStatus()
  desk = world.createCopy()
  world.measured.deposits = failing
  await measure(4)
  world.measured.deposits = working
  await measure(6)
})
afterEach(() => world.close())

const measure = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    await desk.measureMinutes()
    world.advance(1)
  }
}
const query = { view: 'all', pageSize: 50 } as const
const only = async () => {
  const { list } = await desk.listStatusIncidents(1, query)
  const [incident] = list
  if (!incident || list.length !== 1) throw new Error('not one incident')
  return incident
}
const nothingSaid = { fault: null, texts: {} } as const
const words = { PT: 'A instituição ficou sem energia.', EN: 'The institution had no power.' }
const explain = async (change = {}, brandId = 1) =>
  desk.explainStatusIncident(brandId, (await only()).incidentId, {
    fault: 'institution',
    texts: words,
    before: nothingSaid,
    reason: 'Their notice of today',
    ...change,
  })

test('an incident is shown with the minutes that were measured around it', async () => {
  const { incidentId } = await only()
  const shown = await desk.showStatusIncident(1, incidentId)
  expect(shown).toMatchObject({ kind: 'deposits', state: 'down', fault: null, texts: {} })
  expect(shown.minutes.map(({ state }) => state)).toEqual([
    ...Array.from({ length: 4 }, () => 'down'),
    ...Array.from({ length: 6 }, () => 'working'),
  ])
  expect(shown.minutes[0]).toEqual({
    at: '2026-03-10T11:59:00.000Z',
    state: 'down',
    latePercent: 90,
    medianSec: 400,
  })
})

test('what an operator says of it is read by players in their language', async () => {
  await desk.showServiceStatus(1, 'PT')
  await explain()
  expect((await desk.showServiceStatus(1, 'PT')).incidents).toMatchObject([
    { fault: 'institution', text: words.PT },
  ])
  expect((await desk.showServiceStatus(1, 'EN')).incidents).toMatchObject([{ text: words.EN }])
})

test('words are in every language of the brand, or in none', async () => {
  await expect(explain({ texts: { PT: words.PT } })).rejects.toThrow('incident.text_missing')
  expect(await explain({ texts: {} })).toMatchObject({ fault: 'institution', texts: {} })
})

test('what somebody else has said meanwhile is not overwritten', async () => {
  await explain()
  await expect(explain({ fault: 'ours' })).rejects.toThrow('incident.changed')
  const before = { fault: 'institution', texts: words }
  expect(await explain({ ...nothingSaid, before })).toMatchObject(nothingSaid)
})

test('another brand never learns of it', async () => {
  const { incidentId } = await only()
  expect((await desk.listStatusIncidents(2, query)).list).toEqual([])
  await expect(desk.showStatusIncident(2, incidentId)).rejects.toThrow('incident.unknown')
  await expect(explain({}, 2)).rejects.toThrow('incident.unknown')
})

test('incidents are listed by page, open ones alone, and those of which nothing was said', async () => {
  await explain()
  world.measured.draws = failing
  await measure(3)
  const parts = async (asked: object) =>
    (await desk.listStatusIncidents(1, { ...query, ...asked })).list.map(({ kind }) => kind)
  expect(await parts({})).toEqual(['lottery', 'deposits'])
  expect(await parts({ view: 'open' })).toEqual(['lottery'])
  expect(await parts({ view: 'unexplained' })).toEqual(['lottery'])
  const first = await desk.listStatusIncidents(1, { ...query, pageSize: 1 })
  expect(await parts({ pageSize: 1, before: first.next ?? '' })).toEqual(['deposits'])
  await expect(parts({ before: 'nonsense' })).rejects.toThrow('request_param_err')
})
