import { toWords } from './words.ts'

/** Words of many names. */
const common = new Set(
  'fc ec sc ac clube club atletico futebol esporte gaming do da dos das de e o a os as the and of'.split(
    ' ',
  ),
)

/** One letter more, less or other: speech and thumbs are not exact. */
const isNear = (one: string, other: string): boolean => {
  if (one === other) return true
  if (one.replace(/s$/, '') === other.replace(/s$/, '')) return true
  if (Math.min(one.length, other.length) < 5 || Math.abs(one.length - other.length) > 1)
    return false
  let at = 0
  while (at < one.length && one[at] === other[at]) at += 1
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  return (
    rest.slice(1) === otherRest.slice(1) ||
    rest.slice(1) === otherRest ||
    rest === otherRest.slice(1)
  )
}

/** The places of the words of a team's name in a sentence, ascending; at least one. */
export type Mention = readonly number[]

/** Where a sentence names a team; undefined if it does not. */
export const findMention = (words: readonly string[], name: string): Mention | undefined => {
  const parts = toWords(name).filter((part) => !common.has(part))
  const places = parts.flatMap((part) => {
    const at = words.findIndex((word) => !common.has(word) && isNear(word, part))
    return at < 0 ? [] : [at]
  })
  return places.length === 0
    ? undefined
    : [...new Set(places)].toSorted((one, other) => one - other)
}
