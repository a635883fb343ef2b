import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { openLimitsWorld } from '../testing/open-limits-world.ts'

const on = await openLimitsWorld()
const { limits, newMember, stake, set } = on
afterAll(() => on.close())

const hourMs = 3_600_000
const dayMs = 24 * hourMs
beforeEach(() => on.setNow(new Date('2026-11-23T15:00:00Z')))

const ofDay = async (memberId: bigint, kind = 'loss') =>
  (await limits.getLimits(memberId, 1)).list.find(
    (one) => one.kind === kind && one.period === 'day',
  )
const confirm = (memberId: bigint, kind: 'loss' | 'deposit' = 'loss') =>
  limits.confirmLimitRaise(on.asker(memberId), { kind, period: 'day', password: 'x' })

describe('a limit', () => {
  test('holds at once if it is lower', async () => {
    const memberId = await newMember()
    await set(memberId, 'loss', 'day', '100.00')
    await set(memberId, 'loss', 'day', '60.00')
    expect(await ofDay(memberId)).toMatchObject({ value: '60.00', waiting: null })
    await expect(stake(memberId, 60.01)).rejects.toMatchObject({ code: 'limit.reached' })
  })

  test('that is proposed is taken only if it is lower than the one that holds', async () => {
    const memberId = await newMember()
    await set(memberId, 'loss', 'day', '60.00')
    const take = (value: bigint) =>
      on.database.inTx((tx) =>
        limits.takeLowerLimit(tx, { memberId, kind: 'loss', period: 'day', value }),
      )
    for (const value of [600_000n, 1_000_000n]) expect(await take(value)).toBe(false)
    expect(await ofDay(memberId)).toMatchObject({ value: '60.00', waiting: null })
    expect(await take(599_900n)).toBe(true)
    expect(await ofDay(memberId)).toMatchObject({ value: '59.99', waiting: null })
  })

  test('that is higher waits 72 hours for a loss and 24 for a deposit, and needs another yes', async () => {
    const memberId = await newMember()
    for (const [kind, hours] of [
      ['loss', 72],
      ['deposit', 24],
    ] as const) {
      on.setNow(new Date('2026-11-23T15:00:00Z'))
      await set(memberId, kind, 'day', '100.00')
      await set(memberId, kind, 'day', '200.00')
      on.advance(hours * hourMs - 1)
      await expect(confirm(memberId, kind)).rejects.toMatchObject({ code: 'limit.not_open' })
      on.advance(1)
      expect(await ofDay(memberId, kind)).toMatchObject({
        value: '100.00',
        waiting: { isOpen: true },
      })
      await confirm(memberId, kind)
      expect(await ofDay(memberId, kind)).toMatchObject({ value: '200.00', waiting: null })
    }
  })

  test('that is asked for again replaces the waiting one, and its delay begins again', async () => {
    const memberId = await newMember()
    await set(memberId, 'loss', 'day', '100.00')
    await set(memberId, 'loss', 'day', '200.00')
    on.advance(71 * hourMs)
    await set(memberId, 'loss', 'day', '150.00')
    on.advance(2 * hourMs)
    await expect(confirm(memberId)).rejects.toMatchObject({ code: 'limit.not_open' })
    on.advance(70 * hourMs)
    await confirm(memberId)
    expect(await ofDay(memberId)).toMatchObject({ value: '150.00' })
  })

  test('whose raise nobody answers for seven days stays', async () => {
    const memberId = await newMember()
    await set(memberId, 'loss', 'day', '100.00')
    await set(memberId, 'loss', 'day', null)
    on.advance(3 * dayMs + 7 * dayMs)
    await expect(confirm(memberId)).rejects.toMatchObject({ code: 'limit.nothing_waits' })
    // Two copies at once: the second finds it ended.
    await Promise.all([limits.endRaises(), limits.endRaises()])
    expect(await ofDay(memberId)).toMatchObject({ value: '100.00', waiting: null })
    const { list } = await limits.listLimitChanges(memberId, { pageSize: 20 })
    expect(list.map(({ what }) => what)).toEqual(['raise_expired', 'raise_asked', 'set'])
  })

  test('whose raise is withdrawn stays, and there is nothing left to confirm or withdraw', async () => {
    const memberId = await newMember()
    await set(memberId, 'loss', 'day', '100.00')
    await set(memberId, 'loss', 'day', '200.00')
    const name = { kind: 'loss', period: 'day' } as const
    const { list: limitsNow } = await limits.withdrawLimitRaise(on.asker(memberId), name)
    expect(limitsNow.find((one) => one.kind === 'loss' && one.period === 'day')).toMatchObject({
      value: '100.00',
      waiting: null,
    })
    on.advance(72 * hourMs)
    const nothing = { code: 'limit.nothing_waits' }
    await expect(confirm(memberId)).rejects.toMatchObject(nothing)
    await expect(limits.withdrawLimitRaise(on.asker(memberId), name)).rejects.toMatchObject(nothing)
    const { list } = await limits.listLimitChanges(memberId, { pageSize: 20 })
    expect(list.map(({ what, before, after }) => [what, before, after])).toEqual([
      ['raise_withdrawn', '100.00', '200.00'],
      ['raise_asked', '100.00', '200.00'],
      ['set', null, '100.00'],
    ])
  })

  test('has a history whose pages meet without a gap and come to an end', async () => {
    const memberId = await newMember()
    for (const value of ['90.00', '80.00', '70.00']) await set(memberId, 'loss', 'day', value)
    const first = await limits.listLimitChanges(memberId, { pageSize: 2 })
    const before = first.next ?? ''
    const last = await limits.listLimitChanges(memberId, { pageSize: 2, before })
    expect([...first.list, ...last.list].map(({ after }) => after)).toEqual([
      '70.00',
      '80.00',
      '90.00',
    ])
    expect(last.next).toBeNull()
  })

  test('of a day is not above that of a week', async () => {
    const memberId = await newMember()
    await set(memberId, 'loss', 'week', '100.00')
    await expect(set(memberId, 'loss', 'day', '100.01')).rejects.toMatchObject({
      code: 'limit.above_longer',
    })
    await set(memberId, 'loss', 'day', '100.00')
    await expect(set(memberId, 'loss', 'week', '99.99')).rejects.toMatchObject({
      code: 'limit.above_longer',
    })
  })

  test.each(['10.001', '1e3', '-5', '', '10,00'])('of %j is no value', async (value) => {
    await expect(set(await newMember(), 'loss', 'day', value)).rejects.toMatchObject({
      code: 'limit.value_unknown',
    })
  })

  test('that was the last one, removed, leaves stakes unasked', async () => {
    const memberId = await newMember()
    await set(memberId, 'loss', 'day', '10.00')
    await set(memberId, 'loss', 'day', null)
    on.advance(3 * dayMs)
    await confirm(memberId)
    await stake(memberId, 500)
    const { rows } = await on.pool.query('select 1 from limits.holder where member_id = $1', [
      memberId,
    ])
    expect(rows).toEqual([])
  })
})

