import {
  chosenOf,
  crossed,
  digitSum,
  entriesOf,
  numberTexts,
  sortText,
  type Judge,
} from './judge.ts'

type Slice = readonly [from: number, to: number]
type Bets = Judge['bets']

/** How digit bets win: as numbers, in any order, by their suffixes. */
type Way = 'exact' | 'anyOrder' | 'tail'

const cut = (numbers: readonly number[], [from, to]: Slice) => numbers.slice(from, to).join('')

const different = (text: string) => new Set(text).size
const winsBy: Record<Way, (bet: string, came: string) => string | undefined> = {
  exact: (bet, came) => (bet === came ? 'win' : undefined),
  anyOrder: (bet, came) => (bet === sortText(came) ? 'win' : undefined),
  tail: (bet, came) => (came.endsWith(bet) ? `last${bet.length}` : undefined),
}

const of = (slice: Slice, bets: Bets, way: Way): Judge => ({
  bets,
  tierOf: (bet, numbers) => winsBy[way](bet, cut(numbers, slice)),
})

/** Mixed groups show in the tier whether two are equal. */
const mixed = (slice: Slice, bets: Bets): Judge => ({
  bets,
  tierOf: (bet, numbers) =>
    winsBy.anyOrder(bet, cut(numbers, slice)) && (different(bet) === 3 ? 'com6' : 'com3'),
})

const tails = (bets: readonly string[]) =>
  bets.flatMap((bet) => [...bet].map((_, index) => bet.slice(index)))
const crossedTexts: Bets = (content) => crossed(content).map((list) => list.join(''))
const groups = (length: number) =>
  numberTexts(length).filter((text) => sortText(text) === text && different(text) > 1)
const spanOf = (text: string) =>
  Math.max(...[...text].map(Number)) - Math.min(...[...text].map(Number))

type Counted = { readonly text: string; readonly counts: readonly (readonly [string, number])[] }

const countedByLength = new Map<number, readonly Counted[]>()

/** Sorted texts, each with how often its digits occur. */
const countedTexts = (length: number): readonly Counted[] => {
  const known = countedByLength.get(length)
  if (known) return known
  const counted = numberTexts(length)
    .filter((text) => sortText(text) === text)
    .map((text) => ({
      text,
      counts: Object.entries(Object.groupBy([...text], (one) => one)).map(
        ([digit, list]) => [digit, list?.length ?? 0] as const,
      ),
    }))
  countedByLength.set(length, counted)
  return counted
}

/** Sorted texts with this many equal digits of the first row and of the second. */
export const shaped =
  (length: number, shape: readonly [number, number][]): Bets =>
  (content) => {
    const rows = content.split('_')
    const total = shape.reduce((sum, [size]) => sum + size, 0)
    return countedTexts(length).flatMap(({ text, counts }) => {
      const fits =
        counts.length === total &&
        shape.every(([size, times], index) => {
          const row = rows[index] ?? rows[0] ?? ''
          const alike = counts.filter(([, count]) => count === times)
          return alike.length === size && alike.every(([digit]) => row.includes(digit))
        })
      return fits ? [text] : []
    })
  }

