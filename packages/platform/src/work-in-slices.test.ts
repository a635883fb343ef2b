import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { Refusal } from '@trevo/platform/refusal.ts'
import { createSlices, runInSlices } from './work-in-slices.ts'

/** Keeps the thread busy for about this long between two yields. */
function* work(parts: number, partMs: number, done: () => void = () => undefined) {
  for (let part = 0; part < parts; part += 1) {
    const until = performance.now() + partMs
    while (performance.now() < until);
    yield undefined
  }
  done()
  return parts
}

test('a large job holds the thread for one slice at a time', async () => {
  const slices = createSlices({ sliceMs: 2 })
  let turns = 0
  let isDone = false
  const count = (): void => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const all = Array.from({ length: 10 }, (_, index) => slices.run(`m${index}`, work(20, 1)))
  expect(await Promise.all(all)).toEqual(Array.from({ length: 10 }, () => 20))
  isDone = true
  expect(turns).toBeGreaterThanOrEqual(50)
})

test('jobs of one key run one after another, with a limit; others have their turns', async () => {
  const slices = createSlices({ sliceMs: 1, ofKeyMax: 2 })
  const ended: string[] = []
  const run = (key: string, name: string, parts: number) =>
    slices.run(
      key,
      work(parts, 1, () => ended.push(name)),
    )
  const [first, second] = [run('ana', 'first', 30), run('ana', 'second', 1)]
  expect(() => run('ana', 'third', 1)).toThrow(Refusal)
  const other = run('bento', 'other', 2)
  await Promise.all([first, second, other])
  expect(ended).toEqual(['other', 'first', 'second'])
  await pause(1)
  await expect(run('ana', 'fourth', 1)).resolves.toBe(1)
})

test('an error in a job goes to its caller, and the next job has its turn', async () => {
  const slices = createSlices()
  const failing = slices.run(
    'ana',
    (function* () {
      yield undefined
      throw new Refusal('lottery.slip_invalid')
    })(),
  )
  const next = slices.run('ana', work(1, 0))
  await expect(failing).rejects.toThrow('lottery.slip_invalid')
  await expect(next).resolves.toBe(1)
})

test('a computation is ended between two slices, with the reason of its signal', async () => {
  const stop = new AbortController()
  let isDone = false
  const running = runInSlices(
    work(10_000, 1, () => (isDone = true)),
    { signal: stop.signal },
  )
  const why = new Error('this copy shuts down')
  stop.abort(why)
  await expect(running).rejects.toBe(why)
  expect(isDone).toBe(false)
})
