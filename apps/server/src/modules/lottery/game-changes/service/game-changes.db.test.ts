import type { GameChange } from '@trevo/contract/ops/lottery-changes.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  lastThree,
  minuteGame,
  openTestLottery,
  type TestLottery,
} from '../../testing/open-test-lottery.ts'

let world: TestLottery
const open = async () => {
  world = await openTestLottery()
}
const close = () => world.close()

/** The tests' clock is fixed on 14 May 2030 at noon in the lottery's zone. */
const [today, tomorrow, later] = ['2030-05-14', '2030-05-15', '2030-05-20']
const reason = 'order of the ministry'
const everyMinute = { everySec: 60, first: '00:01', last: '24:00', breaks: [] }
const limits: GameChange = {
  what: 'limits',
  order: '10.00',
  multiple: 50,
  prize: '5000.00',
  memberDraw: '4.00',
  draw: null,
}

const ask = (change: GameChange, fromOn: string, operator = 'ana', gameCode = 'TCFFC') =>
  world.lottery.askGameChange({
    ...world.approvals.order(operator),
    reason,
    gameCode,
    fromOn,
    change,
  })
const approvals = () => world.approvals.staff.approvals
/** The second yes, in the inbox; what was written down. */
const approve = async (requestId: string, operator = 'bento') => {
  await approvals().approveChange({ requestId, by: world.approvals.by(operator) })
  const { rows } = await world.pool.query<{ id: bigint }>(
    'select max(id) id from lottery.game_change',
  )
  const { changes } = await world.lottery.listGameChanges({ brandId: 1, limit: 50 })
  return changes.find(({ changeId }) => changeId === String(rows[0]?.id))
}
const withdrawRequest = (requestId: string, operator: string) =>
  approvals().withdrawChange({ requestId, by: world.approvals.by(operator) })
const withdraw = (changeId: string) =>
  world.lottery.withdrawGameChange({
    ...world.approvals.order('bento'),
    changeId: BigInt(changeId),
    reason,
  })
const show = async () => {
  const { lotteries } = await world.lottery.listOperatorLotteries({
    brandId: 1,
    gameCode: 'TCFFC',
  })
  return lotteries[0]
}
const drawsOn = async (day: string) => {
  const { rows } = await world.pool.query<{ draw_number: string; status: string }>(
    `select draw_number, status from lottery.draw
     where game_id = $1 and drawn_on = $2 and status <> 'cancelled' order by draws_at`,
    [minuteGame, day],
  )
  return rows
}
/** Ten to midnight: the coming minutes reach into tomorrow. */
const lateAt = new Date('2030-05-15T02:50:30.000Z')
const comeLate = async () => {
  world.advanceTo(lateAt)
  await world.lottery.scheduleDraws()
  await world.lottery.runDraws()
}

