type LanguageRow = {
  /** The language's name in that language. */
  readonly name: string
  /** For `Intl`. */
  readonly locale: string
  /** For `Intl` in printed files: days before months in English too. */
  readonly fileLocale: string
  /** For the `lang` attribute of a page. */
  readonly htmlLang: string
  /** ISO 639-2, for partners that require three letters. */
  readonly threeLetters: string
  /** The decimal sign of a number; the other of the two groups thousands. */
  readonly decimalSign: ',' | '.'
}

/**
 * Every available language, by its wire code. A new one is a row here plus its texts: the compiler
 * names each place that lacks them (`docs/adr/0018-languages-are-data.md`).
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

/** Something in every language; the compiler rejects it while one is missing. */
export type InEachLanguage<Value> = Readonly<Record<LanguageCode, Value>>

export const languageCodes = Object.keys(languages) as LanguageCode[] // keys of a const object

/** The language of visitors who have not chosen one, unless the brand sets another. */
export const defaultLanguage: LanguageCode = 'PT'

/** Whether a code belongs to an available language. */
export const isLanguageCode = (code: unknown): code is LanguageCode =>
  typeof code === 'string' && Object.hasOwn(languages, code)

/** One value for each language. */
export const inEachLanguage = <Value>(
  valueOf: (language: LanguageCode) => Value,
): InEachLanguage<Value> =>
  // All keys are set, which the type of `fromEntries` cannot express.
  Object.fromEntries(languageCodes.map((language) => [language, valueOf(language)])) as Record<
    LanguageCode,
    Value
  >

/** Texts of all languages in one message on the wire, each under its lower-case code. */
export type WireTexts<Value> = Readonly<Record<Lowercase<LanguageCode>, Value>>

/** Texts in the form of a message. */
export const toWireTexts = <Value>(texts: InEachLanguage<Value>): WireTexts<Value> =>
  // These are all the codes, in lower case.
  Object.fromEntries(
    languageCodes.map((language) => [language.toLowerCase(), texts[language]]),
  ) as Record<Lowercase<LanguageCode>, Value>

/** Texts of a message by language code. */
export const fromWireTexts = <Value>(texts: WireTexts<Value>): InEachLanguage<Value> =>
  // A language's lower-case code is a key of the message.
  inEachLanguage((language) => texts[language.toLowerCase() as Lowercase<LanguageCode>])