describe('play time', () => {
  test('counts until five minutes without activity, and stops stakes at the limit', async () => {
    const memberId = await newMember()
    await set(memberId, 'time', 'day', '30')
    const player = { memberId, brandId: 1 }
    await limits.notePlay(player)
    for (let minute = 0; minute < 20; minute += 4) {
      on.advance(4 * 60_000)
      await limits.notePlay(player)
    }
    on.advance(60 * 60_000)
    const shown = await limits.getPlayTime(player)
    // Twenty minutes of activity, and the five until it was over.
    expect(shown).toMatchObject({ todayMs: 25 * 60_000, sessionMs: null })
    await stake(memberId, 1)
    on.advance(4 * 60_000)
    await stake(memberId, 1)
    on.advance(60_000)
    await expect(stake(memberId, 1)).rejects.toMatchObject({
      code: 'limit.reached',
      detail: { kind: 'time', period: 'day', rest: '0' },
    })
    on.setNow(new Date('2026-11-24T15:00:00Z'))
    await stake(memberId, 1)
  })

  test('that runs over midnight is divided between the days', async () => {
    const memberId = await newMember()
    const player = { memberId, brandId: 1 }
    on.setNow(new Date('2026-11-24T02:58:00Z'))
    await limits.notePlay(player)
    on.advance(4 * 60_000)
    const { todayMs, days } = await limits.notePlay(player)
    expect(todayMs).toBe(2 * 60_000)
    expect(days.at(-2)).toEqual({ day: '2026-11-23', ms: 2 * 60_000 })
  })

  test('asks for a reality check after an hour: no stake before it is answered', async () => {
    const memberId = await newMember()
    const player = { memberId, brandId: 1 }
    for (let minute = 0; minute <= 60; minute += 4) {
      await limits.notePlay(player)
      on.advance(4 * 60_000)
    }
    expect((await limits.notePlay(player)).checkDue).toBe(true)
    await expect(stake(memberId, 1)).rejects.toMatchObject({ code: 'limit.check_due' })
    await limits.answerRealityCheck(player, { answer: 'continue', againMin: 30 })
    await stake(memberId, 1)
  })
})