describe('a limit', () => {
  beforeEach(open)
  afterEach(close)

  it('is requested by one person, approved by another, and applies from its day on', async () => {
    const asked = await ask(limits, tomorrow)
    expect(asked).toMatchObject({ state: 'waiting', gameCode: 'TCFFC', fromOn: tomorrow })
    expect((await world.lottery.listGameChanges({ brandId: 1, limit: 10 })).changes).toEqual([
      asked,
    ])
    await expect(approve(asked.changeId, 'ana')).rejects.toMatchObject({
      code: 'approval.same_person',
    })
    expect(await approve(asked.changeId)).toMatchObject({ state: 'approved' })
    expect((await show())?.limits).toMatchObject({ order: '1000000.00' })
    await world.lottery.applyDueChanges()
    expect((await show())?.limits).toMatchObject({ order: '1000000.00' })
    // Midnight of the lottery's zone.
    world.advanceTo(new Date('2030-05-15T03:00:00.000Z'))
    await world.lottery.applyDueChanges()
    await world.lottery.applyDueChanges()
    expect((await show())?.limits).toEqual({
      order: '10.00',
      multiple: 50,
      prize: '5000.00',
      memberDraw: '4.00',
      draw: null,
    })
    const { changes } = await world.lottery.listGameChanges({ brandId: 1, limit: 10 })
    expect(changes[0]?.events.map(({ kind, operator }) => [kind, operator])).toEqual([
      ['asked', 'ana'],
      ['approved', 'bento'],
      ['done', null],
    ])
    await world.lottery.scheduleDraws()
    await world.lottery.runDraws()
    const member = await world.createMember('100.00')
    await expect(world.place(member, lastThree('123', { multiple: 6 }))).rejects.toMatchObject({
      code: 'lottery.stake_above_limit',
    })
  })

  it('for today applies at once, by the same request of a second person as well', async () => {
    expect(await ask(limits, today)).toMatchObject({ state: 'waiting' })
    expect(await ask(limits, today, 'bento')).toMatchObject({ state: 'done', change: limits })
    expect((await show())?.limits).toMatchObject({ multiple: 50 })
  })

  it('is shown to the second person beside what counts now, and is void once that differs', async () => {
    const asked = await ask({ ...limits, multiple: 7 }, tomorrow)
    const { rows } = await world.pool.query('select before, after from staff.change_request')
    expect(rows).toMatchObject([
      {
        before: { lottery: 'TCFFC', from: tomorrow, order: '1000000.00', multiple: 100_000 },
        after: { lottery: 'TCFFC', from: tomorrow, order: '10.00', multiple: 7 },
      },
    ])
    await ask(limits, today)
    await ask(limits, today, 'clara')
    await expect(approve(asked.changeId)).rejects.toMatchObject({
      code: 'approval.changed',
    })
  })

  it('is not approved once who asked has lost the right', async () => {
    const asked = await ask(limits, today)
    const { operatorId } = world.approvals.by('ana')
    await world.approvals.roles.revoke({ operatorId, role: 'head_of_operations' })
    await expect(approve(asked.changeId)).rejects.toMatchObject({
      code: 'operator.right_required',
    })
    expect((await show())?.limits).toMatchObject({ multiple: 100_000 })
  })

  it('of a play: closing takes one operator, opening two; and a line has an exposure', async () => {
    const closing: GameChange = { what: 'play', playId: 21, isClosed: true, order: null }
    expect(await ask(closing, today)).toMatchObject({ state: 'done' })
    const member = await world.createMember('100.00')
    await expect(world.place(member, lastThree('123'))).rejects.toMatchObject({
      code: 'lottery.slip_invalid',
    })
    const reopened = await ask({ ...closing, isClosed: false, order: '4.00' }, today)
    expect(reopened.state).toBe('waiting')
    await approve(reopened.changeId)
    await expect(world.place(member, lastThree('123', { multiple: 3 }))).rejects.toMatchObject({
      code: 'lottery.stake_above_limit',
    })
    const line = await ask({ what: 'exposure', playId: 21, line: '3000.00' }, today)
    await approve(line.changeId)
    await world.place(member, lastThree('123'))
    await expect(world.place(member, lastThree('123'))).rejects.toMatchObject({
      code: 'lottery.line_closed',
    })
    expect(await show()).toMatchObject({
      plays: [{ playId: 21, isClosed: false, order: '4.00' }],
      exposures: [{ playId: 21, line: '3000.00' }],
    })
    const none = await ask({ what: 'exposure', playId: 21, line: null }, today)
    await approve(none.changeId)
    expect((await show())?.exposures).toEqual([])
  })
})

describe('times', () => {
  beforeEach(open)
  afterEach(close)

  it('new ones apply from their day on: scheduled draws are gone, new ones are there', async () => {
    await comeLate()
    const before = await drawsOn(tomorrow)
    expect(before.length).toBeGreaterThan(0)
    const rule = { times: ['00:05', '12:00'] }
    const asked = await ask({ what: 'schedule', rule }, tomorrow)
    await approve(asked.changeId)
    await world.lottery.scheduleDraws()
    expect((await drawsOn(tomorrow)).map(({ draw_number }) => draw_number)).toEqual([
      '203005150001',
      '203005150002',
    ])
    // And back again, before any stake: dropped draws are planned again.
    const back = await ask({ what: 'schedule', rule: everyMinute }, tomorrow)
    await approve(back.changeId)
    await world.lottery.scheduleDraws()
    expect((await drawsOn(tomorrow)).length).toBeGreaterThanOrEqual(before.length)
    expect((await show())?.schedules.map(({ fromOn }) => fromOn)).toEqual(['2020-01-01', tomorrow])
  })

  it('a break is a rule of the schedule, and a holiday has no draw', async () => {
    await comeLate()
    const breaks = [{ from: '00:00', to: '06:00' }]
    const paused = await ask({ what: 'schedule', rule: { ...everyMinute, breaks } }, tomorrow)
    await approve(paused.changeId)
    await world.lottery.scheduleDraws()
    const first = (await world.listOpen(minuteGame, 50)).find(({ drawn_on }) => drawn_on > today)
    expect(first?.draws_at.toISOString()).toBe('2030-05-15T09:00:00.000Z')
    const holiday = await ask({ what: 'holiday', isDrawn: false }, tomorrow)
    await approve(holiday.changeId)
    await world.lottery.scheduleDraws()
    expect(await drawsOn(tomorrow)).toEqual([])
    expect((await show())?.holidays).toEqual([tomorrow])
    const again = await ask({ what: 'holiday', isDrawn: true }, tomorrow)
    await approve(again.changeId)
    await world.lottery.scheduleDraws()
    expect((await drawsOn(tomorrow)).length).toBeGreaterThan(0)
  })

  it('a draw with stakes keeps its time: the change is refused and names it', async () => {
    await comeLate()
    const member = await world.createMember('100.00')
    const multiples = Array.from({ length: 12 }, () => 1)
    await world.place(member, lastThree('123'), { multiples })
    const refused = ask({ what: 'holiday', isDrawn: false }, tomorrow)
    await expect(refused).rejects.toMatchObject({
      code: 'lottery.draw_staked',
      detail: { numero: '203005150001' },
    })
    expect(await ask({ what: 'holiday', isDrawn: false }, later)).toMatchObject({
      state: 'waiting',
    })
    // Stakes made after the request count as well.
    const { changeId } = await ask({ what: 'schedule', rule: { times: ['12:00'] } }, later)
    await approve(changeId)
  })
})

