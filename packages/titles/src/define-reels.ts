import type { ReelsTitle } from '@trevo/game-rules/reels/types.ts'
import type { UnnamedSymbol } from '@trevo/game-rules/slots/define-symbol.ts'
import { inEachLanguage } from '@trevo/languages/languages.ts'
import type { TitleTexts } from './define-title.ts'

type Words = Pick<ReelsTitle, 'title' | 'pitch' | 'symbols'>

/** Combines the data of a slot of any engine other than `slots` with its texts. */
export const defineReels = <
  SymbolId extends string,
  const Data extends { readonly symbols: readonly UnnamedSymbol<SymbolId>[] },
>(
  texts: TitleTexts<NoInfer<SymbolId>>,
  data: Data & { readonly symbols: readonly UnnamedSymbol<SymbolId>[] },
): Omit<Data, keyof Words> & Words => ({
  ...data,
  title: inEachLanguage((language) => texts[language].title),
  pitch: inEachLanguage((language) => texts[language].pitch),
  symbols: data.symbols.map((symbol) => ({
    ...symbol,
    name: inEachLanguage((language) => texts[language].symbols[symbol.id]),
  })),
})
