import { describe, expect, it } from 'vitest'
import { demoLotteries } from '../../seed/demo-lotteries.ts'
import { ScheduleRule } from '@trevo/contract/ops/lottery-changes.ts'
import { drawTimesOn, planDay, type Calendar } from './schedule.ts'
import { dayIn, instantIn } from '@trevo/calendar/time-zone.ts'

const home = 'America/Sao_Paulo'
const calendarOf = (rule: ScheduleRule, more: Partial<Calendar> = {}): Calendar => ({
  schedules: [{ fromOn: '2030-01-01', timeZone: home, rule }],
  holidays: new Set(),
  ...more,
})
const timesOf = (calendar: Calendar, day: string) =>
  drawTimesOn(calendar, day).map((at) => at.toISOString().slice(0, 16))

describe('the draws of a day', () => {
  it('every minute: 1,440 draws, numbered from the first, the last at midnight', () => {
    const rule = { everySec: 60, first: '00:01', last: '24:00', breaks: [] }
    const day = planDay(calendarOf(rule), 'day-4', '2030-05-14')
    expect(day).toHaveLength(1_440)
    expect(day[0]).toEqual({
      drawNumber: '203005140001',
      drawnOn: '2030-05-14',
      drawsAt: new Date('2030-05-14T03:01:00Z'),
    })
    expect(day.at(-1)).toMatchObject({ drawNumber: '203005141440', drawnOn: '2030-05-14' })
    expect(day.at(-1)?.drawsAt).toEqual(new Date('2030-05-15T03:00:00Z'))
  })

  it('no draw within a break, but one at each of its ends', () => {
    const rule = {
      everySec: 1_800,
      first: '10:00',
      last: '13:00',
      breaks: [{ from: '11:00', to: '12:00' }],
    }
    expect(timesOf(calendarOf(rule), '2030-05-14')).toEqual([
      '2030-05-14T13:00',
      '2030-05-14T13:30',
      '2030-05-14T14:00',
      '2030-05-14T15:00',
      '2030-05-14T15:30',
      '2030-05-14T16:00',
    ])
  })

  it('only on some days of the week, and not on holidays', () => {
    const calendar = calendarOf(
      { times: ['20:00'], weekdays: [2, 4] },
      { holidays: new Set(['2030-05-16']) },
    )
    // A Monday, a Tuesday, and the Thursday that is a holiday.
    expect(timesOf(calendar, '2030-05-13')).toEqual([])
    expect(timesOf(calendar, '2030-05-14')).toEqual(['2030-05-14T23:00'])
    expect(timesOf(calendar, '2030-05-16')).toEqual([])
  })

  it('another schedule counts from its day on, and none before the first', () => {
    const calendar: Calendar = {
      holidays: new Set(),
      schedules: [
        { fromOn: '2030-05-01', timeZone: home, rule: { times: ['20:00'] } },
        { fromOn: '2030-05-15', timeZone: 'Asia/Ho_Chi_Minh', rule: { times: ['18:15', '16:15'] } },
      ],
    }
    expect(timesOf(calendar, '2030-04-30')).toEqual([])
    expect(timesOf(calendar, '2030-05-14')).toEqual(['2030-05-14T23:00'])
    expect(timesOf(calendar, '2030-05-15')).toEqual(['2030-05-15T09:15', '2030-05-15T11:15'])
  })

  it('numbered by year, the number continues from day to day, over holidays and changes', () => {
    const calendar: Calendar = {
      holidays: new Set(['2030-01-02']),
      schedules: [
        { fromOn: '2030-01-01', timeZone: home, rule: { times: ['20:00'] } },
        { fromOn: '2030-01-04', timeZone: home, rule: { times: ['12:00', '20:00'] } },
      ],
    }
    const numbersOf = (day: string) =>
      planDay(calendar, 'year-3', day).map(({ drawNumber }) => drawNumber)
    expect(numbersOf('2030-01-01')).toEqual(['2030001'])
    expect(numbersOf('2030-01-02')).toEqual([])
    expect(numbersOf('2030-01-03')).toEqual(['2030002'])
    expect(numbersOf('2030-01-05')).toEqual(['2030005', '2030006'])
    expect(numbersOf('2030-01-03')).toEqual(['2030002'])
  })

  it('the demo’s lotteries all have a valid schedule, and separate numbers', () => {
    for (const { rule, id } of demoLotteries) {
      expect([id, ScheduleRule.safeParse(rule).success]).toEqual([id, true])
    }
    expect(new Set(demoLotteries.map(({ id }) => id)).size).toBe(demoLotteries.length)
    expect(new Set(demoLotteries.map(({ code }) => code)).size).toBe(demoLotteries.length)
  })
})

describe('a zone with daylight saving time', () => {
  it('keeps its local time', () => {
    const zone = 'Europe/Lisbon'
    expect(instantIn('2030-03-30', 12 * 3_600, zone).toISOString()).toBe('2030-03-30T12:00:00.000Z')
    expect(instantIn('2030-03-31', 12 * 3_600, zone).toISOString()).toBe('2030-03-31T11:00:00.000Z')
    expect(instantIn('2030-10-27', 12 * 3_600, zone).toISOString()).toBe('2030-10-27T12:00:00.000Z')
    expect(dayIn(new Date('2030-03-31T23:30:00Z'), zone)).toBe('2030-04-01')
  })
})
