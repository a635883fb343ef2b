import type { ContractTerms } from '@trevo/contract/contract-terms.ts'

export const tierTerms = ['minimumBet', 'netLoss', 'activeMember', 'contractRate'] as const
export type TierTerm = (typeof tierTerms)[number]
/** A tier as it is typed. */
export type TypedTier = Readonly<Record<TierTerm, string>>

/** What is wrong with a typed term: no such thing at all, or not fitting the tier before. */
export type TermProblem = 'amountWrong' | 'countWrong' | 'rateWrong' | 'flat' | 'lower'

const whole = /^(?:\d{1,12}|\d{1,3}(?:[.,]\d{3}){1,3})$/
const percent = /^(\d{1,2})(?:[.,](\d{1,2}))?$/

/** Reads 450000, 450.000 and 450,000 as whole reais; nothing typed is zero. */
export const readWhole = (text: string): string | undefined => {
  const typed = text.replaceAll(/\s/g, '') || '0'
  if (!whole.test(typed)) return undefined
  return String(BigInt(typed.replaceAll(/[.,]/g, '')))
}

/** Reads 20, 18,5 and 18.50 as the wire's percent. */
export const readRate = (text: string): string | undefined => {
  const match = percent.exec(text.trim())
  return match ? `${Number(match[1])}.${(match[2] ?? '').padEnd(2, '0')}` : undefined
}

const basisPoints = (rate: string): number => Math.round(Number(rate) * 100)

const readTerm = (term: TierTerm, text: string): bigint | undefined => {
  if (term === 'contractRate') {
    const rate = readRate(text)
    return rate === undefined ? undefined : BigInt(basisPoints(rate))
  }
  const read = readWhole(text)
  return read === undefined ? undefined : BigInt(read)
}

const wrong = {
  minimumBet: 'amountWrong',
  netLoss: 'amountWrong',
  activeMember: 'countWrong',
  contractRate: 'rateWrong',
} as const
const activeMembersMax = 1_000_000n

/** Checks one term of a tier by itself and against the tier before, as the server will. */
export const findTermProblem = (
  term: TierTerm,
  tier: TypedTier,
  before: TypedTier | undefined,
  rateMax: string,
): TermProblem | undefined => {
  const value = readTerm(term, tier[term])
  if (value === undefined) return wrong[term]
  if (term === 'activeMember' && value > activeMembersMax) return 'countWrong'
  if (term === 'contractRate' && (value < 1n || value > BigInt(basisPoints(rateMax)))) {
    return 'rateWrong'
  }
  const least = before && readTerm(term, before[term])
  if (least === undefined) return undefined
  if (term === 'minimumBet') return value > least ? undefined : 'flat'
  return value >= least ? undefined : 'lower'
}

/** A typed tier as it is sent; terms that the type has not are zero. */
export const wireTier = (tier: TypedTier, { hasNetLoss, hasActiveMember }: ContractTerms) => ({
  minimumBet: readWhole(tier.minimumBet) ?? '0',
  netLoss: (hasNetLoss ? readWhole(tier.netLoss) : undefined) ?? '0',
  activeMember: Number((hasActiveMember ? readWhole(tier.activeMember) : undefined) ?? 0),
  contractRate: readRate(tier.contractRate) ?? '0',
})
