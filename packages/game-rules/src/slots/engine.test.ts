import { expect, it } from 'vitest'
import { engine } from './engine.ts'
import type { RoundOutcome, SlotMaths, SlotStep } from './types.ts'

// The facts read the origin of each grid, and its stops.
const step = (change: Partial<SlotStep>) =>
  ({ mode: 'base', by: 'spin', spinNumber: 0, stops: [1, 2], ...change }) as SlotStep

it('the facts of a round name each spin, respin and free spin, and leave out cascades', () => {
  const steps = [
    step({}),
    step({ by: 'cascade' }),
    step({ by: 'respin', stops: [1, 7] }),
    step({ mode: 'free', spinNumber: 1, stops: [3, 4] }),
  ]
  const wager: Parameters<typeof engine.facts>[1] = { stakeMinor: 10_000n, choice: null }
  const play = { view: { steps } as unknown as RoundOutcome } as Parameters<typeof engine.facts>[2]
  expect(engine.facts({} as SlotMaths, wager, play).EN).toEqual([
    { label: 'Spin: stops', value: expect.stringMatching(/1.*2/) },
    { label: 'Respin: stops', value: expect.stringMatching(/1.*7/) },
    { label: 'Free spin 1: stops', value: expect.stringMatching(/3.*4/) },
  ])
})
