import { expect, test } from 'vitest'
import { readTiers } from './read-tiers.ts'

type Typed = Parameters<typeof readTiers>[0][number]
const typed = {
  minimumBet: '1000.00',
  netLoss: '0.00',
  activeMember: 2,
  contractRate: '1.5',
} as Typed
const read = (more: Partial<Typed>) => readTiers([{ ...typed, ...more }])
const invalid = (field: string) =>
  expect.objectContaining({ code: 'contract.terms_invalid', detail: { field } })

test('a tier is read with its rate, in 1/100 percent', () => {
  expect(read({})).toEqual([
    { minimumBetMinor: 10_000_000n, netLossMinor: 0n, activeMembers: 2, rateBp: 150 },
  ])
  expect(read({ winRate: '0.5' })[0]).toMatchObject({ rateBp: 150, winRateBp: 50 })
})

test('or with a fixed amount, and the highest rate that it can mean', () => {
  const fixed = { contractRate: undefined, fixedAmount: '15.00' } as Partial<Typed>
  expect(read(fixed)).toEqual([
    {
      minimumBetMinor: 10_000_000n,
      netLossMinor: 0n,
      activeMembers: 2,
      rateBp: 150,
      fixedMinor: 150_000n,
    },
  ])
})

test.each<[Partial<Typed>, string]>([
  [{ minimumBet: 'x' }, 'minimumBet'],
  [{ netLoss: 'x' }, 'netLoss'],
  [{ contractRate: undefined, fixedAmount: 'x' } as Partial<Typed>, 'fixedAmount'],
  [{ contractRate: undefined, fixedAmount: '0.00' } as Partial<Typed>, 'fixedAmount'],
  [{ contractRate: undefined, fixedAmount: '0.005' } as Partial<Typed>, 'fixedAmount'],
  [{ fixedAmount: '15.00' }, 'fixedAmount'],
  [
    { contractRate: undefined, fixedAmount: '15.00', minimumBet: '0.00' } as Partial<Typed>,
    'fixedAmount',
  ],
])('%j is refused for %s', (more, field) => {
  expect(() => read(more)).toThrow(invalid(field))
})
