import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestLottery, type TestLottery } from '../../testing/open-test-lottery.ts'

let world: TestLottery
beforeEach(async () => {
  world = await openTestLottery()
})
afterEach(() => world.close())

const reason = 'Decided by the head of lotteries'

describe('from which prize on two persons decide', () => {
  const change = (operator: string, bigPrize: string | null) =>
    world.lottery.changeBigPrize(world.approvals.by(operator), {
      requestId: randomUUID(),
      bigPrize,
      reason,
    })

  it('changes by two persons, and is not there twice', async () => {
    const { bigPrize, groupCodes } = await world.lottery.showLotterySettings(1)
    expect(bigPrize).toBeNull()
    // Those with plays that are priced by series.
    expect(groupCodes).toEqual(['SSC', '11X5', 'LF', 'PK10', 'LHC', 'K3', 'PCB'])
    await change('ana', '50000.00')
    expect((await world.lottery.showLotterySettings(1)).waiting).toMatchObject([
      { target: 'big-prize', askedBy: 'ana' },
    ])
    await change('bento', '50000.00')
    const after = await world.lottery.showLotterySettings(1)
    expect([after.bigPrize, after.waiting]).toEqual(['50000.00', []])
    await expect(change('ana', '50000.00')).rejects.toMatchObject({
      code: 'lottery.change_invalid',
    })
    await expect(change('ana', '0.00')).rejects.toMatchObject({ code: 'lottery.change_invalid' })
  })
})

describe('series of a group of lotteries', () => {
  const rule = { groupCode: 'SSC', prizeModeId: 1, lowest: 1_700, betHighest: 1_940, given: 1_950 }
  const change = (operator: string, more: Partial<typeof rule> = {}) =>
    world.lottery.changeSeriesRule(world.approvals.by(operator), {
      requestId: randomUUID(),
      rule: { ...rule, ...more },
      reason,
    })

  it('members choose by the new ones as soon as two persons said so', async () => {
    await change('ana')
    await change('bento')
    const memberId = await world.createMember()
    const [series] = await world.lottery.listSeries(1, memberId)
    expect(series).toMatchObject({ maxSeries: 1_950, maxBetSeries: 1_940, minSeries: 1_700 })
    expect((await world.lottery.showLotterySettings(1)).series).toContainEqual({
      ...rule,
      returnBp: 9_750,
    })
  })

  it('a return beyond the bounds is refused with its figure, rebates included', async () => {
    await expect(change('ana', { given: 1_962 })).rejects.toMatchObject({
      code: 'lottery.return_out_of_bounds',
      detail: { return: '98.10', lowest: '50.00', highest: '97.80' },
    })
  })

  it.each([
    ['order', { lowest: 1_960 }],
    ['step', { betHighest: 1_941 }],
    ['group', { groupCode: 'NONE' }],
  ] as const)('for its %s it is refused', async (fault, more) => {
    await expect(change('ana', more)).rejects.toMatchObject({
      code: 'lottery.change_invalid',
      detail: { reason: fault },
    })
  })
})
