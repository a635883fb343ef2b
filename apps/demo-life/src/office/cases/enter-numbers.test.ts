import { expect, it } from 'vitest'
import { drumOf } from './enter-numbers.ts'

const pool = { from: 0, to: 9, isDistinct: false, digits: 1, isSet: false }
const draw = (drawId: string, more: object = {}) => ({
  drawId,
  numbers: { length: 4, pool: { ...pool, ...more }, example: null },
})

it('the drum shows the same numbers for a draw each time, and others for the next or under another secret', () => {
  const shown = drumOf('secret', draw('1'))
  expect(shown).toMatch(/^\d,\d,\d,\d$/)
  expect(drumOf('secret', draw('1'))).toBe(shown)
  const others = [
    drumOf('secret', draw('2')),
    drumOf('secret', draw('3')),
    drumOf('other', draw('1')),
  ]
  expect(others.filter((one) => one === shown)).toEqual([])
})

it('numbers are of the pool, and a lottery whose numbers must differ has no drum', () => {
  expect(drumOf('secret', draw('1', { from: 11, to: 19, digits: 3 }))).toMatch(
    /^(01[1-9],){3}01[1-9]$/,
  )
  expect(drumOf('secret', draw('1', { isDistinct: true }))).toBeUndefined()
})
