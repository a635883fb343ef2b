import SearchableMap from 'minisearch/SearchableMap'
import { foldText } from '@trevo/field-rules/fold-text.ts'

export type SearchDocument = {
  readonly id: number
  /** Its names in every language. */
  readonly names: readonly string[]
  readonly vendor: string
  readonly kinds: string
}

export type SearchIndex = {
  /** Adds a document, or replaces the one of the same id. */
  put(document: SearchDocument): void
  /** How well each document fits, by id; those that do not fit are absent. */
  find(text: string): ReadonlyMap<number, number>
}

/** More words than anyone types; the rest of a pasted text is ignored. */
const wordsMax = 6
/** One letter is the beginning of half the catalogue. */
const prefixLettersMin = 2
const noise = new Set(['de', 'da', 'do', 'das', 'dos', 'e', 'a', 'o', 'of', 'the', 'and'])
const boost = { names: 3, vendor: 2, kinds: 1 } as const
const weightOf = { prefix: 0.6, swap: 0.4, slip: 0.3 } as const

const wordsOf = (text: string): string[] => foldText(text).match(/[\p{Letter}\p{Number}]+/gu) ?? []

/** How many letters may be wrong. */
const slipsAllowed = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2)

/** `tirge` for `tigre`: two swapped letters, which would otherwise count as two errors. */
const swapped = (word: string): string[] =>
  word.length < 4
    ? []
    : Array.from(
        { length: word.length - 1 },
        (_, at) => word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
      ).filter((other) => other !== word)

/** The documents that contain a word, and the word's weight there. */
type Postings = { readonly places: number[]; readonly weights: number[] }

/** Words of the catalogue that match a typed word, each with its certainty. */
const meaningsOf = (terms: SearchableMap<Postings>, word: string): Map<Postings, number> => {
  const found = new Map<Postings, number>()
  const note = (postings: Postings | undefined, weight: number) => {
    if (postings && (found.get(postings) ?? 0) < weight) found.set(postings, weight)
  }
  note(terms.get(word), 1)
  if (word.length >= prefixLettersMin) {
    for (const [term, postings] of terms.atPrefix(word)) {
      note(postings, weightOf.prefix * (0.5 + (0.5 * word.length) / term.length))
    }
  }
  for (const other of swapped(word)) note(terms.get(other), weightOf.swap)
  const slipsMax = slipsAllowed(word)
  if (slipsMax > 0) {
    for (const [postings, slips] of terms.fuzzyGet(word, slipsMax).values()) {
      note(postings, weightOf.slip / Math.max(1, slips))
    }
  }
  return found
}

/** Adds up the matches of every typed word; documents without one of the words are dropped. */
const weigh = (
  terms: SearchableMap<Postings>,
  words: readonly string[],
  placeCount: number,
): Float32Array => {
  let total = new Float32Array(placeCount)
  for (const [index, word] of words.entries()) {
    const best = new Float32Array(placeCount)
    for (const [{ places, weights }, sureness] of meaningsOf(terms, word)) {
      for (let at = 0; at < places.length; at += 1) {
        const place = places[at] ?? 0
        const weight = sureness * (weights[at] ?? 0)
        if (weight > (best[place] ?? 0)) best[place] = weight
      }
    }
    if (index > 0) {
      for (let place = 0; place < placeCount; place += 1) {
        const before = total[place] ?? 0
        const now = best[place] ?? 0
        best[place] = before > 0 && now > 0 ? before + now : 0
      }
    }
    total = best
  }
  return total
}

/**
 * Words of titles, vendors and kinds, held in memory. Every word of a query must match: as a word, as a prefix, or
 * with one or two typing errors. Accents and case never matter.
 */
export const createSearchIndex = (): SearchIndex => {
  const terms = new SearchableMap<Postings>()
  // A replaced document leaves its slot empty; searches skip it.
  const idAt: (number | undefined)[] = []
  const placeOf = new Map<number, number>()

  const addField = (place: number, words: readonly string[], fieldBoost: number) => {
    // If two titles contain the same word the shorter one is meant.
    const weight = fieldBoost / Math.sqrt(Math.max(1, words.length))
    for (const word of new Set(words)) {
      const postings = terms.fetch(word, () => ({ places: [], weights: [] }))
      postings.places.push(place)
      postings.weights.push(weight)
    }
  }
  return {
    put: ({ id, names, vendor, kinds }) => {
      const old = placeOf.get(id)
      if (old !== undefined) idAt[old] = undefined
      const place = idAt.push(id) - 1
      placeOf.set(id, place)
      for (const name of names) addField(place, wordsOf(name), boost.names)
      addField(place, wordsOf(vendor), boost.vendor)
      addField(place, wordsOf(kinds), boost.kinds)
    },
    find: (text) => {
      const typed = wordsOf(text).slice(0, wordsMax)
      const telling = typed.filter((word) => !noise.has(word))
      const words = telling.length > 0 ? telling : typed
      const found = new Map<number, number>()
      if (words.length === 0) return found
      const total = weigh(terms, words, idAt.length)
      for (const [place, id] of idAt.entries()) {
        const score = total[place] ?? 0
        if (id !== undefined && score > 0) found.set(id, score)
      }
      return found
    },
  }
}
