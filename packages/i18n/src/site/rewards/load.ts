import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/rewards.ts'

export type RewardsKey = keyof typeof texts
export type RewardsCatalog = Readonly<Record<RewardsKey, Message>>
type Written = { readonly texts: RewardsCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadRewardsCatalog = async (language: LanguageCode): Promise<RewardsCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/rewards.ts`)
  return (written as Written).texts
}