describe('refused', () => {
  beforeAll(open)
  afterAll(close)

  it.each([
    [{ what: 'holiday', isDrawn: false }, today, 'lottery.change_day'],
    [{ what: 'schedule', rule: everyMinute }, today, 'lottery.change_day'],
    [limits, '2030-05-13', 'lottery.change_day'],
    [limits, '2031-12-01', 'lottery.change_day'],
    [{ what: 'holiday', isDrawn: true }, later, 'lottery.change_invalid'],
    [
      { what: 'schedule', rule: { ...everyMinute, first: '24:00', last: '00:01' } },
      later,
      'lottery.change_invalid',
    ],
    [{ what: 'schedule', rule: { times: ['12:00', '12:00:00'] } }, later, 'lottery.change_invalid'],
    [
      { what: 'schedule', rule: { ...everyMinute, breaks: [{ from: '06:00', to: '05:00' }] } },
      later,
      'lottery.change_invalid',
    ],
    [
      { what: 'schedule', rule: everyMinute, timeZone: 'Mars/North' },
      later,
      'lottery.change_invalid',
    ],
    [{ ...limits, order: '0.00' }, today, 'lottery.change_invalid'],
    [{ what: 'play', playId: 2299, isClosed: true, order: null }, today, 'lottery.change_invalid'],
    [{ what: 'exposure', playId: 2299, line: '5.00' }, today, 'lottery.change_invalid'],
  ] as const)('%j from %s: %s', async (change, fromOn, code) => {
    await expect(ask(change as GameChange, fromOn)).rejects.toMatchObject({ code })
  })

  it('another brand, an unknown lottery, the same twice, and past changes', async () => {
    await expect(ask(limits, today, 'ana', 'NOWHERE')).rejects.toMatchObject({
      code: 'lottery.game_unknown',
    })
    const { changeId: requestId } = await ask(limits, later)
    const other = { ...limits, multiple: 3 }
    await expect(ask(other, later, 'bento')).rejects.toMatchObject({
      code: 'approval.other_waiting',
    })
    const by = { ...world.approvals.by('bento'), brandId: 2 }
    await expect(approvals().approveChange({ requestId, by })).rejects.toMatchObject({
      code: 'approval.unknown',
    })
    await withdrawRequest(requestId, 'ana')
    await expect(approve(requestId)).rejects.toMatchObject({ code: 'approval.decided' })
    const approved = await approve((await ask(other, later)).changeId)
    await expect(ask(limits, later)).rejects.toMatchObject({ code: 'lottery.change_waiting' })
    expect(await withdraw(approved!.changeId)).toMatchObject({ state: 'withdrawn' })
    await expect(withdraw(approved!.changeId)).rejects.toMatchObject({
      code: 'lottery.change_state',
    })
    expect(await ask(limits, later)).toMatchObject({ state: 'waiting' })
    await expect(withdraw('999999')).rejects.toMatchObject({ code: 'lottery.change_unknown' })
  })

  it('the log cannot be changed', async () => {
    await approve((await ask(limits, '2030-05-21')).changeId)
    await expect(
      world.pool.query(`update lottery.game_change_event set operator = 'nobody'`),
    ).rejects.toThrow(/added to, never changed/)
  })

  it('times whose day came before the second operator’s approval', async () => {
    const asked = await ask({ what: 'holiday', isDrawn: false }, tomorrow)
    world.advanceTo(new Date('2030-05-15T12:00:00.000Z'))
    await expect(approve(asked.changeId)).rejects.toMatchObject({ code: 'lottery.change_day' })
  })
})
