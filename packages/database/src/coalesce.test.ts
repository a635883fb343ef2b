import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createCoalescer } from './coalesce.ts'

const slowMs = 200

/** Doubles numbers; `0` takes long. Records what was sent together. */
const collect = (patienceMs?: number) => {
  const sent: number[][] = []
  const ask = createCoalescer(
    async (numbers: readonly number[]) => {
      sent.push([...numbers])
      await pause(numbers.includes(0) ? slowMs : 1)
      return numbers.map((one) => one * 2)
    },
    patienceMs === undefined ? { sizeMax: 3 } : { sizeMax: 3, patienceMs },
  )
  return { ask, sent }
}

test('requests that arrive while one is in progress are sent together, up to a maximum', async () => {
  const { ask, sent } = collect()
  const first = ask(1)
  await pause(0)
  const answers = await Promise.all([first, ...[2, 3, 4, 5].map(ask)])
  expect(answers).toEqual([2, 4, 6, 8, 10])
  expect(sent).toEqual([[1], [2, 3, 4], [5]])
})

test('without patience a slow send delays the next one; with it, it does not', async () => {
  for (const patienceMs of [undefined, 10]) {
    const { ask } = collect(patienceMs)
    const ended: number[] = []
    const slow = ask(0).then(() => ended.push(0))
    await pause(0)
    await Promise.all([slow, ask(1).then(() => ended.push(1))])
    expect(ended).toEqual(patienceMs === undefined ? [0, 1] : [1, 0])
  }
})

test('with two sends, a slow one delays only what it carries, and none is sent empty', async () => {
  const sent: number[][] = []
  const ask = createCoalescer(
    async (numbers: readonly number[]) => {
      sent.push([...numbers])
      await pause(numbers.includes(0) ? slowMs : 1)
      return numbers
    },
    { sizeMax: 3, sendingsMax: 2, gatherMs: 50 },
  )
  const ended: number[] = []
  const slow = ask(0).then((one) => ended.push(one))
  await pause(1)
  await Promise.all([1, 2, 3, 4].map((one) => ask(one).then(() => ended.push(one))))
  await Promise.all([5, 6].map((one) => ask(one).then(() => ended.push(one))))
  await slow
  expect(ended).toEqual([1, 2, 3, 4, 5, 6, 0])
  // Two loops wait for further requests, and one of them takes all.
  await Promise.all([ask(7), ask(8), pause(1).then(() => ask(9))])
  expect(sent).toEqual([[0], [1, 2, 3], [4], [5, 6], [7, 8, 9]])
})

test('after a batch with several, the next one waits for more; a lone caller does not wait', async () => {
  const sizes: number[] = []
  const ask = createCoalescer(
    async (numbers: readonly number[]) => {
      sizes.push(numbers.length)
      return numbers
    },
    { gatherMs: 50 },
  )
  await ask(1)
  expect(sizes).toEqual([1])
  await Promise.all([ask(2), ask(3)])
  const answers = [ask(4), pause(5).then(() => ask(5)), pause(10).then(() => ask(6))]
  expect(await Promise.all(answers)).toEqual([4, 5, 6])
  expect(sizes).toEqual([1, 2, 3])
  await ask(7)
  await ask(8)
  expect(sizes).toEqual([1, 2, 3, 1, 1])
})

test('a failing send fails its own requests and no others', async () => {
  const ask = createCoalescer(
    async (words: readonly string[]) => {
      if (words.includes('bad')) throw new Error('no')
      return words
    },
    { sizeMax: 1 },
  )
  const answers = await Promise.allSettled([ask('bad'), ask('good')])
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
})

test('a limited number waits: a further one is refused at once, and the others are answered', async () => {
  const ask = createCoalescer(async (words: readonly string[]) => words, { waitingMax: 2 })
  const answers = await Promise.allSettled(['one', 'two', 'three'].map(ask))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(await ask('four')).toBe('four')
})
