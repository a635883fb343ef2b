import { termsOfContract } from '@trevo/contract/contract-terms.ts'
import { describe, expect, test } from 'vitest'
import { findTermProblem, readRate, readWhole, wireTier, type TypedTier } from './read-terms.ts'

const typed = (change: Partial<TypedTier> = {}): TypedTier => ({
  language: 'PT',
  minimumBet: '1000',
  netLoss: '',
  activeMember: '5',
  contractRate: '10',
  fixedAmount: '',
  winRate: '',
  ...change,
})

describe('typed terms', () => {
  test('whole reais are read like money, an empty field is zero, centavos are refused', () => {
    const read = (text: string) => readWhole(text, 'PT')
    expect(readWhole('450,000', 'EN')).toBe('450000')
    expect(read('1.000,00')).toBe('1000')
    expect(['450000', '450.000', '4,500,000', ' 0 ', ''].map(read)).toEqual([
      '450000',
      '450000',
      '4500000',
      '0',
      '0',
    ])
    expect(['1,5', '1000,50', '-1', 'a', '450,000'].map(read)).toEqual(
      Array.from({ length: 5 }, () => undefined),
    )
  })

  test('a rate is read with a comma or a point', () => {
    const read = (text: string) => readRate(text, 'PT')
    expect(['20', '18,5', '18.50', '0,05'].map(read)).toEqual(['20.00', '18.50', '18.50', '0.05'])
    expect(['', '100', '1,234', '-1'].map(read)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test.each([
    ['minimumBet', { minimumBet: 'x' }, undefined, 'amountWrong'],
    ['minimumBet', { minimumBet: '1000' }, {}, 'flat'],
    ['minimumBet', { minimumBet: '1001' }, {}, undefined],
    ['netLoss', { netLoss: '1' }, { netLoss: '2' }, 'lower'],
    ['activeMember', { activeMember: '4' }, {}, 'lower'],
    ['activeMember', { activeMember: '1.5' }, undefined, 'countWrong'],
    ['activeMember', { activeMember: '1000001' }, undefined, 'countWrong'],
    ['contractRate', { contractRate: '0' }, undefined, 'rateWrong'],
    ['contractRate', { contractRate: '20,01' }, undefined, 'rateWrong'],
    ['contractRate', { contractRate: '9,99' }, {}, 'lower'],
    ['contractRate', { contractRate: '20' }, {}, undefined],
  ] as const)('CONTRACT-3: %s of %o after %o: %s', (term, change, before, problem) => {
    expect(findTermProblem(term, typed(change), before && typed(before), '20.00')).toBe(problem)
  })

  test('terms that a type lacks are sent as zero', () => {
    const tier = typed({ netLoss: '7', contractRate: '1,5' })
    expect(wireTier(tier, termsOfContract.DIVIDEND)).toEqual({
      minimumBet: '1000',
      netLoss: '7',
      activeMember: 5,
      contractRate: '1.50',
    })
    expect(wireTier(tier, termsOfContract.REALTIME)).toMatchObject({
      netLoss: '0',
      activeMember: 0,
    })
  })
})
