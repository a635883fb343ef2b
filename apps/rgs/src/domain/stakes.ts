import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { parseMoney } from '@trevo/money/money.ts'

/** Stakes, or chips, that a session may choose from, rising, up to the profile's maximum. */
export const stakesOnOffer = (title: TitleData, profile: GameProfile): bigint[] => {
  const maxMinor = parseMoney(profile.maxStake)
  return title.stakeStepsMinor.filter((stepMinor) => stepMinor <= maxMinor)
}
