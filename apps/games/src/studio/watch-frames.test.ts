import { expect, it } from 'vitest'
import { createFrameWatch, steps, type Verdict } from './watch-frames.ts'

const feed = (
  watch: ReturnType<typeof createFrameWatch>,
  gapMs: number,
  count: number,
): Verdict[] =>
  Array.from({ length: count }, () => watch.note(gapMs)).filter((verdict) => verdict !== 'same')

it('a quick device keeps the finest picture', () => {
  const watch = createFrameWatch(false)
  expect(feed(watch, 16.7, 2_000)).toEqual([])
  expect(watch.step()).toBe(1)
})

it('single long frames change nothing', () => {
  const watch = createFrameWatch(false)
  for (let round = 0; round < 200; round += 1) {
    expect(feed(watch, 16.7, 9)).toEqual([])
    expect(feed(watch, 180, 1)).toEqual([])
  }
})

it('a slow device goes down step by step and then stops', () => {
  const watch = createFrameWatch(false)
  expect(feed(watch, 40, 600).slice(0, steps.length)).toEqual([
    ...steps.slice(1).map(() => 'lower'),
    'stop',
  ])
  expect(watch.step()).toBe(steps.at(-1))
})

it('the studio that its player asked for goes on at the lowest step', () => {
  const watch = createFrameWatch(true)
  expect(feed(watch, 90, 2_000)).toEqual(steps.slice(1).map(() => 'lower'))
})
