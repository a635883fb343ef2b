import { randomUUID } from 'node:crypto'
import * as endpoints from '@trevo/api-client/endpoints.ts'
import * as ops from '@trevo/api-client/ops-endpoints.ts'
import type {
  LoyaltySetting,
  LoyaltySettingOf,
} from '@trevo/contract/ops/giving/loyalty-settings.ts'
import { afterAll, describe, expect, it } from 'vitest'
import { expectActsWithoutBefore } from './backoffice/expect-acts-without-before.ts'
import { first, second, startOperatorWorld } from './start-operator-world.ts'
import { valueOf } from './value-of.ts'

const world = await startOperatorWorld()
afterAll(() => world.server.close())
const { modules, pool } = world.server.server
const { loyalty, rewards } = modules

/** Both operators with new sessions: the clock moved by days since the last ones. */
const enter = async () => {
  world.beginTest()
  return {
    one: await world.enterAs(first),
    other: await world.enterAs(second),
  }
}
type Both = Awaited<ReturnType<typeof enter>>

const shown = async ({ one }: Both) => valueOf(await one.call(ops.showLoyaltySettings))
const ask = ({ one }: Both, setting: LoyaltySetting, base: LoyaltySetting | null) =>
  one.call(ops.changeLoyaltySetting, {
    body: { requestId: randomUUID(), setting, base, reason: 'plan of the month' },
  })
/** Asked by one person and approved by the other. */
const change = async (both: Both, setting: LoyaltySetting, base: LoyaltySetting | null) => {
  const { requestId, isDone } = valueOf(await ask(both, setting, base))
  expect(isDone).toBe(false)
  return both.other.call(ops.approveChange, { params: { requestId } })
}
const preview = async ({ one }: Both, setting: LoyaltySetting) =>
  valueOf(await one.call(ops.previewLoyaltySetting, { body: { setting } }))
const missions = async ({ one }: Both, state: 'current' | 'ended' = 'current') =>
  valueOf(await one.call(ops.listLoyaltyMissions, { query: { state, pageSize: 100 } })).list

const drawOf = async (both: Both, kind: string): Promise<LoyaltySettingOf<'draw'>> => {
  const found = (await shown(both)).draws.find((one) => one.kind === kind)
  if (!found) throw new Error(kind)
  const { left: _left, ...setting } = found
  return setting
}
const dayMs = 86_400_000

