import type { Mark, Sport } from '../match.ts'

/** A finished match as a reader of the minutes sees it, independent of the rules. */
export type Minutes = { readonly sport: Sport; readonly marks: readonly Mark[] }

const countOf = (marks: readonly Mark[], side: number): number => {
  let count = 0
  for (const mark of marks) if (mark.side === side) count += 1
  return count
}

/** Splits rounds into maps by counting to thirteen. */
const splitMaps = (marks: readonly Mark[]): readonly (readonly Mark[])[] => {
  const maps: Mark[][] = [[]]
  for (const mark of marks) {
    const current = maps.at(-1)
    current?.push(mark)
    if (current && Math.max(countOf(current, 0), countOf(current, 1)) === 13) maps.push([])
  }
  return maps.filter((map) => map.length > 0)
}

const marksOf = (
  { sport, marks }: Minutes,
  scope: string,
): readonly Mark[] | 'maps' | undefined => {
  if (scope === 'full') return sport === 'football' ? marks : 'maps'
  if (scope === 'half') return marks.filter(({ tick }) => tick < 46)
  return splitMaps(marks)[Number(scope.at(-1)) - 1]
}

const numbersOf = (minutes: Minutes, scope: string): { a: number; b: number } | undefined => {
  const found = marksOf(minutes, scope)
  if (found === undefined) return undefined
  if (found !== 'maps') return { a: countOf(found, 0), b: countOf(found, 1) }
  const winners = splitMaps(minutes.marks).map((map) => (countOf(map, 0) === 13 ? 0 : 1))
  return {
    a: winners.filter((winner) => winner === 0).length,
    b: winners.filter((winner) => winner === 1).length,
  }
}

const threeWays = (a: number, b: number): Record<string, boolean> => ({
  '1': a > b,
  X: a === b,
  '2': a < b,
  '1X': a >= b,
  '12': a !== b,
  X2: a <= b,
})

/** Settles a choice by its written key, from the minutes alone: `won`, `lost` or `void`. */
export const judgeSelection = (key: string, selection: string, minutes: Minutes): string => {
  const [scope = '', rest = ''] = key.split('.')
  const [kind = '', lineText] = rest.split(':')
  const numbers = numbersOf(minutes, scope)
  if (!numbers) return 'void'
  const { a, b } = numbers
  const line = Number(lineText) / 2
  const say = (isWon: boolean): string => (isWon ? 'won' : 'lost')
  if (kind === 'handicap') {
    if (a + line === b) return 'void'
    return say(selection === '1' ? a + line > b : a + line < b)
  }
  if (kind === 'total') {
    if (a + b === line) return 'void'
    return say(selection === 'over' ? a + b > line : a + b < line)
  }
  if (kind === 'both') return say(selection === (a >= 1 && b >= 1 ? 'yes' : 'no'))
  if (kind === 'exact') {
    const isListed = a < 5 && b < 5
    return say(selection === (isListed ? [a, b].join('-') : 'other'))
  }
  return say(threeWays(a, b)[selection] ?? false)
}
