import {
  limitKinds,
  periodsOfKind,
  unitOfKind,
  type LimitKind,
  type LimitPeriod,
} from '@trevo/contract/wps/limits.ts'
import { findMoney, formatMoney, isWholeCentavos } from '@trevo/money/money.ts'

/** Which limit: one of a person's for each kind and period. */
export type LimitName = { readonly kind: LimitKind; readonly period: LimitPeriod }

/** A value in the database's unit: 1/10,000 BRL, milliseconds, or a number of bets. Null is no limit. */
export type LimitAmount = bigint | null

export const limitNames: readonly LimitName[] = limitKinds.flatMap((kind) =>
  periodsOfKind[kind].map((period) => ({ kind, period })),
)

export const hasPeriod = ({ kind, period }: LimitName): boolean =>
  periodsOfKind[kind].some((one) => one === period)

export const isSame = (one: LimitName, other: LimitName): boolean =>
  one.kind === other.kind && one.period === other.period

const minuteMs = 60_000n
const wholeNumber = /^\d{1,9}$/

/** A value in the unit of its kind; undefined if it has parts of a centavo, a minute or a bet. */
export const readValue = (kind: LimitKind, text: string): bigint | undefined => {
  if (unitOfKind[kind] === 'money') {
    const amount = findMoney(text)
    return amount !== undefined && amount >= 0n && isWholeCentavos(amount) ? amount : undefined
  }
  if (!wholeNumber.test(text)) return undefined
  return unitOfKind[kind] === 'minutes' ? BigInt(text) * minuteMs : BigInt(text)
}

/** The same as text, whole minutes rounded down. */
export const writeValue = (kind: LimitKind, value: bigint): string => {
  if (unitOfKind[kind] === 'money') return formatMoney(value)
  return String(unitOfKind[kind] === 'minutes' ? value / minuteMs : value)
}
