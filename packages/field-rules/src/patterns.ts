import { isDate } from './is-date.ts'

/** Characters that count as symbols: printable ASCII that is neither letter, digit nor space. */
const symbols = '!-\\/:-@\\[-`{-~'
const han = '\\p{Script=Han}'

const isUsDate = (value: string) => isDate(`${value.slice(6)}-${value.slice(0, 5)}`)

const by = (source: string) => {
  const pattern = new RegExp(`^(?:${source})$`, 'u')
  return (value: string) => pattern.test(value)
}

/**
 * The pattern catalogue of access §5: what a value may look like, by pattern id. Length is a separate
 * rule. Letters are ASCII unless a script is named (2, 10, 15 to 17, 22) or any script is meant (12,
 * 21).
 */
export const patterns: readonly ((value: string) => boolean)[] = [
  () => true,
  by('[A-Za-z][A-Za-z0-9]*'),
  by(`[${han}0-9]+`),
  by(
    "[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+",
  ),
  by('[A-Za-z0-9]+'),
  by('(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+'),
  by('[0-9]+'),
  by('(?=.*[A-Z])[A-Za-z0-9]+'),
  by('[A-Za-z ]+'),
  by('\\S+'),
  by(`[${han}\\p{P}]+`),
  isDate,
  by('[\\p{L}\\p{M} ]+'),
  isUsDate,
  by('[A-Za-z0-9]+'),
  by('\\p{Script=Hangul}+'),
  by('\\p{Script=Thai}+'),
  by('[\\p{Script=Thai}A-Za-z ]+'),
  by('(?=.*[A-Z])[A-Z ]+'),
  by(`[A-Za-z0-9${symbols}]+`),
  by(`(?=.*[A-Z])(?=.*[a-z])(?=.*[0-9])(?=.*[${symbols}])[A-Za-z0-9${symbols}]+`),
  by("[\\p{L}\\p{M}.'’-]+(?: [\\p{L}\\p{M}.'’-]+)+"),
  by(`[${han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆\\uFF01-\\uFF5E]+`),
]
