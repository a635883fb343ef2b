import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { limitsOfTarget, withOneMore } from './sending-limits.ts'

const now = new Date('2030-01-02T12:00:00Z')
const ago = (minutes: number) => new Date(now.getTime() - minutes * 60_000)

it('the fourth within five minutes is one too many, whenever the others were', () => {
  expect(withOneMore([], limitsOfTarget, now)).toEqual([now])
  const three = [ago(4.99), ago(2), ago(0)]
  expect(withOneMore(three, limitsOfTarget, now)).toBeUndefined()
  expect(withOneMore([ago(5), ago(2), ago(0)], limitsOfTarget, now)).toHaveLength(4)
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