test('a deposit above the limit of the day is refused, and is not counted', async () => {
  const memberId = await newMember()
  await set(memberId, 'deposit', 'day', '1100.00')
  const { deposits } = limits
  await on.database.inTx(async (tx) => {
    await expect(deposits.requireWithin(tx, memberId, on.real(100.01))).rejects.toMatchObject({
      detail: { kind: 'deposit', period: 'day', rest: '100.00' },
    })
    expect(await deposits.admit(tx, memberId, on.real(100.01))).toBe(false)
    expect(await deposits.admit(tx, memberId, on.real(100))).toBe(true)
  })
  expect(await ofDay(memberId, 'deposit')).toMatchObject({ used: '1100.00', rest: '0.00' })
})

test('a preview says on which of the last 90 days a limit would have stopped the member', async () => {
  const memberId = await newMember()
  for (const [day, lost] of [
    ['2026-11-20', 50],
    ['2026-11-21', 60],
    ['2026-11-22', 90],
  ] as const) {
    on.setNow(new Date(`${day}T15:00:00Z`))
    await on.loses(memberId, lost)
  }
  on.setNow(new Date('2026-11-23T15:00:00Z'))
  const preview = (period: 'day' | 'week', value: string) =>
    limits.previewLimit(memberId, { kind: 'loss', period, value })
  const byDay = await preview('day', '60.00')
  expect(byDay.stopped).toBe(2)
  expect(byDay.days).toHaveLength(90)
  expect(byDay.days.slice(-4).map(({ amount, stopped }) => [amount, stopped])).toEqual([
    ['50.00', false],
    ['60.00', true],
    ['90.00', true],
    ['0.00', false],
  ])
  // The three days are of one week.
  expect((await preview('week', '100.00')).stopped).toBe(2)
})

test('a preview asks for an amount of a period of days, and a limit for a period of its kind', async () => {
  const memberId = await newMember()
  const unknown = { code: 'limit.period_unknown' }
  const preview = (wanted: Parameters<typeof limits.previewLimit>[1]) =>
    limits.previewLimit(memberId, wanted)
  await expect(preview({ kind: 'loss', period: 'day', value: null })).rejects.toMatchObject(unknown)
  await expect(preview({ kind: 'time', period: 'session', value: '60' })).rejects.toMatchObject(
    unknown,
  )
  await expect(preview({ kind: 'loss', period: 'session', value: '1' })).rejects.toMatchObject(
    unknown,
  )
  for (const value of ['1.005', '-1.00', 'x', '']) {
    await expect(set(memberId, 'loss', 'day', value)).rejects.toMatchObject({
      code: 'limit.value_unknown',
    })
  }
})

