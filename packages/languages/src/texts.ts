import { defaultLanguage, type LanguageCode } from './languages.ts'

/** What is written in some languages: a text that is kept may be older than a language. */
export type Texts<Value> = Readonly<Partial<Record<LanguageCode, Value>>>

/**
 * The text in a language; where it is missing in the brand's own, in ours, in any that there is.
 * Undefined when no language has it.
 */
export const findText = <Value>(
  texts: Texts<Value>,
  language: LanguageCode,
  brandLanguage: LanguageCode = defaultLanguage,
): Value | undefined =>
  texts[language] ?? texts[brandLanguage] ?? texts[defaultLanguage] ?? Object.values(texts)[0]

/** As `findText`, for an entry that has at least one text. Throws if it has no text. */
export const textIn = <Value>(
  texts: Texts<Value>,
  language: LanguageCode,
  brandLanguage: LanguageCode = defaultLanguage,
): Value => {
  const text = findText(texts, language, brandLanguage)
  if (text === undefined) throw new Error('a text is missing in every language')
  return text
}

/** In whose language a text is told: the reader's, and the brand's default where that is missing. */
export type Reader = { readonly language: LanguageCode; readonly brandLanguage: LanguageCode }

/** As `textIn`, for a reader. */
export const textFor = <Value>(texts: Texts<Value>, reader: Reader): Value =>
  textIn(texts, reader.language, reader.brandLanguage)

/** The same of each text that there is. */
export const mapTexts = <From, To>(texts: Texts<From>, toOther: (text: From) => To): Texts<To> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, toOther(text)]),
  ) as Texts<To> // the keys are those of `texts`
