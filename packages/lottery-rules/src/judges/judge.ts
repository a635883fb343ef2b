/**
 * A second description of a play, in plain lists and independent of the rules: which bets a content
 * buys, and what each of them wins. Tests compare the rules with it, and a settlement finds its
 * winners by both.
 */
export type Judge = {
  readonly bets: (content: string, digit: number | undefined) => readonly string[]
  /** The tier that a bet wins, and the number of stakes unless it is one. */
  readonly tierOf: (
    bet: string,
    numbers: readonly number[],
    drawnOn: string,
  ) => string | readonly [string, number] | undefined
}

export type Judges = Readonly<Record<number, Judge>>

/** "ab_c" is ac and bc; "-" joins longer balls. */
export const crossed = (content: string, width = 1): string[][] => {
  let lists: string[][] = [[]]
  for (const row of content.split('_')) {
    const balls = width === 1 ? [...row] : row.split('-')
    lists = lists.flatMap((list) => balls.map((ball) => [...list, ball]))
  }
  return lists
}

/** Every list of `size` of the items: those with the first one, then those without it. */
export const chosenOf = <Item>(items: readonly Item[], size: number): Item[][] => {
  if (size === 0) return [[]]
  if (items.length < size) return []
  const [first, ...rest] = items
  const withFirst = chosenOf(rest, size - 1).map((list) => [first as Item, ...list]) // there is one
  return [...withFirst, ...chosenOf(rest, size)]
}

export const sortText = (text: string): string => [...text].toSorted().join('')
export const entriesOf = (content: string): string[] =>
  content.split(',').map((entry) => entry.replaceAll('_', ''))
const textsByLength = new Map<number, readonly string[]>()
export const numberTexts = (length: number): readonly string[] => {
  const known =
    textsByLength.get(length) ??
    Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0'))
  textsByLength.set(length, known)
  return known
}
export const digitSum = (text: string): number =>
  [...text].reduce((sum, one) => sum + Number(one), 0)
