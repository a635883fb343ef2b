import { randomUUID } from 'node:crypto'
import { commitmentOf } from '@trevo/fairness/seeds.ts'
import type { PlayedDeal } from '@trevo/game-rules/collusion/testing/play-deal.ts'
import type { CardGame } from '@trevo/titles/card-games/card-game.ts'
import { tableCodeOf } from '../../common/domain/table-code.ts'
import { appendCommitment } from '../../../fairness/repository/seeds.ts'
import { changeDeal, insertDeal, insertMove } from '../../common/repository/deals.ts'
import { insertTable } from '../../common/repository/card-tables.ts'
import { insertSeat } from '../../common/repository/seats.ts'
import { boundToDeal } from '../../common/service/open-table.ts'
import type { CardRgs } from '../../testing/open-card-rgs.ts'

/** A deal that was played elsewhere, with its players in the order of its places. */
export type WrittenDeal = PlayedDeal & {
  readonly players: readonly string[]
  readonly endedAt: Date
}

/**
 * Writes deals into the log as the game server would have, each to the last move: a season of them in the time
 * that one takes over the wire. @returns the id of their table.
 */
export const writeDeals = async (
  { copies }: CardRgs,
  { gameCode, version, seatCount, entriesMinor, sitAndGo }: CardGame,
  deals: readonly WrittenDeal[],
): Promise<string> => {
  const { database, sealing } = copies[0].dependencies
  const id = randomUUID()
  const rounds = new Map<string, string>()
  const [entryMinor = 0n] = entriesMinor
  const openedAt = deals[0]?.endedAt ?? new Date(0)
  await database.inTx(async (tx) => {
    await insertTable(tx, {
      id,
      game_code: tableCodeOf(gameCode, sitAndGo?.code ?? null),
      sit_and_go: sitAndGo?.code ?? null,
      buy_in_minor: sitAndGo?.buyInsMinor[0] ?? null,
      rules_version: version,
      entry_minor: entryMinor,
      seat_count: seatCount,
      state: 'over',
      opened_at: openedAt,
      closed_at: openedAt,
    })
    for (const [place, player] of (deals[0]?.players ?? []).toSorted().entries()) {
      rounds.set(player, randomUUID())
      await insertSeat(tx, {
        round_id: rounds.get(player) ?? '',
        table_id: id,
        seat: place,
        player_ref: player,
        game_code: gameCode,
        session_id: 1n,
        name: `name of ${player}`,
        is_automatic: false,
        state: 'refused',
        entry_minor: entryMinor,
        bank_ms: 0,
        started_at: openedAt,
        retry_at: openedAt,
      })
    }
  })
  for (const [index, deal] of deals.entries()) {
    const { record, afterMinor, players, endedAt } = deal
    const { seeds, stacksMinor, moves } = record
    const commitment = commitmentOf(seeds.server)
    await database.inTx(async (tx) => {
      const row = await insertDeal(tx, {
        table_id: id,
        number: index + 1,
        state: 'playing',
        hand_number: record.terms.handNumber ?? null,
        seats: JSON.stringify(
          players.map((player, place) => ({
            seat: place,
            roundId: rounds.get(player),
            playerRef: player,
            stackMinor: String(stacksMinor[place]),
            commitment: commitmentOf(seeds.seats[place] ?? ''),
            seed: seeds.seats[place],
          })),
        ),
        commitment,
        commitment_number: await appendCommitment(tx, commitment, endedAt),
        server_seed: sealing.seal(seeds.server, boundToDeal(commitment)),
        begun_at: endedAt,
        dealt_at: endedAt,
      })
      for (const [number, { seat, move }] of moves.entries()) {
        await insertMove(tx, {
          table_id: id,
          deal_number: row.number,
          number: number + 1,
          seat,
          move: JSON.stringify(move),
          by_clock: false,
          after_ms: 1_000,
          made_at: endedAt,
        })
      }
      const sum = (amounts: readonly bigint[]) => amounts.reduce((all, one) => all + one, 0n)
      await changeDeal(tx, row, {
        state: 'over',
        ended_at: endedAt,
        result: JSON.stringify({
          stacksMinor: afterMinor.map(String),
          rakeMinor: String(sum(stacksMinor) - sum(afterMinor)),
        }),
      })
    })
  }
  return id
}
