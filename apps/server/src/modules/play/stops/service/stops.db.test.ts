import { randomUUID } from 'node:crypto'
import type { StopScope } from '@trevo/contract/ops/games/play-stops.ts'
import { createTestDatabase } from '@trevo/database/testing/create-test-database.ts'
import { expectReply, seat } from '@trevo/vendor-kit/conformance/bench.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { approvalModules, openTestApprovals } from '../../../../testing/open-test-approvals.ts'
import { serverMigrations } from '../../../module-folders.ts'
import { openTestPlay, otherGame, testGame, testMigrations } from '../../testing/open-test-play.ts'
import { createListPlayStops } from './list-play-stops.ts'
import { createResumePlay } from './resume-play.ts'
import { createStopPlay } from './stop-play.ts'

const openWorld = async () => {
  let aheadMs = 0
  const clock = { now: () => new Date(Date.now() + aheadMs) }
  const own = await createTestDatabase([
    ...testMigrations,
    ...serverMigrations.filter(({ module }) => approvalModules.includes(module)),
  ])
  const approvals = await openTestApprovals({ pool: own.pool, clock }, ['ana', 'bento'])
  const server = await openTestPlay({ staff: approvals.staff.approvals }, own)
  approvals.staff.approvals.register(server.play.changeKinds)
  return {
    approvals,
    server,
    list: createListPlayStops(server.context),
    stopPlay: createStopPlay(server.context),
    resumePlay: createResumePlay(server.context),
    advance: (minutes: number): void => {
      aheadMs += minutes * 60_000
      server.advance(minutes * 60_000)
    },
  }
}

let world: Awaited<ReturnType<typeof openWorld>>
let server: typeof world.server
let approvals: typeof world.approvals
beforeEach(async () => {
  world = await openWorld()
  ;({ server, approvals } = world)
})
afterEach(() => server.close())

const stop = (what: StopScope, operator = 'ana') =>
  world.stopPlay({
    ...approvals.order(operator),
    requestId: randomUUID(),
    what,
    reason: 'odd payouts',
  })
const confirm = (requestId: string | null) =>
  approvals.staff.approvals.approveChange({
    requestId: requestId ?? '',
    by: approvals.by('bento'),
  })
const listActive = async () => (await world.list({ brandId: 1, pageSize: 10 })).active
const stake = async () => (await seat(server.world, '10.00')).debit({ transactionId: randomUUID() })