describe('a mission', () => {
  const setting: LoyaltySettingOf<'mission'> = {
    subject: 'mission',
    missionId: null,
    names: { PT: 'R$ 300 hoje', EN: 'Bet R$300 today' },
    drawing: 'bullseye',
    type: 'STAKED',
    period: 'DAILY',
    target: '300.00',
    after: null,
    prize: { type: 'cash', amount: '0.30', count: null, winTurnover: 0, draw: null },
    place: 20,
  }

  it('by two persons begins with the next day, and members see it then', async () => {
    const both = await enter()
    const judged = await preview(both, setting)
    expect(judged).toMatchObject({ faults: [], before: {} })
    expect(judged.figures).toContainEqual({
      code: 'worth',
      kind: 'money',
      now: null,
      next: '0.30',
      bound: '0.30',
      isOver: false,
    })
    valueOf(await change(both, setting, null))
    const planned = (await missions(both)).find(({ names }) => names.EN === setting.names.EN)
    expect(planned).toMatchObject({ state: 'planned', worth: '0.30', startsAt: judged.startsAt })

    const titles = async () =>
      valueOf(
        await (await world.server.logIn('ana.demo')).api.call(endpoints.getMissionSummaryDetails),
      ).missions.map(({ title }) => title)
    expect(await titles()).not.toContain(setting.names.EN)
    world.advance(dayMs)
    expect(await titles()).toContain(setting.names.EN)
  })

  it('whose own stakes do not pay for its reward is refused with both amounts', async () => {
    const both = await enter()
    const dear = { ...setting, prize: { ...setting.prize, amount: '0.31' } }
    expect((await preview(both, dear)).figures[0]).toMatchObject({ next: '0.31', isOver: true })
    expect(await ask(both, dear, null)).toMatchObject({
      code: 'loyalty.over_bound',
      message: 'Too much: 0.31; at most 0.30 is allowed.',
    })
  })

  it('with other terms takes over where its period ends, with those that follow it', async () => {
    const both = await enter()
    const current = await missions(both)
    const daily = current.find(({ names }) => names.EN === 'Bet R$160 today')
    const next = current.find(({ after }) => after === daily?.missionId)
    if (!daily || !next) throw new Error('the chain of the demo')
    const { state: _s, startsAt: _a, endsAt: _e, worth: _w, given: _g, ...base } = daily
    valueOf(await change(both, { ...base, target: '200.00' }, base))
    const after = await missions(both)
    const replacing = after.find(({ target, period }) => target === '200.00' && period === 'DAILY')
    const old = after.find(({ missionId }) => missionId === daily.missionId)
    expect(replacing).toMatchObject({ state: 'planned' })
    expect(old?.endsAt).toBe(replacing?.startsAt)
    const followers = after.filter(({ names }) => names.EN === next.names.EN)
    expect(followers).toHaveLength(2)
    expect(followers.map((one) => one.after).toSorted()).toEqual(
      [daily.missionId, replacing?.missionId].toSorted(),
    )
    // Cancelled before it begins, the old one goes on, and so does what follows it.
    valueOf(
      await both.one.call(ops.adjustLoyalty, {
        body: {
          change: { subject: 'missionEnd', missionId: replacing?.missionId ?? 0 },
          base: {},
          reason: 'not now',
        },
      }),
    )
    const again = await missions(both)
    expect(again.find(({ missionId }) => missionId === daily.missionId)?.endsAt).toBeNull()
    expect(again.find(({ missionId }) => missionId === next.missionId)?.endsAt).toBeNull()
    expect(again).toHaveLength(current.length)
  })

  it('ends with its period, one that is done once a week later; its look needs one person', async () => {
    const both = await enter()
    const current = await missions(both)
    const once = current.find(({ period }) => period === 'ONCE')
    const weekly = current.find(({ period }) => period === 'WEEKLY')
    if (!once || !weekly) throw new Error('missions of the demo')
    const endOf = async (missionId: number) =>
      valueOf(
        await both.one.call(ops.adjustLoyalty, {
          body: {
            change: { subject: 'missionEnd', missionId },
            base: {},
            reason: 'summer is over',
          },
        }),
      ).endsAt
    const [week, later] = [await endOf(weekly.missionId), await endOf(once.missionId)]
    const now = world.clock.now().getTime()
    expect(Date.parse(week ?? '') - now).toBeLessThanOrEqual(7 * dayMs)
    expect(Date.parse(later ?? '') - now).toBeGreaterThan(7 * dayMs)
    const daily = current.find(({ names }) => names.EN === setting.names.EN)
    if (!daily) throw new Error('the new mission')
    const { missionId, names, drawing, place } = daily
    const look = { names: { ...names, EN: 'R$300 a day' }, drawing, place }
    const dress = () =>
      both.one.call(ops.adjustLoyalty, {
        body: {
          change: { subject: 'missionLook', missionId, ...look },
          base: { names, drawing, place },
          reason: 'a shorter name',
        },
      })
    valueOf(await dress())
    expect(await dress()).toMatchObject({
      code: 'loyalty.changed',
      message: expect.stringContaining('names'),
    })
  })
})

describe('odds', () => {
  it('change by two persons from the next day on; a ticket keeps those of when it was given', async () => {
    const both = await enter()
    const wheel = await drawOf(both, 'PRIZE_WHEEL')
    const cents = {
      type: 'cash',
      amount: '0.05',
      count: null,
      winTurnover: 0,
      names: null,
      stock: null,
    } as const
    const cheap = { ...wheel, prizes: [{ ...cents, weight: 1_000_000 }] }
    const judged = await preview(both, cheap)
    expect(judged.figures.find(({ code }) => code === 'ticketMean')).toMatchObject({ next: '0.05' })
    valueOf(await change(both, cheap, wheel))
    const [planned] = (await shown(both)).planned
    expect(planned).toMatchObject({ target: 'draw:PRIZE_WHEEL', startsAt: judged.startsAt })
    expect(await ask(both, { ...cheap, names: { PT: 'Roda', EN: 'Wheel' } }, wheel)).toMatchObject({
      code: 'loyalty.already_planned',
    })

    const bento = await world.server.logIn('bento.demo')
    const giveTicket = (sourceId: string) =>
      rewards.grantReward({
        memberId: bento.memberId,
        brandId: 1,
        kind: 'PRIZE_WHEEL',
        names: wheel.names,
        prize: { type: 'draw' },
        source: 'test',
        sourceId,
      })
    await giveTicket('before')
    await loyalty.applyPlannedChanges()
    expect(await drawOf(both, 'PRIZE_WHEEL')).toEqual(wheel)
    world.advance(dayMs)
    await loyalty.applyPlannedChanges()
    await giveTicket('after')
    const again = await enter()
    expect(await drawOf(again, 'PRIZE_WHEEL')).toEqual(cheap)
    expect((await shown(again)).planned).toEqual([])

    const { api } = await world.server.logIn('bento.demo')
    const { list } = valueOf(await api.call(endpoints.listTickets))
    // The member reads the odds by which each ticket is drawn.
    expect(list.map(({ odds }) => odds?.prizes.length ?? null)).toEqual([wheel.prizes.length, null])
    for (const { id } of list) {
      valueOf(
        await api.call(endpoints.claimTicket, { body: { transactionId: id, clientSeed: 'mine' } }),
      )
    }
    const { rows } = await pool.query<{ source_id: string; prizes: number }>(
      `select source_id, jsonb_array_length(proof->'prizes') as prizes from rewards.reward
       where source = 'test' order by source_id`,
    )
    expect(rows).toEqual([
      { source_id: 'after', prizes: 1 },
      { source_id: 'before', prizes: wheel.prizes.length },
    ])
  })

  it('that do not add up, or make a ticket dearer than its missions, are refused', async () => {
    const both = await enter()
    const egg = await drawOf(both, 'RED_ENVELOPE')
    const [prize] = egg.prizes
    if (!prize) throw new Error('a prize')
    const short = { ...egg, prizes: [{ ...prize, weight: 999_999 }] }
    expect((await preview(both, short)).faults).toEqual(['weights'])
    expect(await ask(both, short, egg)).toMatchObject({
      code: 'loyalty.invalid',
      message: expect.stringContaining('weights'),
    })
    const dear = { ...egg, prizes: [{ ...prize, amount: '1.00', weight: 1_000_000 }] }
    expect((await preview(both, dear)).overMissions).toContainEqual({
      name: 'Mais R$ 160 hoje',
      worth: '1.00',
      bound: '0.16',
    })
    expect(await ask(both, dear, egg)).toMatchObject({ code: 'loyalty.over_bound' })
  })
})

