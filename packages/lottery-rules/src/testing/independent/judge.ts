/**
 * A play said a second time, in plain lists and without the rules under test: which bets a content
 * buys, and what each of them wins.
 */
export type Judge = {
  readonly bets: (content: string, digit: number | undefined) => readonly string[]
  /** The tier that a bet wins, with how many stakes where it is not one. */
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

/** Every way to leave out all but `size`, as a computer's bits count. */
export const chosenOf = <Item>(items: readonly Item[], size: number): Item[][] => {
  const lists: Item[][] = []
  for (let mask = 0; mask < 2 ** items.length; mask += 1) {
    const list = items.filter((_, index) => Math.floor(mask / 2 ** index) % 2 === 1)
    if (list.length === size) lists.push(list)
  }
  return lists
}

export const sortText = (text: string): string => [...text].toSorted().join('')
export const entriesOf = (content: string): string[] =>
  content.split(',').map((entry) => entry.replaceAll('_', ''))
export const numberTexts = (length: number): string[] =>
  Array.from({ length: 10 ** length }, (_, number) => String(number).padStart(length, '0'))
export const digitSum = (text: string): number =>
  [...text].reduce((sum, one) => sum + Number(one), 0)
