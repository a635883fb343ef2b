import { parseMoney } from '@trevo/money/money.ts'

/** For brands that have set none, in 1/10,000 BRL. */
export const secondPersonFromMinor = parseMoney('10000.00')

/** Whether the release of a credit takes two persons: from the brand's threshold on. */
export const needsSecond = (
  amountMinor: bigint,
  setting: { readonly second_person_from_minor: bigint } | undefined,
): boolean => amountMinor >= (setting?.second_person_from_minor ?? secondPersonFromMinor)
