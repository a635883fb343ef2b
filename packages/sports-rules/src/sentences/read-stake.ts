import type { LanguageCode } from '@trevo/languages/languages.ts'
import { readNumber } from './read-number.ts'
import { grammars } from './words.ts'

export type ReadStake = {
  readonly centavos: number
  /** The words that do not belong to it. */
  readonly others: readonly string[]
}

const without = (words: readonly string[], from: number, to: number): readonly string[] => [
  ...words.slice(0, from),
  ...words.slice(to),
]

const beginsWithNumber = (word: string, language: LanguageCode): boolean =>
  readNumber([word], language) !== undefined

/** "R$ 20", "R$ 20,50". */
const readAfterSign = (words: readonly string[], language: LanguageCode): ReadStake | undefined => {
  const sign = words.indexOf('r$')
  const number = sign < 0 ? undefined : readNumber(words.slice(sign + 1), language)
  if (!number) return undefined
  return {
    centavos: number.hundredths,
    others: without(words, sign, sign + 1 + number.length),
  }
}

/** "vinte reais", "20 reais e 50 centavos": the first number that ends at the currency. */
const readBeforeCurrency = (
  words: readonly string[],
  language: LanguageCode,
): ReadStake | undefined => {
  const { currency, cents, and } = grammars[language]
  const place = words.findIndex((word) => currency.test(word))
  for (let from = 0; from < place; from += 1) {
    if (!beginsWithNumber(words[from] ?? '', language)) continue
    const number = readNumber(words.slice(from, place), language)
    if (!number || from + number.length !== place) continue
    const after = words[place + 1] === and ? place + 2 : place + 1
    const small = readNumber(words.slice(after), language)
    const end = after + (small?.length ?? 0)
    return small && cents.test(words[end] ?? '')
      ? {
          centavos: number.hundredths + small.hundredths / 100,
          others: without(words, from, end + 1),
        }
      : { centavos: number.hundredths, others: without(words, from, place + 1) }
  }
  return undefined
}

/** "aposto 20 no empate". */
const readAfterVerb = (words: readonly string[], language: LanguageCode): ReadStake | undefined => {
  const verb = words.findIndex((word) => grammars[language].bet.test(word))
  const number = verb < 0 ? undefined : readNumber(words.slice(verb + 1), language)
  if (!number) return undefined
  return { centavos: number.hundredths, others: without(words, verb, verb + 1 + number.length) }
}

/** The amount that a sentence names, in centavos; undefined if it names none. Words are as `toWords` makes them. */
export const readStake = (
  words: readonly string[],
  language: LanguageCode,
): ReadStake | undefined =>
  readAfterSign(words, language) ??
  readBeforeCurrency(words, language) ??
  readAfterVerb(words, language)
