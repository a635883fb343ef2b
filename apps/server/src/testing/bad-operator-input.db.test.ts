import { randomUUID } from 'node:crypto'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { first, second, startOperatorWorld } from './start-operator-world.ts'

const world = await startOperatorWorld()
afterAll(() => world.server.close())
world.beginTest()
const one = await world.enterAs(first)
const other = await world.enterAs(second)
const { pool } = world.server

const reason = 'decided on Monday'
const id = randomUUID()
const number = '999999999'

describe('what is not there, or not of this brand, is refused by the name of what it should be', () => {
  const remark = reason
  it.each([
    [
      'a promotion',
      () =>
        one.call(ops.setPromotionState, {
          params: { promotionId: number },
          body: { state: 'stopped', reason },
        }),
      'promotion.unknown',
    ],
    [
      'an entry of a promotion',
      () =>
        one.call(ops.decidePromotionEntry, {
          params: { entryId: number },
          body: { decision: 'approve', reason },
        }),
      'promotion.entry_unknown',
    ],
    [
      'a stop of play',
      () => one.call(ops.resumePlay, { params: { stopId: id }, body: { reason } }),
      'play.stop_unknown',
    ],
    [
      'a campaign of free rounds',
      () => one.call(ops.cancelFreeRoundsOf, { params: { campaignId: id }, body: { reason } }),
      'play.free_rounds_unknown',
    ],
    [
      'an exchange of points, for a yes',
      () => one.call(ops.approveRedemption, { params: { redemptionId: id }, body: { remark } }),
      'points.redemption_unknown',
    ],
    [
      'an exchange of points, for a no',
      () => one.call(ops.rejectRedemption, { params: { redemptionId: id }, body: { remark } }),
      'points.redemption_unknown',
    ],
    [
      'a case of risk',
      () =>
        one.call(ops.changeRiskCase, {
          params: { caseId: number },
          body: { clientId: randomUUID(), note: reason },
        }),
      'risk.case_unknown',
    ],
    [
      'a case whose members are blocked',
      () =>
        one.call(ops.blockCaseMembers, {
          params: { caseId: number },
          body: {
            members: ['ana.demo'],
            permissions: ['withdraw'],
            reason,
            requestId: randomUUID(),
          },
        }),
      'risk.case_unknown',
    ],
    [
      'a request for a second person',
      () => one.call(ops.approveChange, { params: { requestId: id } }),
      'approval.unknown',
    ],
  ] as const)('%s', async (_, act, code) => {
    expect(await act()).toMatchObject({ ok: false, code })
  })
})

describe('money that is nothing', () => {
  it('an adjustment of zero is refused, and no request waits', async () => {
    const { rows: found } = await pool.query<{ id: bigint }>(
      "select member_id as id from members.member where account_key = 'trevo@ana.demo'",
    )
    const body = {
      adjustmentId: randomUUID(),
      member: String(found[0]?.id),
      direction: 'credit',
      amount: '0.00',
      cause: 'goodwill',
      evidence: 'ticket 4711',
      reason,
    } as const
    expect(await one.call(ops.adjustBalance, { body })).toMatchObject({
      code: 'ledger.amount_zero',
    })
    const { rows } = await pool.query(
      "select from staff.change_request where kind = 'adjustBalance'",
    )
    expect(rows).toEqual([])
  })
})

describe('a segment that changed meanwhile', () => {
  const segmentId = randomUUID()
  const save = (by: typeof one, revision: number, name: string, of = segmentId) =>
    by.call(ops.saveSegment, {
      params: { segmentId: of },
      body: { name, conditions: { levelMin: 1 }, isShared: true, revision },
    })

  it('is refused to the one who read it before, and keeps what was saved', async () => {
    expect(await save(one, 0, 'Level one')).toMatchObject({ ok: true })
    expect(await save(other, 1, 'Level one and up')).toMatchObject({ ok: true })
    expect(await save(one, 1, 'Levels')).toMatchObject({ code: 'segment.changed' })
    expect(
      await one.call(ops.deleteSegment, { params: { segmentId }, body: { revision: 1 } }),
    ).toMatchObject({ code: 'segment.changed' })
    expect(await save(one, 0, 'Level one and up', randomUUID())).toMatchObject({
      code: 'segment.name_taken',
    })
    const { rows } = await pool.query('select name from promotions.segment where segment_id = $1', [
      segmentId,
    ])
    expect(rows).toEqual([{ name: 'Level one and up' }])
  })
})
