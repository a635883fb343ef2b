import { choose, range, subsetsOf } from '../../counting.ts'
import { defineForm } from '../../forms/define-form.ts'
import type { Balls, Form, Play, RowSpec } from '../../play.ts'
import { ratio, type Ratio } from '../../ratio.ts'
import { definePlay } from '../define-play.ts'
import { itemBalls, rowOf } from '../rows.ts'
import { animalClasses, animalOf, animals, yearAnimalOn } from './zodiac.ts'

const animalBalls: Balls = { values: animals, width: 2, join: '-' }

/** The year's own animal first, then those of the balls at these places. */
const seeAnimals =
  (places: readonly number[]): Play['see'] =>
  ({ numbers, drawnOn }) => [
    yearAnimalOn(drawnOn),
    ...places.map((place) => animalOf(numbers[place] ?? 1, drawnOn)),
  ]

/** How many balls a set of animals has: four each, and one more if the year's own is among them. */
const ballCount = (chosen: readonly number[], own: number): number =>
  4 * chosen.length + (chosen.includes(own) ? 1 : 0)

const tierOf = (chosen: readonly number[], own: number): string =>
  chosen.includes(own) ? 'own' : 'other'

/** `own`: the year's own animal, which has one ball more, is among the chosen ones. */
const tiersBy = (fair: (hasOwn: boolean) => Ratio) => ({ own: fair(true), other: fair(false) })

const seven = range(0, 6)
const allSevens = BigInt(choose(49, 7))

/** The number of sets of seven balls in which all groups of balls of these sizes occur. */
const waysToHaveAll = (sizes: readonly number[]): bigint =>
  // By inclusion and exclusion over the groups that do not occur.
  range(0, sizes.length).reduce((sum, missing) => {
    const sets = [...subsetsOf(sizes, missing)].map((without) =>
      BigInt(choose(49 - without.reduce((balls, size) => balls + size, 0), 7)),
    )
    const ways = sets.reduce((total, set) => total + set, 0n)
    return missing % 2 === 0 ? sum + ways : sum - ways
  }, 0n)

const sizesOf = (count: number, hasOwn: boolean) =>
  range(1, count).map((index) => (hasOwn && index === 1 ? 5 : 4))

/** A number of animals, all of which are among the seven balls. */
const joined = (playId: number, count: number): Play =>
  definePlay({
    playId,
    name: 'Zodiac',
    rule: `Join${count}`,
    group: 'LHC',
    menu: { group: 'Zodiac', subGroup: 'join' },
    reads: seven,
    see: seeAnimals(seven),
    form: defineForm({
      rows: [rowOf('animals', animalBalls, count)],
      combinations: ([chosen = []]) => subsetsOf(chosen, count),
      count: ([chosen = []]) => choose(chosen.length, count),
      winOf: (chosen, [own = 0, ...came]) =>
        chosen.every((animal) => came.includes(animal))
          ? { tier: tierOf(chosen, own), stakes: 1 }
          : undefined,
      winning: ([chosen = []], [own = 0, ...came]) => {
        const hit = chosen.filter((animal) => came.includes(animal))
        const others = hit.filter((animal) => animal !== own).length
        const withOwn = hit.includes(own) ? choose(others, count - 1) : 0
        const without = choose(others, count)
        return [
          ...(withOwn > 0 ? [{ tier: 'own', stakes: withOwn }] : []),
          ...(without > 0 ? [{ tier: 'other', stakes: without }] : []),
        ]
      },
    }),
    tiers: tiersBy((hasOwn) => ratio(allSevens, waysToHaveAll(sizesOf(count, hasOwn)))),
  })

/** The animal of the special ball is the chosen one. */
const special: Play = definePlay({
  playId: 1693,
  name: 'Zodiac',
  rule: 'SpecialAnimal',
  group: 'LHC',
  menu: { group: 'Zodiac', subGroup: 'special' },
  reads: [6],
  see: seeAnimals([6]),
  form: oneEach(rowOf('animals', animalBalls), (animal, came) => came.includes(animal)),
  tiers: tiersBy((hasOwn) => ratio(49, hasOwn ? 5 : 4)),
})

/** Balls that are each a stake and whose tier depends on whether the year's own animal is among them. */
function oneEach(row: RowSpec, wins: (ball: number, came: readonly number[]) => boolean): Form {
  return defineForm({
    rows: [row],
    combinations: ([balls = []]) => balls.map((ball) => [ball]),
    count: ([balls = []]) => balls.length,
    winOf: ([ball = 0], [own = 0, ...came]) =>
      wins(ball, came) ? { tier: tierOf([ball], own), stakes: 1 } : undefined,
  })
}

const anyBall: Play = definePlay({
  playId: 1694,
  name: 'Zodiac',
  rule: 'OneOfSeven',
  group: 'LHC',
  menu: { group: 'Zodiac', subGroup: 'special' },
  reads: seven,
  see: seeAnimals(seven),
  form: oneEach(rowOf('animals', animalBalls), (animal, came) => came.includes(animal)),
  tiers: tiersBy((hasOwn) => ratio(allSevens, waysToHaveAll(sizesOf(1, hasOwn)))),
})

/** Two to eleven animals as one stake, which wins if the special ball's is among them. Paid by their number of balls. */
const combine: Play = definePlay({
  playId: 1730,
  name: 'Zodiac',
  rule: 'CombineAnimals',
  group: 'LHC',
  menu: { group: 'Zodiac', subGroup: 'combine' },
  reads: [6],
  see: seeAnimals([6]),
  form: defineForm({
    rows: [rowOf('animals', animalBalls, 2, 11)],
    combinations: ([chosen = []]) => [chosen],
    count: () => 1,
    winOf: (chosen, [own = 0, came = 0]) =>
      chosen.includes(came) ? { tier: `balls${ballCount(chosen, own)}`, stakes: 1 } : undefined,
  }),
  tiers: Object.fromEntries(
    range(2, 11).flatMap((count) => [
      [`balls${4 * count}`, ratio(49, 4 * count)],
      [`balls${4 * count + 1}`, ratio(49, 4 * count + 1)],
    ]),
  ),
})

/** The special ball's animal is in a class of six, paid by whether the year's own is in it. */
const classes: Play = definePlay({
  playId: 9501,
  name: 'Zodiac',
  rule: 'AnimalClass',
  group: 'LHC',
  menu: { group: 'Zodiac', subGroup: 'class' },
  reads: [6],
  see: seeAnimals([6]),
  form: defineForm({
    rows: [rowOf('animalClasses', itemBalls(range(1, 6)), 1, 1)],
    combinations: ([balls = []]) => balls.map((ball) => [ball]),
    count: ([balls = []]) => balls.length,
    winOf: ([code = 0], [own = 0, came = 0]) => {
      const members = animalClasses[code] ?? []
      return members.includes(came) ? { tier: tierOf(members, own), stakes: 1 } : undefined
    },
  }),
  tiers: tiersBy((hasOwn) => ratio(49, hasOwn ? 25 : 24)),
})

export const lhcZodiacPlays: readonly Play[] = [
  special,
  anyBall,
  combine,
  joined(2033, 2),
  joined(2035, 3),
  joined(2037, 4),
  joined(2039, 5),
  classes,
]
