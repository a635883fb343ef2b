import { foldText } from '@trevo/field-rules/fold-text.ts'

export const wordsOf = (text: string): readonly string[] =>
  foldText(text).split(/\s+/).filter(Boolean)

export type TextPart = { readonly text: string; readonly isHit: boolean }

/** A letter of the text and its folded form; some letters fold into two. */
const lettersOf = (text: string) => [...text].map((letter) => [letter, foldText(letter)] as const)

const hitsOf = (folded: string, words: readonly string[]): readonly (readonly [number, number])[] =>
  words.flatMap((word) => {
    const found: [number, number][] = []
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length)) {
      found.push([at, at + word.length])
    }
    return found
  })

/** The text split at the typed words, ignoring accents and capitals. */
export const markHits = (text: string, typed: string): readonly TextPart[] => {
  const letters = lettersOf(text.normalize('NFC'))
  const hits = hitsOf(letters.map(([, folded]) => folded).join(''), wordsOf(typed))
  const parts: { text: string; isHit: boolean }[] = []
  let place = 0
  for (const [letter, folded] of letters) {
    const isHit = hits.some(([from, to]) => place >= from && place < to)
    const last = parts.at(-1)
    if (last?.isHit === isHit) last.text += letter
    else parts.push({ text: letter, isHit })
    place += folded.length
  }
  return parts
}