describe('rates', () => {
  it('over their share are refused with the figure, those of a planned change counted in', async () => {
    const both = await enter()
    const { rebate, levels } = await shown(both)
    if (!levels) throw new Error('levels of the demo')
    const withRate = (rateBp: number) => ({
      ...rebate,
      products: rebate.products.map((one) => (one.product === 'RNG' ? { ...one, rateBp } : one)),
    })
    expect((await preview(both, withRate(41))).figures[0]).toMatchObject({
      code: 'rebateMax',
      now: '0.50 %',
      next: '0.51 %',
      isOver: true,
    })
    expect(await ask(both, withRate(41), rebate)).toMatchObject({
      code: 'loyalty.over_bound',
      message: 'Too much: 0.51 %; at most 0.50 % is allowed.',
    })
    // 0.30 % with levels of 0.20 % would fit alone, but the levels begin a month later.
    valueOf(await change(both, withRate(30), rebate))
    const dearer = { ...levels, levels: levels.levels.map((one) => ({ ...one, rebateBp: 20 })) }
    expect(await ask(both, dearer, levels)).toMatchObject({ code: 'loyalty.over_bound' })

    const [planned] = (await shown(both)).planned
    valueOf(
      await both.one.call(ops.cancelPlannedChange, {
        params: { changeId: planned?.changeId ?? '' },
        body: { reason: 'after the holidays' },
      }),
    )
    expect((await shown(both)).planned).toEqual([])
    expect(
      await both.one.call(ops.cancelPlannedChange, {
        params: { changeId: planned?.changeId ?? '' },
        body: { reason: 'twice' },
      }),
    ).toMatchObject({ code: 'loyalty.started' })
  })

  it('of points and mall are one bound: neither points nor an exchange go over it', async () => {
    const both = await enter()
    const { points } = await shown(both)
    if (!points) throw new Error('points of the demo')
    const richer = {
      ...points,
      rules: points.rules.map((one) => (one.product === 'RNG' ? { ...one, points: '1.01' } : one)),
    }
    expect(await ask(both, richer, points)).toMatchObject({
      code: 'loyalty.over_bound',
      message: 'Too much: 0.101 %; at most 0.10 % is allowed.',
    })
    const items = valueOf(await both.one.call(ops.listMallItems)).list
    const money = items.find(({ prize }) => prize === '10.00')
    if (!money) throw new Error('an exchange for money')
    const { redeemed: _redeemed, ...base } = money
    expect(await ask(both, { ...base, points: '999.00' }, base)).toMatchObject({
      code: 'loyalty.over_bound',
    })
    valueOf(await change(both, { ...base, points: '1100.00', stock: 600 }, base))
    // What another person saw before is refused with the fields that changed.
    expect(await ask(both, { ...base, stock: 700 }, base)).toMatchObject({
      code: 'loyalty.changed',
      message: expect.stringContaining('points, stock'),
    })
  })

  it('of levels begin with the next month, and a ladder that falls is refused', async () => {
    const both = await enter()
    const { levels } = await shown(both)
    if (!levels) throw new Error('levels of the demo')
    const [start, ...rest] = levels.levels
    const [lowest] = rest
    if (!start || !lowest) throw new Error('two levels')
    const falling = {
      ...levels,
      levels: [start, { ...lowest, total: '99999999.00' }, ...rest.slice(1)],
    }
    expect((await preview(both, falling)).faults).toEqual(['levelsRise'])
    const kinder = { ...levels, levels: [start, { ...lowest, month: '0.06' }, ...rest.slice(1)] }
    valueOf(await change(both, kinder, levels))
    world.advance(32 * dayMs)
    await loyalty.applyPlannedChanges()
    expect((await shown(await enter())).levels?.levels[1]?.month).toBe('0.06')
  })
})

