import { formatMoney } from '@trevo/money/money.ts'

/** Lottery amounts have four decimals, always: "2.0000". */
export const formatLotteryMoney = (amountMinor: bigint): string => {
  const [whole = '0', fraction = ''] = formatMoney(amountMinor).split('.')
  return `${whole}.${fraction.padEnd(4, '0')}`
}

export const moneyOrNull = (minor: bigint | null): string | null =>
  minor === null ? null : formatMoney(minor)