export const digitJudges = {
  straight: (slice: Slice) => of(slice, crossedTexts, 'exact'),
  single: (slice: Slice) => of(slice, entriesOf, 'exact'),
  join: (slice: Slice) =>
    of(slice, (content) => [...new Set(tails(crossedTexts(content, undefined)))], 'tail'),
  joinSingle: (slice: Slice) => of(slice, (content) => tails(entriesOf(content)), 'tail'),
  straightCom: (slice: Slice) =>
    of(
      slice,
      (content) =>
        numberTexts(slice[1] - slice[0]).filter(
          (text) =>
            different(text) === text.length && [...text].every((one) => content.includes(one)),
        ),
      'exact',
    ),
  sum: (slice: Slice) =>
    of(
      slice,
      (content) =>
        numberTexts(slice[1] - slice[0]).filter((text) => digitSum(text) === Number(content)),
      'exact',
    ),
  span: (slice: Slice) =>
    of(
      slice,
      (content) =>
        numberTexts(slice[1] - slice[0]).filter((text) => spanOf(text) === Number(content)),
      'exact',
    ),
  sumTail: (slice: Slice): Judge => ({
    bets: (content) => [...content],
    tierOf: (bet, numbers) =>
      String(digitSum(cut(numbers, slice))).endsWith(bet) ? bet : undefined,
  }),
  com3: (slice: Slice) =>
    of(
      slice,
      shaped(3, [
        [1, 2],
        [1, 1],
      ]),
      'anyOrder',
    ),
  com6: (slice: Slice) => of(slice, shaped(3, [[3, 1]]), 'anyOrder'),
  mixed: (slice: Slice) => mixed(slice, entriesOf),
  mixedSum: (slice: Slice) =>
    mixed(slice, (content) => groups(3).filter((text) => digitSum(text) === Number(content))),
  baodan3: (slice: Slice) =>
    mixed(slice, (content) => groups(3).filter((text) => text.includes(content))),
  special: (slice: Slice): Judge => ({
    bets: (content) => [...content],
    tierOf: (bet, numbers) => {
      const came = sortText(cut(numbers, slice))
      const isStraight = '0123456789'.includes(came) || came === '089' || came === '019'
      const kind = { 1: '0', 2: '2', 3: isStraight ? '1' : '' }[different(came)]
      return kind === bet ? bet : undefined
    },
  }),
  com2: (slice: Slice) => of(slice, shaped(2, [[2, 1]]), 'anyOrder'),
  single2: (slice: Slice) => of(slice, entriesOf, 'anyOrder'),
  sum2: (slice: Slice) =>
    of(
      slice,
      (content) => groups(2).filter((text) => digitSum(text) === Number(content)),
      'anyOrder',
    ),
  baodan2: (slice: Slice) =>
    of(slice, (content) => groups(2).filter((text) => text.includes(content)), 'anyOrder'),
  shaped: (slice: Slice, shape: readonly [number, number][]) =>
    of(slice, shaped(slice[1] - slice[0], shape), 'anyOrder'),
  code: (slice: Slice, size: number): Judge => ({
    bets: (content) => chosenOf([...content], size).map((list) => list.join('')),
    tierOf: (bet, numbers) =>
      [...bet].every((one) => cut(numbers, slice).includes(one)) ? 'win' : undefined,
  }),
  sides: (slice: Slice, bigFrom: number): Judge => ({
    bets: (content) => [...content],
    tierOf: (bet, numbers) => {
      const sum = digitSum(cut(numbers, slice))
      const holds = [sum >= bigFrom, sum < bigFrom, sum % 2 === 1, sum % 2 === 0]
      return holds[Number(bet)] ? bet : undefined
    },
  }),
  sidesOfTwo: (slice: Slice): Judge => ({
    bets: crossedTexts,
    tierOf: (bet, numbers) =>
      [...cut(numbers, slice)].every((one, index) => {
        const fits = ['56789', '01234', '13579', '02468'][Number(bet[index])] ?? ''
        return fits.includes(one)
      })
        ? 'win'
        : undefined,
  }),
  digit: (slice: Slice): Judge => ({
    bets: (content) => [...content],
    tierOf: (bet, numbers) => (cut(numbers, slice) === bet ? bet : undefined),
  }),
  contains: (slice: Slice): Judge => ({
    bets: (content) => [...content],
    tierOf: (bet, numbers) => (cut(numbers, slice).includes(bet) ? bet : undefined),
  }),
}

/** Bets on chosen places: "123@…" is every choice of `size` of the places with the bets of each. */
export const atPlaces = (size: number, judge: (slice: Slice) => Judge): Judge => {
  const inner = judge([0, size])
  return {
    bets: (content, digit) => {
      const [places = '', rest = ''] = content.split('@')
      return chosenOf([...places], size).flatMap((chosen) =>
        inner.bets(rest, digit).map((bet) => `${chosen.join('')}@${bet}`),
      )
    },
    tierOf: (bet, numbers, drawnOn) => {
      const [places = '', rest = ''] = bet.split('@')
      return inner.tierOf(
        rest,
        [...places].map((place) => numbers[Number(place) - 1] ?? 0),
        drawnOn,
      )
    },
  }
}
