import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createLoops } from './create-loops.ts'
import { createLogger } from './logger.ts'

const log = createLogger('silent', 'test')

test('jobs repeated together begin in one turn; a slow or failing one delays no other', async () => {
  const loops = createLoops(log, 'test')
  const turns: string[][] = []
  let turn: string[] | undefined
  const begin = (name: string) => {
    if (!turn) {
      turn = []
      turns.push(turn)
      queueMicrotask(() => (turn = undefined))
    }
    turn.push(name)
  }
  const { promise: slowEnds, resolve: endSlow } = Promise.withResolvers<void>()
  loops.repeatTogether(
    [
      async () => begin('quick'),
      async () => {
        begin('slow')
        await slowEnds
      },
      async () => {
        begin('bad')
        throw new Error('no')
      },
    ],
    5,
  )
  while (turns.length < 3) await pause(5)
  endSlow()
  await loops.stop()
  expect(turns.slice(0, 3)).toEqual([
    ['quick', 'slow', 'bad'],
    ['quick', 'bad'],
    ['quick', 'bad'],
  ])
  const { length } = turns
  await pause(20)
  expect(turns).toHaveLength(length)
})