describe('play that an operator stops', () => {
  it.each([
    { scope: 'platform' },
    { scope: 'vendor', vendor: 'BGS' },
    { scope: 'game', nodeId: testGame.nodeId },
  ] as const)(
    '%o: no new stake from the answer on, while what is under way is paid',
    async (what) => {
      const table = await seat(server.world, '10.00')
      const debit = randomUUID()
      expectReply(await table.debit({ transactionId: debit }), 'OK', '9.00')
      expect(await stop(what)).toMatchObject({ state: 'provisional', stoppedBy: 'ana' })
      expectReply(await table.debit({ transactionId: randomUUID() }), 'INVALID_GAME')
      expectReply(await table.credit(debit, { amount: '3.00', roundClosed: true }), 'OK', '12.00')
      await expect(
        server.play.launchGame({
          member: await server.createMember('1.00'),
          nodeId: testGame.nodeId,
          language: 'PT',
        }),
      ).rejects.toMatchObject({ code: 'play.stopped' })
    },
  )

  it('another game, another vendor and another brand go on', async () => {
    await server.pool.query(
      `insert into play.stop
         (id, brand_id, scope, vendor, node_id, reason, stopped_by, stopped_at, confirm_until)
       select gen_random_uuid(), brand, scope, vendor, node, 'fault', 'ana', now(),
         now() + interval '15 minutes'
       from (values (2, 'platform', null, null), (2, 'game', null, ${testGame.nodeId}),
         (1, 'vendor', 'OTHER', null), (1, 'game', null, ${otherGame.nodeId}))
         s (brand, scope, vendor, node)`,
    )
    expectReply(await stake(), 'OK', '9.00')
    expect((await listActive()).map(({ scope }) => scope).toSorted()).toEqual(['game', 'vendor'])
  })

  it('without a second yes it ends by itself after 15 minutes, before any job notes it', async () => {
    const { approvalId, confirmUntil, stoppedAt } = await stop({ scope: 'platform' })
    expect(Date.parse(confirmUntil) - Date.parse(stoppedAt)).toBe(15 * 60_000)
    world.advance(14.9)
    expect(await server.play.isPlayOff(1)).toBe(true)
    world.advance(0.2)
    expect(await server.play.isPlayOff(1)).toBe(false)
    expectReply(await stake(), 'OK', '9.00')
    await expect(confirm(approvalId)).rejects.toMatchObject({ code: 'approval.expired' })
    expect(await server.play.revertStops()).toBe(1)
    expect((await world.list({ brandId: 1, pageSize: 10 })).list).toMatchObject([
      { state: 'reverted', endedBy: null },
    ])
  })

  it('with it, it lasts until two persons resume play', async () => {
    const { approvalId } = await stop({ scope: 'platform' })
    await confirm(approvalId)
    world.advance(60)
    expect(await server.play.revertStops()).toBe(0)
    const [active] = await listActive()
    expect(active).toMatchObject({ state: 'confirmed', confirmedBy: 'bento' })
    await expect(stop({ scope: 'platform' })).rejects.toMatchObject({
      code: 'play.already_stopped',
    })
    const resume = (operator: string) =>
      world.resumePlay({ ...approvals.order(operator), stopId: active!.stopId, reason: 'mended' })
    expect(await resume('ana')).toMatchObject({ state: 'confirmed' })
    expect(await server.play.isPlayOff(1)).toBe(true)
    expect(await resume('bento')).toMatchObject({ state: 'resumed', endedBy: 'bento' })
    expect(await server.play.isPlayOff(1)).toBe(false)
  })

  it('a stop of nobody, of another brand, or one that is over is not resumed', async () => {
    const resume = (stopId: string, brandId = 1) =>
      world.resumePlay({ ...approvals.order('ana'), brandId, stopId, reason: 'mended' })
    await expect(resume(randomUUID())).rejects.toMatchObject({ code: 'play.stop_unknown' })
    const { stopId } = await stop({ scope: 'platform' })
    await expect(resume(stopId, 2)).rejects.toMatchObject({ code: 'play.stop_unknown' })
    world.advance(24 * 60)
    await expect(resume(stopId)).rejects.toMatchObject({ code: 'play.stop_over' })
  })

  it('those that are over are listed newest first, page by page, to their brand alone', async () => {
    for (const nodeId of [testGame.nodeId, otherGame.nodeId]) {
      await stop({ scope: 'game', nodeId })
      world.advance(16)
      await server.play.revertStops()
    }
    const first = await world.list({ brandId: 1, pageSize: 1 })
    const last = await world.list({ brandId: 1, pageSize: 1, before: first.next ?? '' })
    expect([...first.list, ...last.list].map(({ nodeId }) => nodeId)).toEqual([
      otherGame.nodeId,
      testGame.nodeId,
    ])
    expect(last.next).toBeNull()
    expect(first.active).toEqual([])
    expect((await world.list({ brandId: 2, pageSize: 10 })).list).toEqual([])
  })

  it('nobody confirms their own stop', async () => {
    const { approvalId } = await stop({ scope: 'platform' })
    await expect(
      approvals.staff.approvals.approveChange({
        requestId: approvalId ?? '',
        by: approvals.by('ana'),
      }),
    ).rejects.toMatchObject({ code: 'approval.same_person' })
  })

  it('one that is refused or withdrawn ends at once', async () => {
    const { approvalId } = await stop({ scope: 'vendor', vendor: 'BGS' })
    await approvals.staff.approvals.withdrawChange({
      requestId: approvalId ?? '',
      by: approvals.by('ana'),
    })
    expect(await server.play.revertStops()).toBe(1)
    expectReply(await stake(), 'OK', '9.00')
    expect(await stop({ scope: 'vendor', vendor: 'BGS' })).toMatchObject({ state: 'provisional' })
  })

  it('the same request again is the same stop; an unknown game or vendor is refused', async () => {
    const requestId = randomUUID()
    const ask = () =>
      world.stopPlay({
        ...approvals.order('ana'),
        requestId,
        what: { scope: 'platform' },
        reason: 'odd payouts',
      })
    const [first, again] = [await ask(), await ask()]
    expect(again.stopId).toBe(first.stopId)
    await expect(stop({ scope: 'vendor', vendor: 'NONE' })).rejects.toMatchObject({
      code: 'game.unknown',
    })
    await expect(stop({ scope: 'game', nodeId: 9_999 })).rejects.toMatchObject({
      code: 'game.unknown',
    })
  })
})

describe('a game in maintenance at one brand', () => {
  it('takes no stake of its members, open or not, while what is under way is paid', async () => {
    const table = await seat(server.world, '10.00')
    const debit = randomUUID()
    expectReply(await table.debit({ transactionId: debit }), 'OK', '9.00')
    server.closedAt.add(`1:${testGame.nodeId}`)
    expectReply(await table.debit({ transactionId: randomUUID() }), 'INVALID_GAME')
    expectReply(await table.credit(debit, { amount: '3.00', roundClosed: true }), 'OK', '12.00')
    server.closedAt.clear()
    expectReply(await table.debit({ transactionId: randomUUID() }), 'OK', '11.00')
  })

  it('goes on at another brand', async () => {
    server.closedAt.add(`2:${testGame.nodeId}`)
    expectReply(await stake(), 'OK', '9.00')
  })
})
