import type { CrashTitle } from '@trevo/game-rules/crash/types.ts'
import type { Dependencies } from '../dependencies.ts'
import type { RoomChainRow, RoomGameRow } from '../tables.ts'
import { createChain } from '../rooms/games/service/find-draw.ts'

/** The wanted ends of a chain's flights, in hundredths, from the first on. */
export type WantedFlights = readonly { readonly least: number; readonly most: number }[]

const gameOf = (chain: RoomChainRow, title: CrashTitle, number: number): RoomGameRow => {
  const at = new Date(0)
  return {
    id: 0n,
    game_code: title.gameCode,
    chain_id: chain.id,
    number,
    maths_version: title.version,
    state: 'open',
    opened_at: at,
    flies_at: at,
    is_interrupted: false,
    crash_at: null,
    outcome: null,
    seed: null,
    ended_at: null,
    seats: [],
    moves: [],
    turn_ends_at: null,
    ends_at: null,
  }
}

/** Creates chains until one has such flights; the newest of a room is the one in use. */
export const chooseChain = async (
  dependencies: Dependencies,
  title: CrashTitle,
  wanted: WantedFlights,
): Promise<void> => {
  const { database, findDraw } = dependencies
  for (;;) {
    const chain = await database.inTx((tx) => createChain(dependencies, tx, title.gameCode))
    const ends = await Promise.all(
      wanted.map((_, index) => findDraw(title, gameOf(chain, title, index + 1))),
    )
    const isWanted = ends.every(({ drawn }, index) => {
      const crashAt = Number(drawn)
      const { least = 0, most = 0 } = wanted[index] ?? {}
      return crashAt >= least && crashAt <= most
    })
    if (isWanted) return
  }
}
