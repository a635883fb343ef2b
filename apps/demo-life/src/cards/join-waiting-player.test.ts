import { expect, it } from 'vitest'
import { createPatience } from './join-waiting-player.ts'

it('two people who sit down one after the other meet: a program joins only who has waited twenty seconds', () => {
  const isLongAlone = createPatience()
  const looks = Array.from({ length: 6 }, () => isLongAlone('2.00'))
  expect(looks).toEqual([false, false, false, false, false, true])
})

it('another player who waits is given the same time', () => {
  const isLongAlone = createPatience()
  for (let look = 0; look < 5; look += 1) isLongAlone('2.00')
  expect(isLongAlone('5.00')).toBe(false)
  expect(isLongAlone(undefined)).toBe(false)
  expect(isLongAlone('5.00')).toBe(false)
})
