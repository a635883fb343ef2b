import { randomUUID } from 'node:crypto'
import { afterAll, expect, it } from 'vitest'
import { lastThree, minuteGame, openTestLottery } from '../../testing/open-test-lottery.ts'
import { closeConserved } from '../../../wallet/testing/expect-conserved.ts'

const world = await openTestLottery()
afterAll(() => closeConserved(world))

const countCommits = async (): Promise<number> => {
  const { rows } = await world.pool.query<{ commits: bigint }>(
    'select count(distinct xmin::text) as commits from lottery.placed_order',
  )
  return Number(rows[0]?.commits)
}
const available = async (memberId: bigint) =>
  (await world.wallet.balanceOf(memberId)).availableMinor

it('concurrent orders share a commit, and each is refused separately', async () => {
  const rich = await Promise.all(Array.from({ length: 30 }, () => world.createMember('10.00')))
  const poor = await Promise.all(Array.from({ length: 10 }, () => world.createMember('1.99')))
  const before = await countCommits()
  const results = await Promise.allSettled(
    [...rich, ...poor, ...rich].map((memberId) => world.place(memberId, lastThree('123'))),
  )
  const words = results.map((one) =>
    one.status === 'fulfilled' ? 'placed' : (one.reason as { code?: string }).code,
  )
  expect(words.filter((word) => word === 'placed')).toHaveLength(60)
  expect(words.slice(30, 40)).toEqual(Array(10).fill('wallet.insufficient_balance'))
  expect((await countCommits()) - before).toBeLessThan(20)
  for (const memberId of rich) {
    expect(await available(memberId)).toBe(60_000n)
    expect(await world.ticketsOf(memberId)).toHaveLength(2)
  }
  for (const memberId of poor) {
    expect(await available(memberId)).toBe(19_900n)
    expect(await world.ticketsOf(memberId)).toEqual([])
  }
})

it('the same order many times concurrently is placed once, and all get its answer', async () => {
  const member = await world.createMember('100.00')
  const draft = await world.draftOf(member, lastThree('456'), { clientId: randomUUID() })
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.lottery.placeOrder(draft)),
  )
  expect(new Set(answers.map(({ orderNumber }) => orderNumber)).size).toBe(1)
  expect(await world.ticketsOf(member)).toHaveLength(1)
  expect(await available(member)).toBe(980_000n)
  const other = { ...draft, slip: lastThree('457') }
  await expect(world.lottery.placeOrder(other)).rejects.toMatchObject({
    code: 'request.id_reused',
  })
})

it('of two orders with one id in a set, one is placed and the other is refused', async () => {
  const member = await world.createMember('10.00')
  const draft = await world.draftOf(member, lastThree('456'), { clientId: randomUUID() })
  const results = await Promise.allSettled(
    [draft, { ...draft, slip: lastThree('457') }].map((one) => world.lottery.placeOrder(one)),
  )
  const refused = results.filter((one) => one.status === 'rejected')
  expect(refused).toMatchObject([{ reason: { code: 'request.id_reused' } }])
  expect(await world.ticketsOf(member)).toHaveLength(1)
  expect(await available(member)).toBe(80_000n)
})

it('a failed one does not block the others of its set', async () => {
  const members = await Promise.all(Array.from({ length: 6 }, () => world.createMember('10.00')))
  const drafts = await Promise.all(
    members.map((memberId) => world.draftOf(memberId, lastThree('456'))),
  )
  // No column holds this part number.
  const failing = drafts.map((draft, index) => (index === 2 ? { ...draft, part: 40_000 } : draft))
  const results = await Promise.allSettled(failing.map((draft) => world.lottery.placeOrder(draft)))
  expect(results.map(({ status }) => status)).toEqual(
    failing.map((_, index) => (index === 2 ? 'rejected' : 'fulfilled')),
  )
  expect(await Promise.all(members.map(available))).toEqual(
    failing.map((_, index) => (index === 2 ? 100_000n : 80_000n)),
  )
})

it('a trace is a set of one: its stakes are held and each draw has its ticket', async () => {
  const member = await world.createMember('10.00')
  const other = await world.createMember('10.00')
  const multiples = [1, 0, 2]
  const [trace] = await Promise.all([
    world.draftOf(member, lastThree('456'), { multiples }),
    world.place(other, lastThree('456')),
  ])
  const first = await world.lottery.placeOrder(trace)
  expect(await world.lottery.placeOrder(trace)).toEqual(first)
  const tickets = await world.ticketsOf(member)
  expect(
    tickets.map(({ trace_number, multiple, is_held }) => [trace_number, multiple, is_held]),
  ).toEqual([
    [1, 1, true],
    [2, 2, true],
  ])
  expect((await world.wallet.balanceOf(member)).heldMinor).toBe(60_000n)
  expect(await available(member)).toBe(40_000n)
})

it('a retry gets the first answer although the slip would no longer be accepted', async () => {
  const member = await world.createMember('100.00')
  const draft = await world.draftOf(member, lastThree('456'))
  const first = await world.lottery.placeOrder(draft)
  await world.pool.query('update lottery.game set on_sale = false where id = $1', [minuteGame])
  world.forgetSetup()
  try {
    expect(await world.lottery.placeOrder(draft)).toEqual(first)
    await expect(world.place(member, lastThree('456'))).rejects.toMatchObject({
      code: 'lottery.draw_closed',
    })
  } finally {
    await world.pool.query('update lottery.game set on_sale = true where id = $1', [minuteGame])
    world.forgetSetup()
  }
})

it('after the close every order of a set is refused, and nothing is taken', async () => {
  const members = await Promise.all(Array.from({ length: 10 }, () => world.createMember('10.00')))
  const drafts = await Promise.all(
    members.map((memberId) => world.draftOf(memberId, lastThree('789'))),
  )
  const [draw] = await world.listOpen(minuteGame)
  if (draw) world.advanceTo(draw.closes_at)
  const results = await Promise.allSettled(drafts.map((draft) => world.lottery.placeOrder(draft)))
  for (const result of results) {
    expect(result).toMatchObject({ status: 'rejected', reason: { code: 'lottery.draw_closed' } })
  }
  expect(await Promise.all(members.map(available))).toEqual(Array(10).fill(100_000n))
})
