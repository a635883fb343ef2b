/** Replaces a refused pattern: it accepts no text at all. */
export const acceptsNothing = '[^\\s\\S]'

const lengthMax = 500
/** `?` doubles the ways to match, so it may occur only a few times. */
const optionalMax = 3

// One character: a class, an escaped character or a property, or a plain one. No groups, no
// lookarounds, no back references, no anchors between characters.
const atom = [
  String.raw`\[(?:[^\]\\]|\\[^])+\]`,
  String.raw`\\(?:[pP]\{[A-Za-z_=]{1,40}\}|u\{[0-9A-Fa-f]{1,6}\}|u[0-9A-Fa-f]{4})`,
  String.raw`\\[dDwWsStnrfv^$.*+?()[\]{}|/\\-]`,
  String.raw`[^\\[\](){}*+?|^$]`,
].join('|')
const item = new RegExp(`(?:${atom})(\\*|\\+|\\?|\\{\\d{1,3}(?:,\\d{0,3})?\\})?`, 'uy')

/** The quantifiers of one alternative, or undefined if it is not a sequence of single characters. */
const quantifiersOf = (alternative: string): string[] | undefined => {
  const quantifiers: string[] = []
  item.lastIndex = 0
  while (item.lastIndex < alternative.length) {
    const found = item.exec(alternative)
    if (!found) return undefined
    if (found[1] !== undefined) quantifiers.push(found[1])
  }
  return quantifiers
}

const isFixed = (quantifier: string): boolean => /^\{\d+\}$/.test(quantifier)

const isLinearRow = (alternative: string): boolean => {
  const quantifiers = quantifiersOf(alternative.replace(/^\^/, '').replace(/(?<!\\)\$$/, ''))
  if (!quantifiers) return false
  const varying = quantifiers.filter((one) => !isFixed(one))
  const optional = varying.filter((one) => one === '?')
  return varying.length - optional.length <= 1 && optional.length <= optionalMax
}

/** Splits at each `|` outside classes and escapes. */
const alternativesOf = (pattern: string): string[] =>
  pattern
    .replaceAll(/\\[^]|\[(?:[^\]\\]|\\[^])*\]|\|/gu, (found) => (found === '|' ? '\n\n' : found))
    .split('\n\n')

const compiles = (pattern: string): boolean => {
  try {
    return new RegExp(`^(?:${pattern})$`, 'u') instanceof RegExp
  } catch {
    return false
  }
}

/**
 * Whether matching a whole value against a brand's pattern provably takes time linear in the value:
 * alternatives of single characters, each with one quantifier of varying length at most (and three
 * `?`). A backtracking engine then tries each length of that one part once. Patterns that need more,
 * such as groups or lookarounds, belong in the catalogue of `patterns.ts`.
 */
export const isLinearPattern = (pattern: string): boolean =>
  pattern === '*' ||
  (pattern.length <= lengthMax &&
    !pattern.includes('\n') &&
    alternativesOf(pattern).every(isLinearRow) &&
    compiles(pattern))
