import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { listWinners } from '@trevo/contract/wps/games.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { gameIn } from '../../modules/catalogue/index.ts'
import type { Modules } from '../modules.ts'

type Winners = Answer<typeof listWinners>
type Entry = { memberId: bigint; nodeId: number; payoutMinor: bigint }
type Reading = {
  readonly entries: readonly Entry[]
  readonly names: ReadonlyMap<bigint, string>
}

const spanMs = 24 * 3_600_000
const keptForMs = 10_000
const keptMax = 50

/**
 * The winner board: real payouts of the last day, largest first, names masked (WINNER-3). Concurrent visitors
 * share one reading of the database.
 */
export const createListWinners = (
  { play, members, catalogue }: Pick<Modules, 'play' | 'members' | 'catalogue'>,
  clock: Clock,
) => {
  let kept: { readonly at: number; readonly reading: Promise<Reading> } | undefined

  const readNow = async (now: number): Promise<Reading> => {
    const entries = await play.listTopPayouts(new Date(now - spanMs), keptMax)
    const names = await members.findMaskedNames([...new Set(entries.map((one) => one.memberId))])
    return { entries, names }
  }
  const read = (): Promise<Reading> => {
    const now = clock.now().getTime()
    if (kept && now - kept.at < keptForMs) return kept.reading
    // The promise is kept, not its result: concurrent visitors wait for the same reading.
    const reading = readNow(now)
    kept = { at: now, reading }
    reading.catch(() => {
      kept = undefined
    })
    return reading
  }

  return async (language: Language, category: string, limit: number): Promise<Winners> => {
    const { entries, names } = await read()
    const list = entries.flatMap(({ memberId, nodeId, payoutMinor }) => {
      const lobbyGame = catalogue.findGame(nodeId)
      if (!lobbyGame || (category !== 'ALL' && lobbyGame.row.category !== category)) return []
      const game = gameIn(lobbyGame, language)
      return [
        {
          customerName: names.get(memberId) ?? '•••',
          gameName: game.gameName,
          iconUrl: game.iconUrl,
          winAmount: formatMoney(payoutMinor),
          nodeId,
        },
      ]
    })
    return { list: list.slice(0, limit) }
  }
}

/** Big wins of one game for its sheet, names masked as on the board. */
export const bigWinsOf =
  ({ play, members }: Pick<Modules, 'play' | 'members'>) =>
  async (nodeId: number) => {
    const wins = await play.listBigWins(nodeId)
    const names = await members.findMaskedNames([...new Set(wins.map((one) => one.memberId))])
    return wins.map(({ memberId, payoutMinor, placedAt }) => ({
      customerName: names.get(memberId) ?? '•••',
      winAmount: formatMoney(payoutMinor),
      wonAt: placedAt.toISOString(),
    }))
  }