test('warns once a period when half, four fifths and all of a limit is used', async () => {
  const memberId = await newMember()
  await set(memberId, 'loss', 'day', '100.00')
  const warned = async () => {
    await limits.sendWarnings()
    return on.warnings.filter((one) => one.memberId === memberId).map(({ percent }) => percent)
  }
  await stake(memberId, 49.99)
  expect(await warned()).toEqual([])
  await stake(memberId, 0.01)
  await stake(memberId, 5)
  // A run of its own may have taken the member and not yet warned.
  await expect.poll(warned).toEqual([50])
  await stake(memberId, 45)
  await expect.poll(warned).toEqual([50, 100])
})

test('a stake that commits while members are looked at is warned about by the next look', async () => {
  const memberId = await newMember()
  await set(memberId, 'loss', 'day', '100.00')
  await limits.sendWarnings()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  try {
    await on.database.inTx(async (tx) => {
      await on.wallet.postInTx(tx, on.stakeOf(memberId, 60))
      await vi.advanceTimersByTimeAsync(600)
    })
    // A look that still reads is followed by another one only when it has ended.
    const percentsLater = async () => {
      await vi.advanceTimersByTimeAsync(600)
      return on.warnings.filter((one) => one.memberId === memberId).map(({ percent }) => percent)
    }
    await expect.poll(percentsLater).toEqual([50])
  } finally {
    vi.useRealTimers()
  }
})

test('of two persons who are one the stricter limits hold, over both accounts', async () => {
  const [one, other] = [await newMember(), await newMember()]
  await set(one, 'loss', 'day', '50.00')
  await set(other, 'loss', 'day', '80.00')
  await set(other, 'stake', 'each', '20.00')
  await stake(one, 10)
  await stake(other, 15)
  on.join(other, one)
  await on.database.inTx((tx) =>
    limits.carryOver(tx, { fromPersonId: other, toPersonId: one, memberId: other }),
  )
  expect(await ofDay(one)).toMatchObject({ value: '50.00', used: '25.00', rest: '25.00' })
  await expect(stake(one, 20.01)).rejects.toMatchObject({ detail: { kind: 'stake' } })
  await stake(other, 20)
  await expect(stake(one, 5.01)).rejects.toMatchObject({ detail: { kind: 'loss', rest: '5.00' } })
})

test('a short pause takes no stake for a quarter of an hour, with limits and without', async () => {
  const [limited, free] = [await newMember(), await newMember()]
  await set(limited, 'loss', 'day', '50.00')
  for (const memberId of [limited, free]) {
    const { pausedUntil } = await limits.takeShortPause({ memberId, brandId: 1 })
    await expect(stake(memberId, 1)).rejects.toMatchObject({
      code: 'limit.reached',
      detail: { kind: 'time', period: 'session', opensAt: pausedUntil },
    })
  }
  on.advance(15 * 60_000 - 1)
  await expect(stake(free, 1)).rejects.toMatchObject({ code: 'limit.reached' })
  on.advance(1)
  for (const memberId of [limited, free]) await stake(memberId, 1)
  expect((await limits.getPlayTime({ memberId: free, brandId: 1 })).pausedUntil).toBeNull()
})

test('operators lower a limit at once with a reason, and raise none', async () => {
  const memberId = await newMember()
  await set(memberId, 'loss', 'day', '50.00')
  const lower = (value: string) =>
    limits.lowerMemberLimit({
      kind: 'loss',
      period: 'day',
      value,
      brandId: 1,
      username: String(memberId),
      operator: 'ana',
      reason: 'asked in the chat',
    })
  await expect(lower('50.01')).rejects.toMatchObject({ code: 'limit.not_lower' })
  const { list, changes } = await lower('20.00')
  expect(list.find(({ kind, period }) => kind === 'loss' && period === 'day')).toMatchObject({
    value: '20.00',
  })
  expect(changes.map(({ what, reason }) => [what, reason])).toEqual([
    ['lowered', 'asked in the chat'],
    ['set', null],
  ])
  await expect(stake(memberId, 20.01)).rejects.toMatchObject({ code: 'limit.reached' })
})