describe('raffle, ranking and referral', () => {
  it('change with the next one; the one that runs keeps its own', async () => {
    await rewards.runBoards()
    await rewards.runRaffles()
    const both = await enter()
    const { raffle, ranking, running } = await shown(both)
    if (!raffle || !ranking) throw new Error('those of the demo')
    valueOf(await change(both, { ...raffle, prizes: ['500.00', '100.00'] }, raffle))
    valueOf(
      await change(both, { ...ranking, prizes: [{ from: 1, to: 3, amount: '50.00' }] }, ranking),
    )
    const after = await shown(both)
    expect(after.running).toEqual(running)
    expect(after.raffle?.prizes).toEqual(['500.00', '100.00'])
    world.advance(32 * dayMs)
    await rewards.runBoards()
    await rewards.runRaffles()
    const then = (await shown(await enter())).running
    expect(then.raffle?.prizes).toEqual(['500.00', '100.00'])
    expect(then.ranking?.prizes).toEqual([{ from: 1, to: 3, amount: '50.00' }])
  })

  it('friends who played before a change of referral keep its terms', async () => {
    const both = await enter()
    const { referral } = await shown(both)
    if (!referral) throw new Error('referral of the demo')
    const [tier] = referral.tiers
    if (!tier) throw new Error('a tier')
    const gap = { ...referral, tiers: [tier, { from: 9, to: 10, amount: '1.00' }] }
    expect((await preview(both, gap)).faults).toEqual(['tiers'])
    valueOf(await change(both, { ...referral, qualify: '5000.00' }, referral))
    world.advance(dayMs)
    await loyalty.applyPlannedChanges()
    const { rows } = await pool.query<{ qualify_minor: bigint }>(
      'select qualify_minor from rewards.referral_past where brand_id = 1',
    )
    expect(rows).toEqual([{ qualify_minor: 25_000_000n }])
    expect((await shown(await enter())).referral?.qualify).toBe('5000.00')
  })
})

it('the game of free rounds is one that the brand offers, and has a row in the audit', async () => {
  const both = await enter()
  const { freeGame } = await shown(both)
  const choose = (nodeId: number | null, game: number | null) =>
    both.one.call(ops.adjustLoyalty, {
      body: { change: { subject: 'freeGame', nodeId }, base: { game }, reason: 'another game' },
    })
  expect(await choose(999_999, freeGame?.nodeId ?? null)).toMatchObject({ code: 'loyalty.unknown' })
  valueOf(await choose(null, freeGame?.nodeId ?? null))
  expect((await shown(both)).freeGame).toBeNull()
  const { rows } = await pool.query<{ target: string; after: unknown }>(
    "select target, after from staff.audit where act = 'adjustLoyalty' order by position desc limit 1",
  )
  expect(rows).toEqual([{ target: 'freeGame', after: { game: null } }])
})

it('a planned change that cannot begin waits with the reason, and the others begin', async () => {
  const both = await enter()
  const plan = (target: string, setting: object, hoursAgo: number) =>
    pool.query(
      `insert into loyalty.planned_change (id, brand_id, target, setting, before, after, starts_at,
         asked_by, decided_by, reason, decided_at)
       values ($1, 1, $2, $3, '{}', '{}', $4, 'ana', 'bento', 'plan of the month', now())`,
      [
        randomUUID(),
        target,
        JSON.stringify(setting),
        new Date(world.clock.now().getTime() - hoursAgo * 3_600_000),
      ],
    )
  await plan('draw:GOLDEN_EGG', { subject: 'draw' }, 2)
  await plan('draw:PRIZE_WHEEL', await drawOf(both, 'PRIZE_WHEEL'), 1)
  await loyalty.applyPlannedChanges()
  expect((await shown(both)).planned).toMatchObject([
    { target: 'draw:GOLDEN_EGG', problem: expect.any(String) },
  ])
  await pool.query(`delete from loyalty.planned_change where problem is not null`)
})

it('what was given is measured from rows that are there', async () => {
  const both = await enter()
  const measured = valueOf(await both.one.call(ops.measureLoyalty))
  expect(measured.sources.map(({ source }) => source)).toContain('mission')
  expect(measured.ranks).toEqual([])
})

expectActsWithoutBefore(() => pool, ['previewLoyaltySetting'])
