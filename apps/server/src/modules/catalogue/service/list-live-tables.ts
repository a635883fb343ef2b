import type { Answer } from '@trevo/contract/endpoint.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { LiveTable } from '@trevo/contract/vendor/live-tables.ts'
import type { listLiveTables as endpoint } from '@trevo/contract/wps/games/live-tables.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import { fromWireTexts } from '@trevo/languages/languages.ts'
import { isInMaintenance, type Lobby } from '../domain/lobby.ts'
import type { CatalogueNeeds } from '../needs.ts'

type Sources = Pick<CatalogueNeeds, 'play'> & { readonly clock: Clock }

const liveCategory = 'LIVE'

/** The brand's live tables as their vendors report them now, in the order of the lobby. */
export const listLiveTables = async (
  { play, clock }: Sources,
  lobby: Lobby,
  language: Language,
): Promise<Answer<typeof endpoint>> => {
  const games = lobby.games.filter(({ row }) => row.game_type === liveCategory)
  const vendors = [...new Set(games.map(({ vendor }) => vendor.integration))]
  const entries = await Promise.all(
    vendors.map(async (vendor): Promise<readonly (readonly [string, LiveTable])[]> =>
      (await play.liveTablesOf(vendor)).map((table) => [`${vendor}/${table.gameCode}`, table]),
    ),
  )
  const tables = new Map(entries.flat())
  const nowMs = clock.now().getTime()
  const list = games.flatMap((game) => {
    const { row, vendor } = game
    const table = tables.get(`${vendor.integration}/${row.game_code}`)
    if (!table || isInMaintenance(game)) return []
    const leftMs = table.closesAt === null ? 0 : Date.parse(table.closesAt) - nowMs
    return {
      nodeId: row.node_id,
      closesInMs: leftMs > 0 ? leftMs : null,
      last: table.last.map(({ tone, text }) => ({ tone, text: fromWireTexts(text)[language] })),
    }
  })
  return { list }
}
