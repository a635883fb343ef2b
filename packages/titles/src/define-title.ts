import type { UnnamedSymbol } from '@trevo/game-rules/slots/define-symbol.ts'
import type { SlotMaths } from '@trevo/game-rules/slots/types.ts'
import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'

/** The texts of a title in one language. */
export type TitleText<SymbolId extends string = string> = {
  readonly title: string
  /** One line for the tile. */
  readonly pitch: string
  /** Names of the symbols by their ids. */
  readonly symbols: Readonly<Record<SymbolId, string>>
}

export type TitleTexts<SymbolId extends string = string> = InEachLanguage<TitleText<SymbolId>>

/** The data of a title without its words. */
type TitleData<SymbolId extends string> = Omit<
  SlotMaths,
  'family' | 'title' | 'pitch' | 'symbols'
> & {
  readonly symbols: readonly UnnamedSymbol<SymbolId>[]
}

/** Combines the data of a title with its texts. A symbol without a name in some language is refused. */
export const defineTitle = <SymbolId extends string>(
  texts: TitleTexts<NoInfer<SymbolId>>,
  data: TitleData<SymbolId>,
): SlotMaths => ({
  ...data,
  family: 'slots',
  title: inEachLanguage((language) => texts[language].title),
  pitch: inEachLanguage((language) => texts[language].pitch),
  symbols: data.symbols.map((symbol) => ({
    ...symbol,
    name: inEachLanguage((language) => texts[language].symbols[symbol.id]),
  })),
})
