import { remember } from '../common/remember.ts'
import type { ReturnHundredths } from '../bets/bets.ts'
import { chancesOf, oddsOf, placesOf, type PlaceChance } from './odds.ts'
import type { ArenaModel, ArenaPlace, ArenaTitle, Bout, Corner } from './types.ts'

const cornerKey = ({ id, form }: Corner): string => `${id}:${form}`

/** A bout in one word, which a bet names so that the odds are those the player saw. */
export const boutKey = ({ red, blue }: Bout): string => `${cornerKey(red)}/${cornerKey(blue)}`

/** Computed once for each title. */
const ofTitle = <Value>(workOut: (title: ArenaTitle) => Value): ((title: ArenaTitle) => Value) => {
  const remembered = remember<ArenaTitle, null, Value>((title) => workOut(title))
  return (title) => remembered(title, null)
}

/** The model that prices the contests of a title. */
export const modelOfTitle = ofTitle((title): ArenaModel => ({
  fighters: title.fighters,
  forms: title.forms,
  roundCount: title.roundCount,
  pushOuts: title.pushOuts,
  evens: title.evens,
  rtpBp: title.oddsRtpBp,
}))

const oddsByPowers = remember(
  (title: ArenaTitle, powers: string): ReadonlyMap<ArenaPlace, ReturnHundredths> => {
    const [red = 0, blue = 0] = powers.split(':').map(Number)
    return oddsOf(modelOfTitle(title), boutOfPowers(red, blue))
  },
)

const boutOfPowers = (red: number, blue: number): Bout => ({
  red: { id: 'red', strength: red, form: 0 },
  blue: { id: 'blue', strength: blue, form: 0 },
})

const powerOf = ({ strength, form }: Corner): number => strength + form

/** The odds of a bout, computed once for each pair of powers. */
export const oddsOfBout = (
  title: ArenaTitle,
  { red, blue }: Bout,
): ReadonlyMap<ArenaPlace, ReturnHundredths> =>
  oddsByPowers(title, `${powerOf(red)}:${powerOf(blue)}`)

/** What can be announced: each pair of powers with the number of equally likely bouts that have it. */
export type PricedBout = {
  readonly count: number
  readonly chances: ReadonlyMap<ArenaPlace, PlaceChance>
  readonly odds: ReadonlyMap<ArenaPlace, ReturnHundredths>
}

const countPowers = ({ fighters, forms }: ArenaTitle): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const red of fighters)
    for (const blue of fighters)
      for (const redForm of red === blue ? [] : forms)
        for (const blueForm of forms) {
          const key = `${red.strength + redForm}:${blue.strength + blueForm}`
          counts.set(key, (counts.get(key) ?? 0) + 1)
        }
  return counts
}

/** Every bout of a title, priced. */
export const pricedBouts = ofTitle((title): readonly PricedBout[] =>
  [...countPowers(title)].map(([key, count]) => {
    const [red = 0, blue = 0] = key.split(':').map(Number)
    const bout = boutOfPowers(red, blue)
    return { count, chances: chancesOf(modelOfTitle(title), bout), odds: oddsOfBout(title, bout) }
  }),
)

/** The highest odds that any bout of a title has, in hundredths. */
export const highestOdds = (title: ArenaTitle): ReturnHundredths =>
  Math.max(
    ...pricedBouts(title).flatMap(({ odds }) => placesOf(title).map((at) => odds.get(at) ?? 0)),
  )
