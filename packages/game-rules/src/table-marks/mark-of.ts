import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { ContestOutcome } from '../arena/types.ts'
import type { BaccaratOutcome } from '../baccarat/types.ts'
import { betNames as baccaratNames } from '../baccarat/names.ts'
import type { DragonTigerOutcome } from '../dragon-tiger/types.ts'
import { betNames as dragonTigerNames } from '../dragon-tiger/names.ts'
import type { Json } from '../engine/json.ts'
import type { TitleData } from '../engine/title-data.ts'
import type { MoneyWheelOutcome } from '../money-wheel/types.ts'
import { colourOf, pocketText } from '../roulette/wheel.ts'
import type { RouletteOutcome } from '../roulette/types.ts'

/** A result of a table in the space of a circle. */
export type Mark = {
  readonly tone: 'red' | 'black' | 'green' | 'blue' | 'gold'
  readonly text: InEachLanguage<string>
}

const inAll = (text: string): InEachLanguage<string> => inEachLanguage(() => text)
const initialOf = (names: InEachLanguage<string>): InEachLanguage<string> =>
  inEachLanguage((language) => names[language].slice(0, 1))

const baccarat = ({ winner }: BaccaratOutcome): Mark => ({
  tone: ({ player: 'blue', banker: 'red', tie: 'green' } as const)[winner],
  text: initialOf(baccaratNames(winner)),
})

const dragonTiger = ({ winner }: DragonTigerOutcome): Mark =>
  winner === 'dragon' || winner === 'tiger'
    ? { tone: winner === 'dragon' ? 'red' : 'gold', text: initialOf(dragonTigerNames(winner)) }
    : { tone: 'green', text: inAll('=') }

const roulette = ({ pocket }: RouletteOutcome): Mark => ({
  tone: colourOf(pocket),
  text: inAll(pocketText(pocket)),
})

const moneyWheel = ({ place, odds }: MoneyWheelOutcome): Mark => ({
  tone: place.startsWith('n-') ? 'blue' : 'gold',
  text: inAll(String(odds)),
})

const arena = ({ winner }: ContestOutcome): Mark =>
  winner === 'draw'
    ? { tone: 'green', text: inAll('=') }
    : {
        tone: winner,
        text: winner === 'red' ? { PT: 'V', EN: 'R' } : { PT: 'A', EN: 'B' },
      }

const markers: Readonly<Record<string, (outcome: never) => Mark>> = {
  arena,
  baccarat,
  'dragon-tiger': dragonTiger,
  'lit-roulette': roulette,
  'money-wheel': moneyWheel,
  roulette,
}

/** The mark of a table's stored outcome; undefined for a game whose results are no single mark. */
export const markOf = ({ family }: Pick<TitleData, 'family'>, outcome: Json): Mark | undefined =>
  markers[family]?.(outcome as never) // an outcome that this family's engine drew
