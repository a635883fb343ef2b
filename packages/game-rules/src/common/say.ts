import { languages, type LanguageCode } from '@trevo/languages/languages.ts'

/** Numbers, money and chances as a language writes them, for rules and facts. */
export type Say = {
  readonly language: LanguageCode
  readonly number: (value: number) => string
  /** A multiplier in hundredths: "1,98×". */
  readonly times: (multiplier: number) => string
  /** Hundredths as a number with two decimals: 5042 is "50,42". */
  readonly decimal: (hundredths: number) => string
  /** A share of one as a percentage: up to two decimals, or more digits if it is tiny. */
  readonly percent: (share: number) => string
  /** 1/10,000 BRL. */
  readonly money: (amount: bigint) => string
  readonly list: (items: readonly (string | number)[]) => string
}

const sayIn = (language: LanguageCode): Say => {
  const { locale } = languages[language]
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 6 })
  const decimals = new Intl.NumberFormat(locale, { minimumFractionDigits: 2 })
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 })
  const smallPercents = new Intl.NumberFormat(locale, {
    style: 'percent',
    maximumSignificantDigits: 2,
  })
  const currency = new Intl.NumberFormat(locale, { style: 'currency', currency: 'BRL' })
  return {
    language,
    number: (value) => numbers.format(value),
    times: (multiplier) => `${decimals.format(multiplier / 100)}×`,
    decimal: (hundredths) => decimals.format(hundredths / 100),
    percent: (share) => (share > 0 && share < 0.01 ? smallPercents : percents).format(share),
    // Whole centavos, far inside what a float holds exactly.
    money: (amount) => currency.format(Number(amount / 100n) / 100),
    list: (items) => items.join(', '),
  }
}

const said = new Map<LanguageCode, Say>()

/** The number formatter of a language. */
export const sayOf = (language: LanguageCode): Say => {
  const kept = said.get(language) ?? sayIn(language)
  said.set(language, kept)
  return kept
}
