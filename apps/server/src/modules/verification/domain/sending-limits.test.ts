import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  limitsOfAddress,
  limitsOfEverybody,
  limitsOfTarget,
  lookBackMs,
  withOneMore,
  type Limits,
} from './sending-limits.ts'

const now = new Date('2030-01-02T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

it('the fourth within five minutes is one too many, whenever the others were', () => {
  expect(withOneMore([], limitsOfTarget, now)).toEqual([now])
  const three = [ago(4.99), ago(2), ago(0)]
  expect(withOneMore(three, limitsOfTarget, now)).toBeUndefined()
  expect(withOneMore([ago(5), ago(2), ago(0)], limitsOfTarget, now)).toHaveLength(4)
})

it.each<[string, Limits, number, number]>([
  ['three of one requester to a number in five minutes', limitsOfTarget, 3, 5],
  ['ten of one requester to a number in a day', limitsOfTarget, 10, 24 * 60],
  ['six of strangers to a number in five minutes', limitsOfEverybody, 6, 5],
  ['twenty of strangers to a number in a day', limitsOfEverybody, 20, 24 * 60],
  ['thirty of an address in five minutes', limitsOfAddress, 30, 5],
  ['two hundred of an address in an hour', limitsOfAddress, 200, 60],
])('%s are sent, one more is refused', (_, limits, countMax, withinMin) => {
  const only = limits.filter((one) => one.withinMin === withinMin)
  const sent = (count: number, minutes: number) => Array.from({ length: count }, () => ago(minutes))
  expect(withOneMore(sent(countMax - 1, withinMin - 0.01), only, now)).toHaveLength(countMax)
  expect(withOneMore(sent(countMax, withinMin - 0.01), only, now)).toBeUndefined()
  expect(withOneMore(sent(countMax, withinMin), only, now)).toEqual([now])
  expect(lookBackMs).toBeGreaterThanOrEqual(withinMin * 60_000)
})

it('sendings older than every limit are dropped', () => {
  const old = [ago(24 * 60), ago(24 * 60 + 1)]
  expect(withOneMore(old, limitsOfTarget, now)).toEqual([now])
})

it('no timing of requests gets more than three in five minutes or ten in a day', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { maxLength: 60 }), (pausesSec) => {
      let sent: readonly Date[] = []
      const granted: number[] = []
      let at = now.getTime()
      for (const pause of pausesSec) {
        at += pause * 1000
        const after = withOneMore(sent, limitsOfTarget, new Date(at))
        if (!after) continue
        sent = after
        granted.push(at)
      }
      for (const [count, minutes] of [
        [3, 5],
        [10, 24 * 60],
      ] as const) {
        for (let index = count; index < granted.length; index += 1) {
          const span = (granted[index] ?? 0) - (granted[index - count] ?? 0)
          expect(span).toBeGreaterThanOrEqual(minutes * 60_000)
        }
      }
    }),
  )
})
