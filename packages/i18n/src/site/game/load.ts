import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Message } from '../../translate.ts'
import type { texts } from '../../texts/en/site/game.ts'

export type GameKey = keyof typeof texts
export type GameCatalog = Readonly<Record<GameKey, Message>>
type Written = { readonly texts: GameCatalog }

/** The words of this area in one language, apart from the site's first load. */
export const loadGameCatalog = async (language: LanguageCode): Promise<GameCatalog> => {
  // `all-texts.ts` does not compile unless every language has the file.
  const written = await import(`../../texts/${language.toLowerCase()}/site/game.ts`)
  return (written as Written).texts
}
