import { memberIconCount } from '@trevo/contract/wps/member-icon.ts'

/** The picture of a member without a choice: always the same, spread over the whole set. */
const usualIcon = (customerId: string): number =>
  [...customerId].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) %
  memberIconCount

/** The choice, unless the set has become smaller since. */
export const iconOf = (customerId: string, chosen: number | null): number =>
  chosen !== null && chosen < memberIconCount ? chosen : usualIcon(customerId)
