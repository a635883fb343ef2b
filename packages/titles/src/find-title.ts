import type { Engine } from '@trevo/game-rules/engine/engine.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { titlesInOrder } from './titles-in-order.ts'

/** A title and what plays it. */
export type PlayableTitle = { readonly title: TitleData; readonly engine: Engine }

const byCode: ReadonlyMap<string, PlayableTitle> = new Map(
  titlesInOrder.map(({ maths }) => [maths.gameCode, { title: maths, engine: engineOf(maths) }]),
)

/** The title of a game code with its engine; undefined when there is none. */
export const findTitle = (gameCode: string): PlayableTitle | undefined => byCode.get(gameCode)
