import { afterEach, beforeEach, expect, test } from 'vitest'
import { failing, openTestStatus, working, type TestStatus } from '../testing/open-test-status.ts'

let world: TestStatus
let copy: ReturnType<TestStatus['createCopy']>
beforeEach(async () => {
  world = await openTestStatus()
  copy = world.createCopy()
  await setRule('deposits', '2026-03-01T00:00:00Z', 50_000n)
})
afterEach(() => world.close())

/** From an incident of 15 minutes on; R$ 20.00 in a month. */
const setRule = (kind: string, since: string, amountMinor: bigint) =>
  world.pool.query('insert into status.credit_rule values (1, $1, $2, 15, $3, 200000)', [
    kind,
    since,
    amountMinor,
  ])
const measure = async (minutes: number) => {
  for (let minute = 0; minute < minutes; minute += 1) {
    await copy.measureMinutes()
    world.advance(1)
  }
}
/** Deposits are late for so many minutes, from 11:59 on, and work again; then the incident is settled. */
const fail = async (minutes: number) => {
  world.measured.deposits = failing
  await measure(minutes)
  world.measured.deposits = working
  await measure(20)
}
const givenTo = () =>
  [...world.credits.values()].map(({ memberId, amountMinor }) => [memberId, amountMinor])
const incident = async () =>
  (await copy.listStatusIncidents(1, { view: 'all', pageSize: 9 })).list[0]

test('everybody whom an incident hit is given the amount of the rule, once, with its name', async () => {
  world.hit.set('deposits', [3n, 7n])
  await fail(15)
  await copy.giveCredits()
  await world.createCopy().giveCredits()
  expect(givenTo()).toEqual([
    [3n, 50_000n],
    [7n, 50_000n],
  ])
  const [credit] = world.credits.values()
  expect(credit).toMatchObject({ brandId: 1, monthMaxMinor: 200_000n })
  expect(credit?.names.PT).toBe('Falha em Depósitos por Pix, 10 de mar. de 2026, 08:59')
  expect(world.spans).toEqual([
    {
      part: 'deposits',
      from: new Date('2026-03-10T11:59:00Z'),
      until: new Date('2026-03-10T12:14:00Z'),
    },
  ])
  expect(await incident()).toMatchObject({
    credit: '5.00',
    given: { members: 2, amount: '10.00' },
  })
})

test('nothing is given before an incident is over and what was late is in the books', async () => {
  world.hit.set('deposits', [3n])
  world.measured.deposits = failing
  await measure(30)
  await copy.giveCredits()
  world.measured.deposits = working
  await measure(8)
  await copy.giveCredits()
  expect(givenTo()).toEqual([])
  expect(await incident()).toMatchObject({ given: null })
  await measure(2)
  await copy.giveCredits()
  expect(givenTo()).toHaveLength(1)
})

test('a shorter incident gives nothing, nor does one that began before the rule', async () => {
  world.hit.set('deposits', [3n])
  await fail(14)
  await copy.giveCredits()
  expect(givenTo()).toEqual([])
  expect(await incident()).toMatchObject({ credit: null, given: { members: 0, amount: '0.00' } })
  await world.pool.query('delete from status.credit_rule')
  await fail(20)
  await setRule('deposits', world.now().toISOString(), 50_000n)
  await copy.giveCredits()
  expect(givenTo()).toEqual([])
})

test('a rule of zero ends the one before it', async () => {
  world.hit.set('deposits', [3n])
  await setRule('deposits', '2026-03-09T00:00:00Z', 0n)
  await fail(15)
  await copy.giveCredits()
  expect(givenTo()).toEqual([])
  expect((await world.createCopy().showServiceStatus(1, 'PT')).credits).toEqual([])
})

test('of more members than fit into a page nobody is left out', async () => {
  world.hit.set(
    'deposits',
    Array.from({ length: 450 }, (_, index) => BigInt(index + 1)),
  )
  await fail(15)
  await copy.giveCredits()
  expect(world.credits.size).toBe(450)
  expect(await incident()).toMatchObject({ given: { members: 450, amount: '2250.00' } })
})

test('one failure does not keep the others from theirs, and is made up for', async () => {
  world.hit.set('deposits', [3n, 5n, 7n])
  world.unreachable.add(5n)
  world.worthless.add(7n)
  await fail(15)
  await expect(copy.giveCredits()).rejects.toThrow('the reward was not written')
  expect(await incident()).toMatchObject({ given: null })
  world.unreachable.clear()
  await copy.giveCredits()
  expect(givenTo().map(([memberId]) => memberId)).toEqual([3n, 7n, 5n])
  // Who may get nothing is not counted.
  expect(await incident()).toMatchObject({ given: { members: 2, amount: '10.00' } })
})

test('thirty incidents that keep failing do not hold up a newer one', async () => {
  world.hit.set('deposits', [5n])
  world.unreachable.add(5n)
  await fail(15)
  await world.pool.query(
    `insert into status.incident select (jsonb_populate_record(i, jsonb_build_object(
      'id', gen_random_uuid(), 'began_at', i.began_at - n * interval '1 hour',
      'ended_at', i.ended_at - n * interval '1 hour'))).*
    from status.incident i, generate_series(1, 30) n`,
  )
  world.hit.set('withdrawals', [7n])
  await setRule('withdrawals', '2026-03-01T00:00:00Z', 50_000n)
  world.measured.withdrawals = failing
  await measure(15)
  world.measured.withdrawals = working
  await measure(20)
  await expect(copy.giveCredits()).rejects.toThrow('31 of them failed')
  expect(givenTo()).toEqual([[7n, 50_000n]])
})

test('an incident of a vendor gives what the rule of vendors says, and is named by the vendor', async () => {
  await setRule('vendor', '2026-03-01T00:00:00Z', 20_000n)
  world.hit.set('vendor:TIG', [9n])
  world.measured.launches.set('TIG', failing)
  await measure(15)
  world.measured.launches.set('TIG', working)
  await measure(20)
  await copy.giveCredits()
  expect(givenTo()).toEqual([[9n, 20_000n]])
  expect([...world.credits.values()][0]?.names.EN).toContain('Tigre Studio')
})

test('players read the rules that count now, and what an incident gives', async () => {
  await fail(15)
  const shown = await world.createCopy().showServiceStatus(1, 'EN')
  expect(shown.credits).toEqual([
    {
      kind: 'deposits',
      minutes: 15,
      amount: '5.00',
      monthMax: '20.00',
      since: '2026-03-01T00:00:00.000Z',
    },
  ])
  expect(shown.incidents).toMatchObject([{ credit: '5.00' }])
  expect((await world.createCopy().showServiceStatus(2, 'EN')).credits).toEqual([])
})
