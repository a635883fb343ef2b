import { languages, type LanguageCode } from '@trevo/languages/languages.ts'
import { toCentavos } from '@trevo/money/money.ts'
import { readTypedMoney } from '@trevo/money/read-typed-money.ts'
import { grammars } from './words.ts'

/** A number in hundredths, and how many words it takes. */
export type ReadNumber = { readonly hundredths: number; readonly length: number }

const readDigits = (word: string, language: LanguageCode): number | undefined => {
  if (!/^\d/.test(word)) return undefined
  const typed = readTypedMoney(word, languages[language].decimalSign)
  return typed.kind === 'amount' ? Number(toCentavos(typed.minor, 'floor')) : undefined
}

/** "vinte e cinco", "two hundred and ten": as many words as belong to it; undefined if the first is no number. */
const readWords = (words: readonly string[], language: LanguageCode): ReadNumber | undefined => {
  const { numbers, factors, and } = grammars[language]
  let [sum, current, length] = [0, 0, 0]
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] ?? ''
    const value = numbers[word]
    const factor = factors[word]
    if (value !== undefined) {
      current += value
    } else if (factor !== undefined) {
      // "mil" alone is a thousand; a thousand ends the part before it, a hundred does not.
      current = Math.max(1, current) * factor
      if (factor >= 1_000) [sum, current] = [sum + current, 0]
    } else if (word === and && at > 0 && numbers[words[at + 1] ?? ''] !== undefined) {
      continue
    } else {
      break
    }
    length = at + 1
  }
  return length === 0 ? undefined : { hundredths: (sum + current) * 100, length }
}

/**
 * The number that a list of words begins with, in digits or in words, also with a half: "2,5", "dois e meio". Words
 * are as `toWords` makes them.
 */
export const readNumber = (
  words: readonly string[],
  language: LanguageCode,
): ReadNumber | undefined => {
  const [first = ''] = words
  const inDigits = readDigits(first, language)
  const read =
    inDigits === undefined ? readWords(words, language) : { hundredths: inDigits, length: 1 }
  if (!read) return undefined
  const half = grammars[language].half.exec(words.slice(read.length).join(' '))
  if (!half) return read
  return {
    hundredths: read.hundredths + 50,
    length: read.length + half[0].split(' ').length,
  }
}
