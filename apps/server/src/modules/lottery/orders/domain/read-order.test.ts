import { slipStakesMax } from '@trevo/contract/wps/lottery/place-orders.ts'
import { finish } from '@trevo/lottery-rules/steps.ts'
import { expect, test } from 'vitest'
import { playKey, type GameLimit, type PlayLimit } from '../../lotteries/domain/limits.ts'
import { readOrder, requireWithinLimits, type Setting } from './read-order.ts'

const terms = { rulesGroup: 'SSC', prizeModeId: 1, oddsReturnBp: 9_700 }
const gameId = 1
const series = { max: 1_956, lowest: 1_700, betHighest: 1_956 }
const wide: GameLimit = {
  order_minor_max: 1_000_000_000n,
  multiple_max: 999,
  prize_minor_max: 10_000_000_000n,
  member_draw_minor_max: null,
  draw_minor_max: null,
}
const setting: Setting = { gameId, limit: wide, playLimits: new Map(), series }
const limited = (limit: PlayLimit): Setting => ({
  ...setting,
  playLimits: new Map([[playKey(gameId, 28), limit]]),
})
const read = (slip: string, withSetting = setting) => finish(readOrder(slip, terms, withSetting))

// Two lines of play 28 and one of play 40.
const slip = '13~1~28~1~1956~3;24~1~28~1~1900~1;012_5_89~1~40~1~1956~1'
const order = read(slip)

test('a slip costs the sum of its lines, and its highest prize is that of its best line', () => {
  const lines = slip.split(';').map((line) => read(line))
  const sum = (of: (line: typeof order) => bigint) =>
    lines.reduce((total, line) => total + of(line), 0n)
  expect(order.stakeMinor).toBe(sum((line) => line.stakeMinor))
  expect(order.sharedMinor).toBe(order.stakeMinor)
  expect(order.stakesCount).toBe(lines.reduce((total, line) => total + line.stakesCount, 0))
  expect(order.rebateMinor).toBe(sum((line) => line.rebateMinor))
  expect(order.highestPrizeMinor).toBe(
    lines.map((line) => line.highestPrizeMinor).reduce((one, other) => (one > other ? one : other)),
  )
})

test.each([
  ['stake', { order_minor_max: 3n * order.stakeMinor }, 'lottery.stake_above_limit'],
  ['prize', { prize_minor_max: 3n * order.highestPrizeMinor }, 'lottery.prize_above_limit'],
  ['multiple', { multiple_max: 3 }, 'lottery.stake_above_limit'],
] as const)(
  'a ticket exactly at the limit of its %s is accepted, above it refused',
  (_, limit, code) => {
    const limits = { ...wide, ...limit }
    expect(() => requireWithinLimits(order, [1, 3, 2], limits)).not.toThrow()
    expect(() => requireWithinLimits(order, [1, 4, 2], limits)).toThrow(code)
  },
)

test('a lottery without limits accepts every multiple', () => {
  expect(() => requireWithinLimits(order, [1_000_000], undefined)).not.toThrow()
})

test('the multiple of a line is at most that of the lottery', () => {
  const multiples = (multiple_max: number) => ({ ...setting, limit: { ...wide, multiple_max } })
  expect(() => read(slip, multiples(3))).not.toThrow()
  expect(() => read(slip, multiples(2))).toThrow('lottery.stake_above_limit')
})

test('the lines of a play are limited together', () => {
  const ofPlay = read('13~1~28~1~1956~3;24~1~28~1~1900~1').stakeMinor
  const upTo = (orderMinorMax: bigint) => limited({ isClosed: false, orderMinorMax })
  expect(() => read(slip, upTo(ofPlay))).not.toThrow()
  expect(() => read(slip, upTo(ofPlay - 1n))).toThrow('lottery.stake_above_limit')
  expect(() => read(slip, limited({ isClosed: false, orderMinorMax: null }))).not.toThrow()
})

test('a closed play is refused by the position of its first line', () => {
  const closed = limited({ isClosed: true, orderMinorMax: null })
  expect(() => read('012_5_89~1~40~1~1956~1;13~1~28~1~1956~1', closed)).toThrow(
    expect.objectContaining({
      code: 'lottery.slip_invalid',
      detail: { position: 2, at: 0, reason: 'play_closed' },
    }),
  )
})

test('a series is needed for a play by series, and is one that the member may choose', () => {
  expect(() => read(slip, { ...setting, series: undefined })).toThrow('lottery.series_not_allowed')
  expect(() => read(slip, { ...setting, series: { ...series, max: 1_900 } })).toThrow(
    'lottery.series_not_allowed',
  )
})

test('what is not played as prize is returned as rebate', () => {
  expect(read('13~1~28~1~1956~1').rebateMinor).toBe(0n)
  const { stakeMinor, rebateMinor } = read('13~1~28~1~1900~1')
  expect(rebateMinor).toBe((stakeMinor * 56n) / 2_000n)
})

test('a slip has a hundred thousand stakes at most', () => {
  // Every number of five digits: 100,000 stakes.
  const all = `${Array.from({ length: 5 }, () => '0123456789').join('_')}~1~31~1~1956~1`
  expect(slipStakesMax).toBe(100_000)
  expect(read(all).stakesCount).toBe(slipStakesMax)
  expect(() => read(`${all};13~1~28~1~1956~1`)).toThrow('lottery.slip_too_large')
})
