import { chanceOf } from '@trevo/fairness/chance.ts'
import type { Engine } from '@trevo/game-rules/engine/engine.ts'
import { measureOf } from '@trevo/game-rules/engine/measures.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { MeasuredWager } from '@trevo/game-rules/engine/measure.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { recordVector } from '../record-vector.ts'
import { isSlot } from '../slot-titles.ts'
import type { TestVector } from '../title.ts'

type Seeds = Pick<TestVector, 'serverSeed' | 'clientSeed' | 'nonce'>

const first: Seeds = { serverSeed: '00'.repeat(31) + '01', clientSeed: 'trevo', nonce: 0 }
const second: Seeds = {
  serverSeed: 'c0ffee'.padEnd(64, '7'),
  clientSeed: 'sorte-2026',
  nonce: 41,
}

/** How many kinds of wager are recorded for a title that offers more. */
const wagersRecordedMax = 8

/** The actions of a round played the way the title is measured. */
const actionsOf = (
  title: TitleData,
  engine: Engine,
  { wager, seeds }: { readonly wager: MeasuredWager; readonly seeds: Seeds },
): Json[] => {
  const { decide } = measureOf(title)
  const actions: Json[] = []
  for (;;) {
    const play = engine.play(title, wager, actions, chanceOf(seeds))
    if (play.legal.length === 0) return actions
    actions.push(decide(title, wager, play).action)
  }
}

/** Records rounds of a title: two for a slot, two for each wager of any other. */
export const vectorsOf = (title: TitleData, engine: Engine): TestVector[] => {
  if (isSlot(title)) {
    return [
      recordVector(title, engine, { ...first, stakeMinor: '10000' }),
      recordVector(title, engine, { ...second, stakeMinor: '50000' }),
    ]
  }
  const wagers = measureOf(title).wagers(title).slice(0, wagersRecordedMax)
  return wagers.flatMap((wager) =>
    [first, second].map((seeds) => {
      const { choice, stakeMinor } = wager
      const actions = actionsOf(title, engine, { wager, seeds })
      const more = actions.length > 0 ? { choice, actions } : { choice }
      return recordVector(title, engine, { ...seeds, stakeMinor: String(stakeMinor), ...more })
    }),
  )
}
