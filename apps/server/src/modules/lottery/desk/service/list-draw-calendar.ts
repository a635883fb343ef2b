import type { CalendarDraw, DrawView } from '@trevo/contract/ops/lottery/desk.ts'
import { addDays, dayIn, instantIn } from '@trevo/calendar/time-zone.ts'
import { cutPage, readInstant, readNumber, withExtra, writeCursor } from '@trevo/platform/keyset.ts'
import { Refusal } from '@trevo/platform/refusal.ts'
import { moneyOrNull } from '../../common/domain/lottery-money.ts'
import { gamesOfBrand, getGameByCode, type LotteryContext } from '../../lotteries/context.ts'
import type { DrawRow, GameRow } from '../../tables.ts'
import { listCalendar, needsNumbers, type CalendarPlace } from '../repository/calendar.ts'

type Asked = {
  readonly brandId: number
  readonly view: DrawView
  readonly gameCode?: string | undefined
  readonly day?: string | undefined
  readonly after?: string | undefined
  readonly pageSize: number
}

type Answer = {
  readonly list: CalendarDraw[]
  readonly next: string | null
  readonly day: string | null
  readonly now: string
}

/** @throws Refusal `request_param_err` for what is no cursor of this list */
const readPlace = (after: string | undefined): CalendarPlace | undefined => {
  if (after === undefined) return undefined
  const [time = '', number = ''] = after.split('_')
  const id = readNumber(number)
  if (id === undefined) throw new Refusal('request_param_err', { fields: ['after'] })
  return { at: readInstant(time, 'after'), id }
}

const present = (draw: DrawRow, game: GameRow, now: Date): CalendarDraw => ({
  drawId: String(draw.id),
  gameCode: game.code,
  names: game.names,
  numero: draw.draw_number,
  status: draw.status,
  source: game.result_source,
  closesAt: draw.closes_at.toISOString(),
  drawsAt: draw.draws_at.toISOString(),
  result: draw.result,
  ticketCount: draw.ticket_count,
  stake: moneyOrNull(draw.stake_minor),
  prizes: moneyOrNull(draw.prize_minor),
  trouble: draw.trouble,
  needsNumbers: needsNumbers(draw, game.result_source, now),
})

/** Draws of the brand by day or by what they wait for. @throws Refusal `lottery.game_unknown` */
export const createListDrawCalendar =
  ({ database, clock, settings, setup }: LotteryContext) =>
  async ({ brandId, view, gameCode, after, pageSize, ...asked }: Asked): Promise<Answer> => {
    const read = await setup()
    const games =
      gameCode === undefined
        ? gamesOfBrand(read, brandId)
        : [getGameByCode(read, brandId, gameCode)]
    const now = clock.now()
    const timeZone = settings.timeZoneOf(brandId)
    const day = asked.day ?? (view === 'all' ? dayIn(now, timeZone) : null)
    const rows = await listCalendar(database.db, {
      gameIds: games.map(({ id }) => id),
      view,
      span:
        day === null
          ? undefined
          : {
              from: instantIn(day, 0, timeZone),
              to: instantIn(addDays(day, 1), 0, timeZone),
            },
      now,
      after: readPlace(after),
      limit: withExtra(pageSize),
    })
    const { shown, next } = cutPage(rows, pageSize, ({ closes_at, id }) =>
      writeCursor({ at: closes_at, id: String(id) }),
    )
    const gameOf = new Map(games.map((game) => [game.id, game]))
    const list = shown.flatMap((draw) => {
      const game = gameOf.get(draw.game_id)
      return game ? [present(draw, game, now)] : []
    })
    return { list, next, day, now: now.toISOString() }
  }
