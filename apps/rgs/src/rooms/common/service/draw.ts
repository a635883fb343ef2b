import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { RoomChainRow, RoomGameRow } from '../../../tables.ts'

/** The draw for a game of a room, secret until its time. */
export type RoomDraw<Title extends TitleData = TitleData, Drawn = unknown> = {
  /** As it was when bets opened for it. */
  readonly title: Title
  readonly chain: RoomChainRow
  readonly seed: string
  readonly drawn: Drawn
  readonly endsAtMs: number
}

/** Computes a game's draw from its chain. */
export type FindDraw = (title: TitleData, game: RoomGameRow) => Promise<RoomDraw>
