import { expect, test } from 'vitest'
import { createLaneQueue, type Command } from './lane-queue.ts'

/** Nothing else of a command is read. */
const commandOf = (accountId: bigint) =>
  ({ command: { accountId }, answer: () => undefined, fail: () => undefined }) as unknown as Command

test('a lane takes the commands of its groups alone, as many as fit, in order of arrival', () => {
  const queue = createLaneQueue()
  const commands = [4n, 8n, 12n, 16n].map(commandOf)
  for (const [at, command] of commands.entries()) queue.add(command, at === 0 ? 0 : 1)
  expect(queue.counts).toEqual([1, 3])
  const taken = queue.take(new Set([1]), 2)
  expect(taken.map(({ command }) => command.accountId)).toEqual([8n, 12n])
  expect(queue.take(new Set([1]), 2).map(({ command }) => command.accountId)).toEqual([16n])
  expect(queue.counts).toEqual([1, 0])
  expect(queue.take(new Set([0, 1]), 2).map(({ command }) => command.accountId)).toEqual([4n])
})

test('with room for every command, those of other groups wait all the same', () => {
  const queue = createLaneQueue()
  queue.add(commandOf(4n), 0)
  queue.add(commandOf(8n), 1)
  expect(queue.take(new Set([1]), 10).map(({ command }) => command.accountId)).toEqual([8n])
  expect(queue.length()).toBe(1)
})

test('an account’s next command waits until its batch has ended', () => {
  const queue = createLaneQueue()
  queue.add(commandOf(4n), 0)
  const first = queue.take(new Set([0]), 10)
  queue.add(commandOf(4n), 0)
  queue.add(commandOf(8n), 0)
  expect(queue.take(new Set([0]), 10).map(({ command }) => command.accountId)).toEqual([8n])
  queue.release(first)
  expect(queue.take(new Set([0]), 10).map(({ command }) => command.accountId)).toEqual([4n])
})
