import type { CrashTitle, Hundredths } from '@trevo/game-rules/crash/types.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listDueAutos, listFlyingBets, moveRoomGame, writeCrashAt } from '../../repository/rooms.ts'
import { lockRound, moveRound } from '../../repository/rounds.ts'
import type { RoomGameRow, RoundRow } from '../../repository/tables.ts'
import { payOut, rollBack } from '../settle-round.ts'
import { autoOf, cashOutAtEnd, decideBet } from './decide-bet.ts'

/** So many bets are decided and paid at a time. */
const atOnce = 16

const eachAtOnce = async <Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> => {
  const left = [...items]
  const worker = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

type Rule = (round: RoundRow) => Hundredths | null | 'returned'

/** Decides one bet by a rule, and moves its money; what fails is brought back by the resolver. */
const settle = async (
  dependencies: Dependencies,
  { id }: RoundRow,
  { rule, crashAt }: { readonly rule: Rule; readonly crashAt: Hundredths | null },
): Promise<void> => {
  const { database, clock, log } = dependencies
  try {
    const decided = await database.inTx(async (tx) => {
      const round = await lockRound(tx, id)
      if (round?.state !== 'in_steps') return undefined
      const cashedOutAt = rule(round)
      if (cashedOutAt !== 'returned') {
        return decideBet(dependencies, tx, round, { cashedOutAt, crashAt })
      }
      const now = clock.now()
      return moveRound(tx, round, 'cancelling', {
        outcome: null,
        legal: null,
        timeout_at: null,
        retry_at: now,
        room_changed_at: now,
      })
    })
    if (decided?.state === 'played') await payOut(dependencies)(decided)
    if (decided?.state === 'cancelling') await rollBack(dependencies)(decided)
  } catch (error) {
    log.error({ err: error, roundId: id }, 'bet cannot be settled')
  }
}

/** Pays the bets that cash themselves out at a multiplier which the flight has reached. */
export const settleAutos = async (
  dependencies: Dependencies,
  game: RoomGameRow,
  reached: Hundredths,
): Promise<void> => {
  const due = await listDueAutos(dependencies.database.db, game.id, reached)
  await eachAtOnce(due, (round) => settle(dependencies, round, { rule: autoOf, crashAt: null }))
}

/** What the published rule says of a bet that was still in a flight when it ended. */
const ruleAtEnd =
  (title: CrashTitle, game: RoomGameRow, crashAt: Hundredths): Rule =>
  (round) => {
    const paidAt = cashOutAtEnd(round, crashAt, title)
    return paidAt === null && autoOf(round) === null && game.is_interrupted ? 'returned' : paidAt
  }

const pageSize = 500

/** Decides every bet of a flight that is over, and then says in each where it ended. */
export const settleFlight = async (
  dependencies: Dependencies,
  title: CrashTitle,
  game: RoomGameRow,
): Promise<void> => {
  const { db } = dependencies.database
  const { crash_at: crashAt } = game
  if (crashAt === null) throw new Error(`flight ${game.id} is not over`)
  const rule = ruleAtEnd(title, game, crashAt)
  const bets = await listFlyingBets(db, game.id, pageSize)
  await eachAtOnce(bets, (round) => settle(dependencies, round, { rule, crashAt }))
  const left = await listFlyingBets(db, game.id, 1)
  if (left.length > 0) return
  await writeCrashAt(db, game.id, crashAt)
  await moveRoomGame(db, game, { state: 'settled' })
}
