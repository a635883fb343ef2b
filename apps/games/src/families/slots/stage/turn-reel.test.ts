import { assert, integer, nat, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planRest, restingReel, startTurning, stepReel, symbolAt, turnPaces } from './turn-reel.ts'

const strip = Uint8Array.from({ length: 30 }, (_, index) => index)

/** Turns a reel with frames of this length until it rests; returns what it showed on the way. */
const turn = (frameMs: number, stop: number, restsMs: number) => {
  const reel = restingReel(strip, 3)
  const symbols = [stop, stop + 1, stop + 2].map((index) => index % strip.length)
  startTurning(reel, 0)
  planRest(reel, { stop, atMs: restsMs, symbols })
  let restedAtMs = Number.NaN
  for (let nowMs = frameMs; nowMs < restsMs + 2_000; nowMs += frameMs) {
    if (stepReel(reel, nowMs, frameMs, turnPaces.normal)) {
      restedAtMs = nowMs
      break
    }
  }
  return { reel, symbols, restedAtMs }
}

describe('a reel', () => {
  it('always rests on the stop of the outcome, at any frame rate', () => {
    assert(
      property(
        integer({ min: 4, max: 60 }),
        nat(29),
        integer({ min: 600, max: 3_000 }),
        (frameMs, stop, restsMs) => {
          const { reel, symbols } = turn(frameMs, stop, restsMs)
          expect(reel.phase).toBe('rest')
          expect(reel.top).toBe(stop)
          expect([0, 1, 2].map((row) => symbolAt(reel, stop + row))).toEqual(symbols)
        },
      ),
      { numRuns: 200 },
    )
  })

  it('rests close to the time in the timeline', () => {
    const { restedAtMs } = turn(16, 7, 1_200)
    expect(Math.abs(restedAtMs - 1_200)).toBeLessThan(140)
  })

  it('shows real neighbours from the strip above and below', () => {
    const { reel } = turn(16, 10, 900)
    expect(symbolAt(reel, 9)).toBe(9)
    expect(symbolAt(reel, 13)).toBe(13)
  })
})
