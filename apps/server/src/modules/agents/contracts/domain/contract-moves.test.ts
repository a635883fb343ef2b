import { describe, expect, test } from 'vitest'
import { answered, isSigned, voided } from './contract-moves.ts'

const statuses = ['P', 'E', 'A', 'V', 'R', 'C'] as const

describe('a contract and its answers', () => {
  test.each(['P', 'E'] as const)('CONTRACT-1: an offer (%s) is accepted or rejected', (offered) => {
    expect(answered(offered, 'A')).toBe('A')
    expect(answered(offered, 'R')).toBe('R')
    expect(answered(offered, 'C')).toBeUndefined()
  })

  test('a requested end is agreed to, or the contract is kept', () => {
    expect(answered('V', 'C')).toBe('C')
    expect(answered('V', 'A')).toBe('A')
    expect(answered('V', 'R')).toBeUndefined()
  })

  test('repeating an answer changes nothing, a different one is too late', () => {
    for (const status of ['A', 'R', 'C'] as const) {
      for (const answer of ['A', 'R', 'C'] as const) {
        expect(answered(status, answer)).toBe(answer === status ? status : undefined)
      }
    }
  })

  test('the giver withdraws an offer and requests the end of a signed contract', () => {
    expect(statuses.map(voided)).toEqual(['C', 'C', 'V', 'V', undefined, 'C'])
  })

  test('a contract stays in force while its end is requested', () => {
    expect(statuses.filter(isSigned)).toEqual(['A', 'V'])
  })
})
