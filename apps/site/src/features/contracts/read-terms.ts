import type { ContractTerms } from '@trevo/contract/contract-terms.ts'

export const tierTerms = [
  'minimumBet',
  'netLoss',
  'activeMember',
  'contractRate',
  'fixedAmount',
  'winRate',
] as const
export type TierTerm = (typeof tierTerms)[number]
/** A tier as it is typed; a fixed amount stands in place of the rate where the form asks for one. */
export type TypedTier = Readonly<Record<TierTerm, string>> & { readonly isFixed?: boolean }

/** What is wrong with a typed term: no such thing at all, or not fitting the tier before. */
export type TermProblem =
  | 'amountWrong'
  | 'countWrong'
  | 'rateWrong'
  | 'fixedWrong'
  | 'winRateWrong'
  | 'flat'
  | 'lower'

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
  if (term === 'contractRate' || term === 'winRate') {
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
  fixedAmount: 'fixedWrong',
  winRate: 'winRateWrong',
} as const
const activeMembersMax = 1_000_000n

/** What pays: the rate or the fixed amount, whichever is asked for, and the lower rate of gains. */
const findPayProblem = (
  term: 'contractRate' | 'fixedAmount' | 'winRate',
  tier: TypedTier,
  rateMax: string,
): TermProblem | undefined => {
  const most = BigInt(basisPoints(rateMax))
  const value = readTerm(term, tier[term])
  if (term === 'winRate') {
    if (tier.winRate.trim() === '') return undefined
    const rate = readTerm('contractRate', tier.contractRate) ?? 0n
    return value === undefined || value > rate ? 'winRateWrong' : undefined
  }
  if (term === 'contractRate') {
    if (tier.isFixed) return undefined
    return value === undefined || value < 1n || value > most ? 'rateWrong' : undefined
  }
  if (!tier.isFixed) return undefined
  const least = readTerm('minimumBet', tier.minimumBet) ?? 0n
  // As the server compares it: what it is of the smallest stake it is paid for.
  const isWithin = value !== undefined && value > 0n && value * 10_000n <= least * most
  return isWithin ? undefined : 'fixedWrong'
}

const isOfPay = (term: TierTerm): term is 'contractRate' | 'fixedAmount' | 'winRate' =>
  term === 'contractRate' || term === 'fixedAmount' || term === 'winRate'

/** Checks one term of a tier by itself and against the tier before, as the server will. */
export const findTermProblem = (
  term: TierTerm,
  tier: TypedTier,
  before: TypedTier | undefined,
  rateMax: string,
): TermProblem | undefined => {
  if (isOfPay(term)) {
    const problem = findPayProblem(term, tier, rateMax)
    // Rates rise with rates, fixed amounts with fixed amounts; the rate of gains is free.
    const isSkipped = term === 'winRate' || (term === 'fixedAmount') !== (tier.isFixed ?? false)
    if (problem || isSkipped || tier.isFixed !== before?.isFixed) return problem
  }
  const value = readTerm(term, tier[term])
  if (value === undefined) return wrong[term]
  if (term === 'activeMember' && value > activeMembersMax) return 'countWrong'
  const least = before && readTerm(term, before[term])
  if (least === undefined) return undefined
  if (term === 'minimumBet') return value > least ? undefined : 'flat'
  return value >= least ? undefined : 'lower'
}

/** A typed tier as it is sent; terms that the type has not are zero, or left out. */
export const wireTier = (
  tier: TypedTier,
  { hasNetLoss, hasActiveMember, hasWinRate }: ContractTerms,
) => {
  const winRate = hasWinRate ? readRate(tier.winRate) : undefined
  return {
    minimumBet: readWhole(tier.minimumBet) ?? '0',
    netLoss: (hasNetLoss ? readWhole(tier.netLoss) : undefined) ?? '0',
    activeMember: Number((hasActiveMember ? readWhole(tier.activeMember) : undefined) ?? 0),
    ...(tier.isFixed
      ? { fixedAmount: readWhole(tier.fixedAmount) ?? '0' }
      : { contractRate: readRate(tier.contractRate) ?? '0' }),
    ...(winRate !== undefined && { winRate }),
  }
}
