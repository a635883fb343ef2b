/** `(min)-(max)` and the like: a dash, tilde or word between the two placeholders. */
const range = /\(min\)[^()]*\(max\)/

/**
 * Fills `(min)` and `(max)` in a rule's sentence; equal limits leave a single value in place of the
 * range (RULE-5, RULE-6).
 */
export const fillBounds = (sentence: string, min: number, max: number): string =>
  (min === max ? sentence.replace(range, '(min)') : sentence)
    .replaceAll('(min)', String(min))
    .replaceAll('(max)', String(max))
