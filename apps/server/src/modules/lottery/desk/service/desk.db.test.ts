import { parseMoney } from '@trevo/money/money.ts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  lastThree,
  minuteGame,
  openTestLottery,
  typedGame,
  type TestLottery,
} from '../../testing/open-test-lottery.ts'

let world: TestLottery
beforeEach(async () => {
  world = await openTestLottery()
})
afterEach(() => world.close())

const list = (asked: Partial<Parameters<TestLottery['lottery']['listDrawCalendar']>[0]> = {}) =>
  world.lottery.listDrawCalendar({ brandId: 1, view: 'coming', pageSize: 5, ...asked })

const closeTyped = async () => {
  const [draw] = await world.listOpen(typedGame)
  world.advanceTo(draw!.draws_at)
  await world.lottery.runDraws()
  return world.getDraw(draw!.id)
}

describe('the calendar of draws', () => {
  it('every draw of a day comes once, in the order of its close', async () => {
    const seen: string[] = []
    let after: string | undefined
    for (;;) {
      const page = await list({ view: 'all', pageSize: 7, after })
      seen.push(...page.list.map(({ drawId }) => drawId))
      if (page.next === null) break
      after = page.next
    }
    const { rows } = await world.pool.query<{ id: bigint }>(
      'select id from lottery.draw order by closes_at, id',
    )
    expect(seen).toEqual(rows.map(({ id }) => String(id)))
  })

  it('a draw past its time waits for numbers until two persons have typed them', async () => {
    expect((await list({ view: 'numbers' })).list).toEqual([])
    const draw = await closeTyped()
    const waiting = await list({ view: 'numbers' })
    expect(waiting.list).toMatchObject([
      { numero: draw.draw_number, gameCode: 'TYPED', needsNumbers: true, status: 'closed' },
    ])
    for (const operator of ['ana', 'bento']) {
      await world.lottery.enterDrawResult({
        ...world.approvals.order(operator),
        drawId: draw.id,
        result: '1,2,3,4,5',
      })
    }
    expect((await list({ view: 'numbers' })).list).toEqual([])
  })

  it('another brand sees none of them, and not whether they exist', async () => {
    expect((await list({ brandId: 2 })).list).toEqual([])
    await expect(list({ brandId: 2, gameCode: 'TYPED' })).rejects.toMatchObject({
      code: 'lottery.game_unknown',
    })
    const [draw] = await world.listOpen(minuteGame)
    await expect(
      world.lottery.showDeskDraw({ brandId: 2, drawId: draw!.id, operator: 'ana' }),
    ).rejects.toMatchObject({ code: 'lottery.draw_unknown' })
  })

  it('a cursor that this list did not write is refused', async () => {
    await expect(list({ after: 'yesterday' })).rejects.toMatchObject({ code: 'request_param_err' })
  })
})

