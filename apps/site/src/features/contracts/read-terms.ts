import type { ContractTerms } from '@trevo/contract/contract-terms.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import { formatMoney, minorPerReal } from '@trevo/money/money.ts'
import { readMoney } from '../../core/forms/typed-amount.ts'

export const tierTerms = [
  'minimumBet',
  'netLoss',
  'activeMember',
  'contractRate',
  'fixedAmount',
  'winRate',
] as const
export type TierTerm = (typeof tierTerms)[number]
/** A tier as it is typed; a fixed amount replaces the rate if the form asks for one. */
export type TypedTier = Readonly<Record<TierTerm, string>> & {
  readonly isFixed?: boolean
  /** The page's language, which decides how numbers are read. */
  readonly language: LanguageCode
}

/** The error of a typed term: not a valid value, or inconsistent with the previous tier. */
export type TermProblem =
  | 'amountWrong'
  | 'countWrong'
  | 'rateWrong'
  | 'fixedWrong'
  | 'winRateWrong'
  | 'flat'
  | 'lower'

/** Reads whole reais, or a number of people, like an amount of money; an empty field is zero. */
export const readWhole = (text: string, language: LanguageCode): string | undefined => {
  const typed = readMoney(text, language)
  if (typed.kind === 'empty') return '0'
  if (typed.kind === 'unreadable' || typed.minor % minorPerReal !== 0n) return undefined
  return String(typed.minor / minorPerReal)
}

/** Reads 20, 18,5 and 18.50 as a wire percentage, below 100. */
export const readRate = (text: string, language: LanguageCode): string | undefined => {
  const typed = readMoney(text, language)
  const isRate = typed.kind === 'amount' && typed.minor < 100n * minorPerReal
  return isRate ? formatMoney(typed.minor) : undefined
}

const basisPoints = (rate: string): number => Math.round(Number(rate) * 100)

const readTerm = (term: TierTerm, tier: TypedTier): bigint | undefined => {
  if (term === 'contractRate' || term === 'winRate') {
    const rate = readRate(tier[term], tier.language)
    return rate === undefined ? undefined : BigInt(basisPoints(rate))
  }
  const read = readWhole(tier[term], tier.language)
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

/** What is paid: the rate or the fixed amount, depending on the form, and the lower rate on gains. */
const findPayProblem = (
  term: 'contractRate' | 'fixedAmount' | 'winRate',
  tier: TypedTier,
  rateMax: string,
): TermProblem | undefined => {
  const most = BigInt(basisPoints(rateMax))
  const value = readTerm(term, tier)
  if (term === 'winRate') {
    if (tier.winRate.trim() === '') return undefined
    const rate = readTerm('contractRate', tier) ?? 0n
    return value === undefined || value > rate ? 'winRateWrong' : undefined
  }
  if (term === 'contractRate') {
    if (tier.isFixed) return undefined
    return value === undefined || value < 1n || value > most ? 'rateWrong' : undefined
  }
  if (!tier.isFixed) return undefined
  const least = readTerm('minimumBet', tier) ?? 0n
  // The stake the way the server compares it: relative to the smallest one.
  const isWithin = value !== undefined && value > 0n && value * 10_000n <= least * most
  return isWithin ? undefined : 'fixedWrong'
}

const isOfPay = (term: TierTerm): term is 'contractRate' | 'fixedAmount' | 'winRate' =>
  term === 'contractRate' || term === 'fixedAmount' || term === 'winRate'

/** Checks one term of a tier by itself and against the previous tier, as the server will. */
export const findTermProblem = (
  term: TierTerm,
  tier: TypedTier,
  before: TypedTier | undefined,
  rateMax: string,
): TermProblem | undefined => {
  if (isOfPay(term)) {
    const problem = findPayProblem(term, tier, rateMax)
    // Rates must rise, and so must fixed amounts; the rate on gains is free.
    const isSkipped = term === 'winRate' || (term === 'fixedAmount') !== (tier.isFixed ?? false)
    if (problem || isSkipped || tier.isFixed !== before?.isFixed) return problem
  }
  const value = readTerm(term, tier)
  if (value === undefined) return wrong[term]
  if (term === 'activeMember' && value > activeMembersMax) return 'countWrong'
  const least = before && readTerm(term, before)
  if (least === undefined) return undefined
  if (term === 'minimumBet') return value > least ? undefined : 'flat'
  return value >= least ? undefined : 'lower'
}

/** A typed tier as it is sent; terms that the type lacks are zero or omitted. */
export const wireTier = (
  tier: TypedTier,
  { hasNetLoss, hasActiveMember, hasWinRate }: ContractTerms,
) => {
  const whole = (term: TierTerm) => readWhole(tier[term], tier.language) ?? '0'
  const winRate = hasWinRate ? readRate(tier.winRate, tier.language) : undefined
  return {
    minimumBet: whole('minimumBet'),
    netLoss: hasNetLoss ? whole('netLoss') : '0',
    activeMember: hasActiveMember ? Number(whole('activeMember')) : 0,
    ...(tier.isFixed
      ? { fixedAmount: whole('fixedAmount') }
      : { contractRate: readRate(tier.contractRate, tier.language) ?? '0' }),
    ...(winRate !== undefined && { winRate }),
  }
}
