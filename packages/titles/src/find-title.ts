import type { Engine } from '@trevo/game-rules/engine/engine.ts'
import { engineOf } from '@trevo/game-rules/engine/engines.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import { titlesInOrder } from './titles-in-order.ts'

/** A title and what plays it. */
export type PlayableTitle = { readonly title: TitleData; readonly engine: Engine }

const playable = (title: TitleData): PlayableTitle => ({ title, engine: engineOf(title) })

const byCode: ReadonlyMap<string, PlayableTitle> = new Map(
  titlesInOrder.map(({ maths }) => [maths.gameCode, playable(maths)]),
)
const keyOf = (gameCode: string, version: number): string => `${gameCode}/${version}`
const byVersion: ReadonlyMap<string, PlayableTitle> = new Map(
  titlesInOrder.flatMap(({ maths, earlier = [] }) =>
    [maths, ...earlier].map((one) => [keyOf(one.gameCode, one.version), playable(one)]),
  ),
)

/**
 * The title with a game code, with its engine, currently or as of a version; undefined if there is no
 * such title, or that version's rules are gone.
 */
export const findTitle = (gameCode: string, version?: number): PlayableTitle | undefined =>
  version === undefined ? byCode.get(gameCode) : byVersion.get(keyOf(gameCode, version))
