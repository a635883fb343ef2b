import { createHash } from 'node:crypto'
import type { PondBoss, PondPicture, PondSeat } from '@trevo/contract/rgs/ponds.ts'
import { tideAt } from '@trevo/game-rules/fish/swim.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import type { Dependencies } from '../../dependencies.ts'
import { listBossParts, type BossPart } from '../repository/boss-hits.ts'
import { keepSeat, listCatches, listSeats, takeSeat } from '../repository/ponds.ts'
import type { PondCatchRow, PondSeatRow } from '../../tables.ts'
import type { OpenSession } from '../../sessions/service/get-open-session.ts'
import { catchesKeptMs, requirePondTitle, seatHeldMs } from './pond-of.ts'

/** A late commit may precede events already sent: this span is sent again. */
const overlapMs = 2_000

/** The game server does not reveal the owners of other seats. */
const nameOf = ({ game_code: code, player_ref: ref, sat_down_at: at }: PondSeatRow): string =>
  createHash('sha256')
    .update(`${code}:${ref}:${at.toISOString()}`)
    .digest('hex')
    .slice(0, 6)
    .toUpperCase()

const shownSeat = (row: PondSeatRow): PondSeat => ({
  seat: row.seat,
  name: nameOf(row),
  cannon: row.cannon,
  shot: row.shot_minor === null ? null : formatMoney(row.shot_minor),
  tide: row.tide === null ? null : Number(row.tide),
  fish: row.fish,
  shotCount: row.shot_count,
})

const shownCatch = (row: PondCatchRow) => ({
  tide: Number(row.tide),
  fish: row.fish,
  seat: row.seat,
  payout: formatMoney(row.payout_minor),
  at: row.caught_at.toISOString(),
})

/** What was taken of each boss, by seat. */
const shownBosses = (parts: readonly BossPart[]): PondBoss[] =>
  [...Map.groupBy(parts, ({ tide, fish }) => `${tide}:${fish}`).values()].flatMap((ofBoss) => {
    const [first] = ofBoss
    if (!first) return []
    const shown = ofBoss.map(({ seat, points, payout_minor: payoutMinor }) => ({
      seat,
      points,
      payout: formatMoney(payoutMinor),
    }))
    return [{ tide: Number(first.tide), fish: first.fish, parts: shown }]
  })

type Asked = { readonly since?: string | undefined; readonly pond?: number | undefined }

/** Takes or keeps the player's seat, and returns the events in its pond since the last time. */
export const watchPond =
  ({ database, clock }: Dependencies) =>
  async (session: OpenSession, { since, pond }: Asked): Promise<PondPicture> => {
    const title = requirePondTitle(session)
    const { seatCount } = title.pond
    const { game_code: gameCode, player_ref: playerRef } = session.row
    const now = clock.now()
    const player = { gameCode, playerRef, now }
    const heldUntil = new Date(now.getTime() + seatHeldMs)
    const own =
      (await keepSeat(database.db, player, heldUntil)) ??
      (await database.inTx((tx) => takeSeat(tx, player, { seatCount, heldUntil })))
    if (!own) throw new Refusal('rgs.room_full')
    const oldestMs = now.getTime() - catchesKeptMs
    const sinceMs =
      since === undefined || pond !== own.pond ? oldestMs : Date.parse(since) - overlapMs
    const from = new Date(Math.max(oldestMs, sinceMs))
    const sinceTide = BigInt(tideAt(title, now.getTime()) - 1)
    const [seats, caught, parts] = await Promise.all([
      listSeats(database.db, { gameCode, pond: own.pond, now }),
      listCatches(database.db, { gameCode, pond: own.pond, since: from }),
      listBossParts(database.db, { gameCode, pond: own.pond, sinceTide }),
    ])
    return {
      serverAt: now.toISOString(),
      pond: own.pond,
      seat: own.seat,
      seats: seats.map(shownSeat),
      caught: caught.map(shownCatch),
      bosses: shownBosses(parts),
    }
  }
