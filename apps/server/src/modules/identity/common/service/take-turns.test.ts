import { expect, it } from 'vitest'
import { createTurns } from './take-turns.ts'

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

it('one key runs in order and alone, others in parallel, and a failure stops none', async () => {
  const inTurn = createTurns()
  const log: string[] = []
  const work = (name: string, ms: number) => async () => {
    log.push(`${name} begins`)
    await pause(ms)
    log.push(`${name} ends`)
    if (name === 'a1') throw new Error('a1 fails')
    return name
  }
  const all = await Promise.allSettled([
    inTurn('a', work('a1', 20)),
    inTurn('a', work('a2', 5)),
    inTurn('b', work('b1', 5)),
  ])
  expect(all.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(log).toEqual(['a1 begins', 'b1 begins', 'b1 ends', 'a1 ends', 'a2 begins', 'a2 ends'])
})

it('a queue that is too long refuses, and drains again', async () => {
  const inTurn = createTurns()
  const all = await Promise.allSettled(
    Array.from({ length: 103 }, () => inTurn('a', () => pause(0))),
  )
  const refused = all.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(3)
  expect(refused[0]).toMatchObject({ reason: { code: 'too_many_requests' } })
  expect(await inTurn('a', async () => 'again')).toBe('again')
})
