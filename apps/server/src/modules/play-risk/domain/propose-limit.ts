import type { RiskModel } from './model.ts'

const minorPerReal = 10_000n
const step = 10n * minorPerReal
const daysOfWeek = 7n

/**
 * The loss of a week that is proposed as a limit: the model's share of the average week, in whole tens of reais and
 * no less than the least. Undefined where the person allows themselves no more than that already. Amounts in
 * 1/10,000 BRL.
 */
export const proposeWeeklyLoss = (
  lostMinor: bigint,
  currentMinor: bigint | undefined,
  { proposal, windowDays }: RiskModel,
): bigint | undefined => {
  const week = lostMinor > 0n ? (lostMinor * daysOfWeek) / BigInt(windowDays) : 0n
  const wanted = ((week * BigInt(proposal.shareBp)) / 10_000n / step) * step
  const proposed = wanted > proposal.leastMinor ? wanted : proposal.leastMinor
  return currentMinor === undefined || proposed < currentMinor ? proposed : undefined
}
