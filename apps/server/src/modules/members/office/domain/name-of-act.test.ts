import { expect, test } from 'vitest'
import { nameOfAct } from './name-of-act.ts'

test.each([
  [{ permissions: ['stake', 'bonus'], reasonCode: 'x' }, 'stake, bonus'],
  [{ tags: ['vip'] }, 'vip'],
  [{ channel: 'email' }, 'email'],
  [{ from: 1, to: 4 }, '4'],
  [{ from: 'a' }, null],
  [{ to: { level: 4 } }, null],
])('of the act %o the timeline names %s', (detail, name) => {
  expect(nameOfAct(detail)).toBe(name)
})
