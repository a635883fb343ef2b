type LanguageRow = {
  /** The language in its own words. */
  readonly name: string
  /** For `Intl`. */
  readonly locale: string
  /** For `Intl` in files on paper: days before months in English too. */
  readonly fileLocale: string
  /** For the `lang` attribute of a page. */
  readonly htmlLang: string
  /** ISO 639-2, for partners that ask for three letters. */
  readonly threeLetters: string
  /** The sign before the decimals of a number; the other of the two groups thousands. */
  readonly decimalSign: ',' | '.'
}

/**
 * Every language that is written, by its code on the wire. A new one is a row here and its texts:
 * the compiler names each place that has none yet (`docs/adr/0018-languages-are-data.md`).
 */
export const languages = {
  PT: {
    name: 'Português',
    locale: 'pt-BR',
    fileLocale: 'pt-BR',
    htmlLang: 'pt-BR',
    threeLetters: 'por',
    decimalSign: ',',
  },
  EN: {
    name: 'English',
    locale: 'en-US',
    fileLocale: 'en-GB',
    htmlLang: 'en',
    threeLetters: 'eng',
    decimalSign: '.',
  },
} as const satisfies Readonly<Record<string, LanguageRow>>

export type LanguageCode = keyof typeof languages

/** Something in every language; the compiler refuses it while one is missing. */
export type InEachLanguage<Value> = Readonly<Record<LanguageCode, Value>>

export const languageCodes = Object.keys(languages) as LanguageCode[] // keys of a const object

/** The language of visitors who have not chosen one, unless the brand sets another. */
export const defaultLanguage: LanguageCode = 'PT'

/** Whether a code is that of a language that is written. */
export const isLanguageCode = (code: unknown): code is LanguageCode =>
  typeof code === 'string' && Object.hasOwn(languages, code)

/** One value for each language. */
export const inEachLanguage = <Value>(
  valueOf: (language: LanguageCode) => Value,
): InEachLanguage<Value> =>
  // All keys are written, which `fromEntries` cannot say.
  Object.fromEntries(languageCodes.map((language) => [language, valueOf(language)])) as Record<
    LanguageCode,
    Value
  >

/** Texts of all languages in one message on the wire: each under its code in small letters. */
export type WireTexts<Value> = Readonly<Record<Lowercase<LanguageCode>, Value>>

/** Texts as a message carries them. */
export const toWireTexts = <Value>(texts: InEachLanguage<Value>): WireTexts<Value> =>
  // The codes are all there is, in small letters.
  Object.fromEntries(
    languageCodes.map((language) => [language.toLowerCase(), texts[language]]),
  ) as Record<Lowercase<LanguageCode>, Value>

/** Texts of a message by the code of their language. */
export const fromWireTexts = <Value>(texts: WireTexts<Value>): InEachLanguage<Value> =>
  // The code of a language in small letters is a key of the message.
  inEachLanguage((language) => texts[language.toLowerCase() as Lowercase<LanguageCode>])
