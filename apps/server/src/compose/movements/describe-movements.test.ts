import { expect, test } from 'vitest'
import { profitColumnOf } from '../../modules/records/domain/profit-columns.ts'
import { wordsOf } from '../../modules/records/files/words-of.ts'
import { statementKinds } from './describe-movements.ts'

// Those without a type code move between houses alone.
const ofMembers = statementKinds.filter(({ typeCode }) => typeCode !== 0)

test('every movement on a member’s statement has a name, not a number', () => {
  const { typeWord } = wordsOf('EN')
  const unnamed = ofMembers.filter(({ typeCode }) => typeWord(typeCode).includes(String(typeCode)))
  expect(unnamed.map(({ kind }) => kind)).toEqual([])
})

test('what the law returns of a void stake counts as a returned stake', () => {
  const codeOf = (name: string) => ofMembers.find(({ kind }) => kind === name)?.typeCode ?? 0
  expect(profitColumnOf(codeOf('compliance.stake_returned'))).toBe('betting')
  expect(profitColumnOf(codeOf('agents.rebate_paid'))).toBe('rebate')
})
