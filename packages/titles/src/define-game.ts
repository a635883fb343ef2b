import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'

/** The texts of a title that is not a slot of `slots`, in one language. */
export type GameText = {
  readonly title: string
  /** One line for the tile. */
  readonly pitch: string
}

export type GameTexts = InEachLanguage<GameText>

type Words = Pick<TitleData, 'title' | 'pitch'>

/** Combines the data of a title with its texts. */
export const defineGame = <Data extends Omit<TitleData, keyof Words>>(
  texts: GameTexts,
  data: Data,
): Data & Words => ({
  ...data,
  title: inEachLanguage((language) => texts[language].title),
  pitch: inEachLanguage((language) => texts[language].pitch),
})
