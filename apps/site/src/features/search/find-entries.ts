import { foldText } from '@trevo/field-rules/fold-text.ts'
import { wordsOf } from './mark-hits.ts'

/** Anything on the site that has a name: a category, a page, a switch. */
export type Named = {
  readonly label: string
  /** Synonyms. */
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

/** How well a typed word matches a word of a name: as a prefix, as a substring, or with one typo. */
const fitOf = (typed: string, word: string): 0 | 1 | 2 | undefined => {
  if (word.startsWith(typed)) return 0
  if (typed.length >= 3 && word.includes(typed)) return 1
  if (typed.length < slipsFrom) return undefined
  // An unfinished word may be as long as typed, or one letter shorter or longer.
  const starts = [-1, 0, 1].map((more) => word.slice(0, typed.length + more))
  return starts.some((start) => isOneSlip(typed, start)) ? 2 : undefined
}

/** Entries in which every typed word matches some word, typos allowed; the best ones first. */
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
