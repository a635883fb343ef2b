import { defaultLanguage, type LanguageCode } from './languages.ts'

/** A text in some languages: a stored text may be older than a language. */
export type Texts<Value> = Readonly<Partial<Record<LanguageCode, Value>>>

/**
 * The text in a language; if it is missing, in the brand's default, in ours, or in any available one.
 * Undefined if no language has it.
 */
export const findText = <Value>(
  texts: Texts<Value>,
  language: LanguageCode,
  brandLanguage: LanguageCode = defaultLanguage,
): Value | undefined =>
  texts[language] ?? texts[brandLanguage] ?? texts[defaultLanguage] ?? Object.values(texts)[0]

/** Like `findText`, for an entry that has at least one text. Throws if it has none. */
export const textIn = <Value>(
  texts: Texts<Value>,
  language: LanguageCode,
  brandLanguage: LanguageCode = defaultLanguage,
): Value => {
  const text = findText(texts, language, brandLanguage)
  if (text === undefined) throw new Error('a text is missing in every language')
  return text
}

/** The languages in which a text is looked up: the reader's, and the brand's default if that is missing. */
export type Reader = { readonly language: LanguageCode; readonly brandLanguage: LanguageCode }

/** Like `textIn`, for a reader. */
export const textFor = <Value>(texts: Texts<Value>, reader: Reader): Value =>
  textIn(texts, reader.language, reader.brandLanguage)

/** Applies the same function to each existing text. */
export const mapTexts = <From, To>(texts: Texts<From>, toOther: (text: From) => To): Texts<To> =>
  Object.fromEntries(
    Object.entries(texts).map(([language, text]) => [language, toOther(text)]),
  ) as Texts<To> // the keys are those of `texts`
