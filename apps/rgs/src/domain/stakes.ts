import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import { parseMoney } from '@trevo/money/money.ts'

/** Stakes a session may choose from, rising: the title's steps up to the profile's maximum. */
export const stakesOnOffer = (maths: SlotMaths, profile: GameProfile): bigint[] => {
  const maxMinor = parseMoney(profile.maxStake)
  return maths.stakeStepsMinor.filter((stepMinor) => stepMinor <= maxMinor)
}
