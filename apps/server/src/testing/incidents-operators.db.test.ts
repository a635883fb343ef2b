import * as ops from '@trevo/api-client/ops-endpoints.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
const { server } = world
afterAll(() => server.close())
world.beginTest()
const one = await world.enterAs(first)
const other = await world.enterAs(second)

const roundId = 'round-of-an-incident'
beforeAll(async () => {
  const { memberId } = await server.logIn('ana.demo')
  await server.deposit(memberId, 'd-incident', '50.00')
  await server.stake({ memberId, txnId: 'txn-incident', amount: '5.00', nodeId: 1001, roundId })
  await server.pool.query(
    `insert into play.incident (vendor, what, about, detail, happened_at)
     values ('BGS', 'credit_above_cap', $1, '{"debit": "txn-incident"}', now()),
       ('BGS', 'statement_missing', '2026-01-01', '{}', now() - interval '1 hour')`,
    [roundId],
  )
})

const list = async (query: object = {}) =>
  valueOf(await one.call(ops.listIncidents, { query: query as never })).list

describe('incidents', () => {
  it('are taken, noted and closed with a reason, and the history says by whom', async () => {
    const [incident, missing] = await list()
    expect(incident).toMatchObject({ what: 'credit_above_cap', owner: null, closedAt: null })
    expect(missing).toMatchObject({ what: 'statement_missing' })
    const params = { incidentId: incident?.incidentId ?? '' }
    await one.call(ops.assignIncident, { params, body: { isMine: true } })
    expect(await list({ owner: first.username })).toHaveLength(1)
    expect(await list({ owner: '-' })).toHaveLength(1)
    await other.call(ops.noteIncident, { params, body: { text: 'Asked the vendor' } })
    const closed = valueOf(
      await one.call(ops.closeIncident, { params, body: { reason: 'The vendor is right' } }),
    )
    expect(closed).toMatchObject({
      closedBy: first.username,
      round: { vendor: 'BGS', roundId },
      events: [
        { kind: 'assigned', operator: first.username },
        { kind: 'noted', operator: second.username, note: 'Asked the vendor' },
        { kind: 'closed', note: 'The vendor is right' },
      ],
    })
    expect((await list()).map(({ what }) => what)).toEqual(['statement_missing'])
    expect(await list({ state: 'closed' })).toHaveLength(1)
    const again = await one.call(ops.closeIncident, { params, body: { reason: 'once more' } })
    expect(again).toMatchObject({ code: 'incident.closed' })
    // What was found afterwards is still noted.
    expect(
      await other.call(ops.noteIncident, { params, body: { text: 'Confirmed in writing' } }),
    ).toMatchObject({ ok: true })
  })

  it('one about another brand’s member is unknown', async () => {
    await server.change(
      `insert into settings.brand overriding system value select (jsonb_populate_record(null::settings.brand, to_jsonb(b) ||
         '{"id": 2, "merchant": "other", "company_place": 2, "main_domain": "other.test", "domains": ["other.test"]}')).*
       from settings.brand b where id = 1;
       insert into settings.register_rule select (jsonb_populate_record(null::settings.register_rule,
         to_jsonb(r) || '{"brand_id": 2}')).* from settings.register_rule r where brand_id = 1`,
    )
    await server.pool.query(
      `update members.member set brand_id = 2 where member_id = (
         select member_id from play.bet where round_id = $1 limit 1)`,
      [roundId],
    )
    expect(await list({ state: 'closed' })).toEqual([])
    const { rows } = await server.pool.query<{ id: bigint }>(
      'select id from play.incident where about = $1',
      [roundId],
    )
    const params = { incidentId: String(rows[0]?.id) }
    expect(await one.call(ops.showIncident, { params })).toMatchObject({ code: 'incident.unknown' })
    await server.pool.query('update members.member set brand_id = 1 where brand_id = 2')
  })
})

describe('a round by its id alone', () => {
  it('is found by the search box and opened without its vendor', async () => {
    const found = valueOf(await one.call(ops.findAnything, { query: { text: roundId } })).list
    expect(found).toMatchObject([{ kind: 'round', id: roundId }])
    expect(await one.call(ops.showRound, { query: { roundId } })).toMatchObject({
      value: { roundId, vendor: 'BGS', stake: '5.00' },
    })
    const none = await one.call(ops.showRound, { query: { roundId: 'no-such-round' } })
    expect(none).toMatchObject({ code: 'round.unknown' })
  })
})

expectActsWithoutBefore(() => server.pool, [])
