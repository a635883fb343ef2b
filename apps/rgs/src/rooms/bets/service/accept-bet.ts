import { tables } from '@trevo/database/connect.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'
import type { Dependencies } from '../../../dependencies.ts'
import { leftOut } from '../../../common/repository/left-out.ts'
import { inSetOrAlone } from '../../../common/service/in-set-or-alone.ts'
import { holdRoomGame } from '../../common/repository/rooms.ts'
import { lockRound, moveRound } from '../../../rounds/repository/rounds.ts'
import type { RgsTables, RoundRow } from '../../../tables.ts'
import { rollBack } from '../../../rounds/service/settle-round.ts'
import { sharedGameOf } from '../../games/service/shared-games.ts'
import { acceptBets, type AcceptBetCommand } from '../repository/bet-sets.ts'

type BetToAccept = Pick<RoundRow, 'id' | 'room_game_id'> & {
  /** When its game closes for bets; absent for a bet that was begun before. */
  readonly closesAt?: Date | undefined
}

/** The latest end of a game: it reveals nothing about this one. */
const latestEnd = (title: TitleData, closesAt: Date): Date => {
  const shared = sharedGameOf(title)
  return new Date(closesAt.getTime() + shared.longestMs(title) + shared.times(title).pauseMs)
}

/** As a set of one, which waits for its game. If that accepts no more bets, the stake is returned. */
const acceptAlone = async (
  dependencies: Dependencies,
  id: string,
  gameId: bigint,
  commandOf: (closesAt: Date) => AcceptBetCommand,
): Promise<RoundRow> => {
  const { database, clock } = dependencies
  const { row, isMoved } = await database.inTx(async (tx) => {
    const now = clock.now()
    const game = await holdRoomGame(tx, gameId)
    const seen = await lockRound(tx, id)
    if (!seen) throw new Error(`round ${id} is gone`)
    if (seen.state !== 'created') return { row: seen, isMoved: false }
    if (game?.state !== 'open' || game.flies_at <= now) {
      const refusal = { refusal: 'rgs.bets_closed', refusal_detail: '{}' }
      const change = { ...refusal, retry_at: now }
      return { row: await moveRound(tx, seen, 'cancelling', change), isMoved: true }
    }
    const commands = [commandOf(game.flies_at)]
    const [accepted] = await acceptBets(tables<RgsTables>(tx), commands, now)
    return { row: accepted === leftOut ? undefined : accepted, isMoved: true }
  })
  if (!row) throw new Error(`round ${id} moved under its lock`)
  return isMoved && row.state === 'cancelling' ? rollBack(dependencies)(row) : row
}

/**
 * A bet whose stake is taken joins its game, together with those of other players, if bets are not closed
 * meanwhile; otherwise the stake is returned.
 */
export const acceptBet =
  (
    dependencies: Dependencies,
    title: TitleData,
    { id, room_game_id: gameId, closesAt }: BetToAccept,
  ) =>
  ({ balanceBeforeMinor }: { readonly balanceBeforeMinor: bigint | null }): Promise<RoundRow> => {
    if (gameId === null) throw new Error(`round ${id} is in no room`)
    const { outcome, legal } = sharedGameOf(title).standing
    const commandOf = (closes: Date): AcceptBetCommand => ({
      id,
      gameId,
      endsAt: latestEnd(title, closes),
      outcome: JSON.stringify(outcome),
      legal: JSON.stringify(legal),
      balanceBeforeMinor,
    })
    const alone = () => acceptAlone(dependencies, id, gameId, commandOf)
    if (!closesAt) return alone()
    return inSetOrAlone(dependencies, dependencies.betSets.accept(commandOf(closesAt)), alone)
  }
