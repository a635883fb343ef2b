import { describe, expect, test } from 'vitest'
import { answered, isSigned, voided } from './contract-moves.ts'

const statuses = ['P', 'E', 'A', 'V', 'R', 'C'] as const

describe('a contract and its answers', () => {
  test.each(['P', 'E'] as const)('CONTRACT-1: an offer (%s) is accepted or rejected', (offered) => {
    expect(answered(offered, 'A')).toBe('A')
    expect(answered(offered, 'R')).toBe('R')
    expect(answered(offered, 'C')).toBeUndefined()
  })

  test('where the end is asked for, it is agreed to or the contract is kept', () => {
    expect(answered('V', 'C')).toBe('C')
    expect(answered('V', 'A')).toBe('A')
    expect(answered('V', 'R')).toBeUndefined()
  })

  test('the same answer again changes nothing, another one is too late', () => {
    for (const status of ['A', 'R', 'C'] as const) {
      for (const answer of ['A', 'R', 'C'] as const) {
        expect(answered(status, answer)).toBe(answer === status ? status : undefined)
      }
    }
  })

  test('the giver withdraws what is only offered and asks for the end of what is signed', () => {
    expect(statuses.map(voided)).toEqual(['C', 'C', 'V', 'V', undefined, 'C'])
  })

  test('a contract stays in force while its end is asked for', () => {
    expect(statuses.filter(isSigned)).toEqual(['A', 'V'])
  })
})
