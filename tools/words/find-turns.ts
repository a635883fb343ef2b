/** A turn of phrase that betrays a translation, and its replacement. */
type Turn = {
  readonly turn: string
  readonly use: string
  readonly pattern: RegExp
}

const places =
  'in(?! for)|on(?! (?:every|soft|all|each|hard)?-? ?1[0-9])|at|under|over|above|below|behind|beside|between' +
  '|before|within|among|against|alone|together|apart|aside|side by side|there|here|first|last|still|full|empty|open|as'

/** Matched without regard to case, in sentences whose line breaks are spaces. */
const turns: readonly Turn[] = [
  { turn: 'whoever', use: 'name the person', pattern: /\bwhoever\b/gi },
  { turn: 'whatever', use: 'any, every, regardless of', pattern: /\bwhatever\b/gi },
  { turn: 'anew', use: 'again, re-', pattern: /\b[Aa]new\b|[a-z]Anew\b/g },
  { turn: 'be it that', use: 'if', pattern: /\bbe it that\b/gi },
  { turn: 'for so long', use: 'for this long, after this time', pattern: /\bfor so long\b/gi },
  { turn: 'told of', use: 'notified of, reported', pattern: /\btold of\b/gi },
  {
    turn: 'is none',
    use: 'there is no X, is not an X',
    pattern: /(?<!there )\b(?:is|are|was|were) none\b(?! the)/gi,
  },
  { turn: 'there it is', use: 'it is there', pattern: /\bthere it is(?=[.,;])/gi },
  {
    turn: 'stands',
    use: 'is, are',
    pattern: new RegExp(
      `\\bstands? (?:${places})\\b|\\b(?:as|where|how) [a-z ]{0,40}\\bstands?\\b(?![- ](?:in|for|out))`,
      'gi',
    ),
  },
]

const commentPrefix = /\n[ \t]*(?:\*(?!\/)|\/\/|--|#|>)?[ \t]*/g

/** The turns found in a text with some words around each, the longest turn once. */
export const findTurns = (text: string): string[] => {
  const sentences = text.replaceAll(commentPrefix, ' ')
  return turns.flatMap(({ turn, use, pattern }) =>
    [...sentences.matchAll(pattern)].map(
      ({ index, 0: found }) =>
        `${turn} (${use}): …${sentences.slice(Math.max(0, index - 40), index + found.length + 30)}…`,
    ),
  )
}
