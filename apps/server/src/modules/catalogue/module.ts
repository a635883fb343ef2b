import type { Database } from '@trevo/database/connect.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Bus } from '../../platform/bus.ts'
import type { Logger } from '../../platform/logger.ts'
import type { AccountGameTables } from './repository/account-games.ts'
import { createAccountGames, type AccountGames } from './service/account-games.ts'
import { isInMaintenance, pictureLobby, type Lobby, type LobbyGame } from './domain/lobby.ts'
import { loadCatalogue, type CatalogueTables } from './repository/load-catalogue.ts'

export type Catalogue = {
  lobby(): Lobby
  findGame(nodeId: number): LobbyGame | undefined
  readonly accountGames: AccountGames
  /** Told, on every copy, of each game whose maintenance began or ended. */
  onMaintenance(listener: (game: LobbyGame) => void): void
  /** Reads the catalogue again; other copies hear `catalogue.changed` and do the same. */
  reload(): Promise<void>
  close(): void
}

/** A change made without saying so is seen after this time at the latest. */
const reloadEveryMs = 15_000

/** Holds the lobby in memory: thousands of titles, read far more often than changed. */
export const createCatalogue = async (
  database: Database<CatalogueTables & AccountGameTables>,
  bus: Bus,
  clock: Clock,
  logger?: Pick<Logger, 'error'>,
): Promise<Catalogue> => {
  let lobby = pictureLobby(await loadCatalogue(database))
  const listeners: ((game: LobbyGame) => void)[] = []
  const reload = async () => {
    const before = lobby
    lobby = pictureLobby(await loadCatalogue(database))
    for (const game of lobby.byNode.values()) {
      const known = before.byNode.get(game.row.node_id)
      if (!known || isInMaintenance(known) === isInMaintenance(game)) continue
      for (const listener of listeners) listener(game)
    }
  }
  // Should it fail, the lobby as it was read last goes on being shown.
  const refresh = () => {
    reload().catch((error: unknown) => logger?.error({ err: error }, 'catalogue not read again'))
  }
  bus.subscribe('catalogue.changed', refresh)
  const timer = setInterval(refresh, reloadEveryMs).unref()
  return {
    lobby: () => lobby,
    findGame: (nodeId) => lobby.byNode.get(nodeId),
    accountGames: createAccountGames({ database, clock, lobby: () => lobby }),
    onMaintenance: (listener) => listeners.push(listener),
    reload,
    close: () => clearInterval(timer),
  }
}
