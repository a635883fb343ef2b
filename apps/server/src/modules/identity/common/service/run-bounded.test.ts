import { expect, it } from 'vitest'
import { createBounded } from './run-bounded.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('a limited number run at once, the others wait in order of arrival, a failure frees its place', async () => {
  const bounded = createBounded({ runningMax: 2, waitingMax: 10 })
  const ended: number[] = []
  let running = 0
  let runningMost = 0
  const work = (number: number) => async () => {
    runningMost = Math.max(runningMost, ++running)
    await pause(5)
    running -= 1
    ended.push(number)
    if (number === 1) throw new Error('one fails')
  }
  const all = await Promise.allSettled([0, 1, 2, 3, 4].map((number) => bounded.run(work(number))))
  expect(all.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ])
  expect([runningMost, ended]).toEqual([2, [0, 1, 2, 3, 4]])
  expect(bounded.load()).toEqual({ done: 5, running: 0, waiting: 0 })
})

it('when too many wait, the next is refused as busy', async () => {
  const bounded = createBounded({ runningMax: 1, waitingMax: 1 })
  const two = [bounded.run(() => pause(5)), bounded.run(() => pause(5))]
  await expect(bounded.run(() => pause(5))).rejects.toMatchObject({ code: 'wallet.busy' })
  await Promise.all(two)
  await expect(bounded.run(async () => 'again')).resolves.toBe('again')
})
