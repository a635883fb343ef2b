import { expect, test } from 'vitest'
import { readKeyboardTasks, readOperatorTasks } from './perform-task.ts'

test('forty tasks take a practised operator 43 minutes at most, ten of them by keyboard alone', () => {
  const tasks = readOperatorTasks()
  expect([...tasks.keys()]).toEqual(Array.from({ length: 40 }, (_, index) => index + 1))
  const seconds = [...tasks.values()].reduce((sum, one) => sum + one, 0)
  expect(seconds).toBeLessThanOrEqual(43 * 60)
  expect(readKeyboardTasks().size).toBeGreaterThanOrEqual(10)
})
