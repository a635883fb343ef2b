import { foldText } from '@trevo/field-rules/fold-text.ts'
import { wordsOf } from './mark-hits.ts'

/** Something of the site that has a name: a category, a page, a switch. */
export type Named = {
  readonly label: string
  /** What else people call it. */
  readonly synonyms?: string
}

/** One letter wrong, missing, too many or swapped. */
const isOneSlip = (a: string, b: string): boolean => {
  if (Math.abs(a.length - b.length) > 1) return false
  let at = 0
  while (at < a.length && a[at] === b[at]) at++
  const restA = a.slice(at)
  const restB = b.slice(at)
  const swapped = restA[0] === restB[1] && restA[1] === restB[0]
  return (
    restA.slice(1) === restB.slice(1) ||
    restA === restB.slice(1) ||
    restA.slice(1) === restB ||
    (swapped && restA.slice(2) === restB.slice(2))
  )
}

const slipsFrom = 4

/** How well a typed word fits a word of a name: it is a prefix, a substring, or one typo away. */
const fitOf = (typed: string, word: string): 0 | 1 | 2 | undefined => {
  if (word.startsWith(typed)) return 0
  if (typed.length >= 3 && word.includes(typed)) return 1
  if (typed.length < slipsFrom) return undefined
  // Somebody who is still typing has written as much of the word, or a letter more or less of it.
  const starts = [-1, 0, 1].map((more) => word.slice(0, typed.length + more))
  return starts.some((start) => isOneSlip(typed, start)) ? 2 : undefined
}

/** Entries of which every typed word fits some word, slips allowed; the best ones first. */
export const findEntries = <Entry extends Named>(
  entries: readonly Entry[],
  typed: string,
): readonly Entry[] => {
  const words = wordsOf(typed)
  if (words.length === 0) return []
  return entries
    .flatMap((entry) => {
      const own = foldText(`${entry.label} ${entry.synonyms ?? ''}`).split(/[^\p{L}\p{N}]+/u)
      const fits = words.map((word) => bestOf(own.map((one) => fitOf(word, one))))
      const worst = fits.includes(undefined) ? undefined : Math.max(...(fits as number[]))
      return worst === undefined ? [] : [{ entry, worst }]
    })
    .toSorted((a, b) => a.worst - b.worst)
    .map(({ entry }) => entry)
}

const bestOf = (fits: readonly (number | undefined)[]): number | undefined => {
  const some = fits.filter((fit) => fit !== undefined)
  return some.length === 0 ? undefined : Math.min(...some)
}
