import { randomUUID } from 'node:crypto'
import { parseMoney } from '@trevo/money/money.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { Refusal } from '@trevo/platform/refusal.ts'
import { lastThree, openTestLottery } from '../../testing/open-test-lottery.ts'

const world = await openTestLottery()
afterAll(() => world.close())

const codeOf = (promise: Promise<unknown>): Promise<string> =>
  promise.then(
    () => 'placed',
    (error: unknown) => (error instanceof Refusal ? error.code : String(error)),
  )

/** A slip of some 10 kB whose last item is malformed: only a complete read finds that. */
const items = Array.from({ length: 400 }, (_, index) => lastThree(String(100 + index)))
const large = items.join(';')
const malformed = `${large};nothing`
const amountMinor = parseMoney('400.00')

describe('large slips', () => {
  it('a slip that the member cannot pay is refused before it is read', async () => {
    const member = await world.createMember('1.00')
    expect(await codeOf(world.place(member, malformed, { amountMinor }))).toBe(
      'wallet.insufficient_balance',
    )
    const rich = await world.createMember('1000.00')
    expect(await codeOf(world.place(rich, malformed, { amountMinor }))).toBe('lottery.slip_invalid')
  })

  it('for a trace the sum of all draws is compared with the balance', async () => {
    const member = await world.createMember('700.00')
    const trace = { amountMinor, multiples: [1, 1] }
    expect(await codeOf(world.place(member, malformed, trace))).toBe('wallet.insufficient_balance')
  })

  it('at most four of one member are read or wait, and others get their turns meanwhile', async () => {
    const member = await world.createMember('10000.00')
    const other = await world.createMember('10000.00')
    const draft = await world.draftOf(member, large)
    const all = Array.from({ length: 12 }, () =>
      codeOf(world.lottery.placeOrder({ ...draft, clientId: randomUUID() })),
    )
    const others = codeOf(world.lottery.placeOrder({ ...draft, memberId: other }))
    const codes = await Promise.all(all)
    expect(new Set(codes)).toEqual(new Set(['placed', 'wallet.busy']))
    expect(codes.filter((code) => code === 'placed').length).toBeGreaterThanOrEqual(4)
    expect(await others).toBe('placed')
  })

  it('a closed draw is refused before the slip is read', async () => {
    const member = await world.createMember('1000.00')
    const [draw] = await world.listOpen()
    if (!draw) throw new Error('no draw on sale')
    const drawNumber = draw.draw_number
    world.advanceTo(draw.closes_at)
    expect(await codeOf(world.place(member, malformed, { drawNumber }))).toBe('lottery.draw_closed')
  })
})
