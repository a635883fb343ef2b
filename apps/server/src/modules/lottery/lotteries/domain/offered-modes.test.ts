import { expect, test } from 'vitest'
import { hasPrizeMode, isOffered } from './offered-modes.ts'

const five = { prize_mode: 'LOTT', rules_group: 'SSC' } as const
const six = { prize_mode: 'ELOTT', rules_group: 'LHC' } as const

test('LOTT-1: a lottery is offered in its own prize mode', () => {
  expect(hasPrizeMode(five, 'LOTT')).toBe(true)
  expect(hasPrizeMode(six, 'ELOTT')).toBe(true)
  expect(hasPrizeMode(six, 'LOTT')).toBe(false)
  expect(hasPrizeMode(five, 'ELOTT')).toBe(false)
})

test('LOTT-1: and in ZY if any of its plays allows it', () => {
  expect(hasPrizeMode(five, 'ZY')).toBe(true)
  expect(hasPrizeMode(six, 'ZY')).toBe(false)
})

test('LOTT-2: ZY is offered with the type of the lottery itself, never alone', () => {
  expect(isOffered(five, ['LOTT'])).toBe(true)
  expect(isOffered(five, ['ELOTT'])).toBe(false)
  expect(isOffered(five, ['LOTT'], 'ZY')).toBe(false)
  expect(isOffered(five, ['ZY'], 'ZY')).toBe(false)
  expect(isOffered(five, ['LOTT', 'ZY'], 'ZY')).toBe(true)
  expect(isOffered(six, ['ELOTT', 'ZY'], 'ZY')).toBe(false)
})
