import { expect, test } from 'vitest'
import type { DaySpan, TitleReturns } from '../needs.ts'
import { createReadReturns } from './read-returns.ts'

const title = (id: number): TitleReturns => ({ id, names: {}, declared: null, days: [] })

const open = () => {
  // 00:30 of 14 May in Brasília.
  let nowMs = Date.parse('2030-05-14T03:30:00Z')
  let isAway = false
  const asked: [number, DaySpan][] = []
  const read = createReadReturns({
    clock: { now: () => new Date(nowMs) },
    play: {
      listReturns: async (brandId, span) => {
        asked.push([brandId, span])
        if (isAway) throw new Error('the database is away')
        return [title(1)]
      },
    },
    lottery: { listReturns: async () => [{ ...title(2), kind: 'lottery' }] },
  })
  return {
    read,
    asked,
    pass: (ms: number) => (nowMs += ms),
    setAway: (next: boolean) => (isAway = next),
  }
}

test('games and lotteries of the last thirty days in Brasília', async () => {
  const { read } = open()
  expect(await read(1)).toMatchObject({
    from: '2030-04-15',
    to: '2030-05-14',
    titles: [
      { id: 1, kind: 'game' },
      { id: 2, kind: 'lottery' },
    ],
  })
})

test('they are read once in five minutes for all visitors of a brand', async () => {
  const { read, asked, pass } = open()
  await Promise.all([read(1), read(1)])
  pass(299_999)
  await read(1)
  expect(asked.map(([brandId]) => brandId)).toEqual([1])
  await read(2)
  pass(1)
  await read(1)
  expect(asked.map(([brandId]) => brandId)).toEqual([1, 2, 1])
})

test('a reading that failed is not kept', async () => {
  const { read, setAway } = open()
  setAway(true)
  await expect(read(1)).rejects.toThrow('the database is away')
  setAway(false)
  expect((await read(1)).titles).toHaveLength(2)
})