describe('the desk of a draw', () => {
  it('the first entry is seen as sealed, never with its numbers', async () => {
    const draw = await closeTyped()
    const show = (operator: string) =>
      world.lottery.showDeskDraw({ brandId: 1, drawId: draw.id, operator })
    expect((await show('ana')).entry).toBeNull()
    await world.lottery.enterDrawResult({
      ...world.approvals.order('ana'),
      drawId: draw.id,
      result: '9,8,7,6,5',
    })
    expect((await show('ana')).entry).toMatchObject({ enteredBy: 'ana', isOwn: true })
    const seen = await show('bento')
    expect(seen.entry).toMatchObject({ enteredBy: 'ana', isOwn: false })
    expect(JSON.stringify(seen)).not.toContain('9,8,7,6,5')
  })

  it('exposure names the lines that cost most, and what each may cost', async () => {
    const [play, limit] = [21, '90000.00']
    await world.pool.query('insert into lottery.exposure_rule values ($1, $2, $3)', [
      minuteGame,
      play,
      parseMoney(limit),
    ])
    world.forgetSetup()
    const [draw] = await world.listOpen()
    const show = () => world.lottery.showDeskDraw({ brandId: 1, drawId: draw!.id, operator: 'ana' })
    expect((await show()).exposure).toEqual({ lines: [], numbers: [], lineCount: 0 })
    for (const [digits, multiple] of [
      ['345', 1],
      ['777', 3],
    ] as const) {
      const member = await world.createMember('100.00')
      await world.place(member, lastThree(digits, { multiple }))
    }
    const { exposure } = await show()
    expect(exposure.lineCount).toBe(2)
    expect(exposure.lines).toMatchObject([
      { playId: play, line: expect.stringContaining('7_7_7'), limit },
      { playId: play, line: expect.stringContaining('3_4_5'), limit },
    ])
    const [dear, cheap] = exposure.lines.map(({ payout }) => Number(payout))
    expect(dear).toBe(cheap! * 3)
  })

  it('a settled draw shows both readings of its tickets and what was paid', async () => {
    const member = await world.createMember('100.00')
    const [draw] = await world.listOpen(typedGame)
    await world.place(member, lastThree('345'), { gameId: typedGame })
    world.advanceTo(draw!.draws_at)
    await world.lottery.runDraws()
    for (const operator of ['ana', 'bento']) {
      await world.lottery.enterDrawResult({
        ...world.approvals.order(operator),
        drawId: draw!.id,
        result: '1,2,3,4,5',
      })
    }
    await world.lottery.settle()
    const shown = await world.lottery.showDeskDraw({
      brandId: 1,
      drawId: draw!.id,
      operator: 'ana',
    })
    expect(shown.settlement).toMatchObject({ phase: 'done', firstCount: 1, secondCount: 1 })
    expect(shown.settlement!.first).toBe(shown.settlement!.second)
    expect(shown.credits).toMatchObject([{ kind: 'prize', state: 'paid', count: 1 }])
    expect(shown.credits[0]!.amount).toBe(shown.settlement!.first)
  })
})

describe('the preview of a change', () => {
  const preview = (fromOn: string, gameCode = 'TCFFC') =>
    world.lottery.previewGameChange({
      brandId: 1,
      gameCode,
      fromOn,
      change: { what: 'holiday', isDrawn: false },
    })

  it('a holiday takes out every draw of its day and nothing else', async () => {
    const { moved, movedCount, keptCount, until, refusal, before, after } =
      await preview('2030-05-20')
    expect({ movedCount, keptCount, until, refusal }).toEqual({
      movedCount: 1_440,
      keptCount: 0,
      until: '2030-05-20',
      refusal: null,
    })
    expect(moved).toHaveLength(200)
    expect(moved.every(({ was, becomes }) => was !== null && becomes === null)).toBe(true)
    expect([before['isDrawn'], after['isDrawn']]).toEqual([true, false])
  })

  it('a lottery numbered by the year has later draws under other numbers', async () => {
    await world.pool.query(
      `update lottery.game set number_style = 'year-3' where id = ${minuteGame}`,
    )
    await world.pool.query(
      `update lottery.schedule set rule = '{"times": ["20:00"]}' where game_id = ${minuteGame}`,
    )
    const { moved, movedCount } = await preview('2030-05-20')
    expect(movedCount).toBe(31)
    const dayOf = (at: string | null) => at?.slice(0, 10) ?? null
    expect(moved.slice(0, 2).map(({ was, becomes }) => [dayOf(was), dayOf(becomes)])).toEqual([
      ['2030-05-20', '2030-05-21'],
      ['2030-05-21', '2030-05-22'],
    ])
  })

  it('says why it would be refused, and writes nothing', async () => {
    expect((await preview('2030-05-14')).refusal).toMatchObject({ code: 'lottery.change_day' })
    const { rows } = await world.pool.query('select from lottery.holiday')
    expect(rows).toEqual([])
    await expect(preview('2030-05-20', 'NOWHERE')).rejects.toMatchObject({
      code: 'lottery.game_unknown',
    })
  })
})
