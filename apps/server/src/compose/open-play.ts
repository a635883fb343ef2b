import { inEachLanguage } from '@trevo/languages/languages.ts'
import { readFileSync } from 'node:fs'
import { createDatabase, type Pool } from '@trevo/database/connect.ts'
import { createAskVendor } from '@trevo/vendor-kit/client/ask-vendor.ts'
import { openKeys, type VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import { isInMaintenance, nameIn, type Catalogue } from '../modules/catalogue/index.ts'
import type { Identity } from '../modules/identity/index.ts'
import type { Members } from '../modules/members/index.ts'
import {
  createPlay,
  gameProfileOf,
  type Play,
  type PlayNeeds,
  type PlayableGame,
} from '../modules/play/index.ts'
import type { Settings } from '../modules/settings/index.ts'
import type { Wallet } from '../modules/wallet/index.ts'
import type { Clock } from '../platform/clock.ts'
import type { Config } from '../platform/config.ts'
import type { Logger } from '../platform/logger.ts'

export type OpenPlayOptions = {
  readonly pool: Pool
  readonly clock: Clock
  readonly config: Config
  readonly logger: Logger
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly identity: Identity
  readonly members: Pick<Members, 'findMember'>
  readonly wallet: Wallet
}

/** Keys of the vendors we speak with, from the file that holds them. */
export const vendorKeysOf = (file: string | undefined): readonly VendorKeys[] =>
  file ? [openKeys(JSON.parse(readFileSync(file, 'utf8')), 'platform')] : []

const playable = (
  catalogue: Catalogue,
  nodeId: number,
  brandId?: number,
): PlayableGame | undefined => {
  const game = catalogue.findGame(nodeId, brandId)
  if (!game) return undefined
  const { row, vendor } = game
  return {
    nodeId,
    vendor: vendor.integration,
    gameCode: row.game_code,
    name: inEachLanguage((language) => nameIn(game, language)),
    vassalage: vendor.code,
    maintenance: isInMaintenance(game),
  }
}

/** Where the in-house game server shows a round, with its proof. */
export const roundUrlOf =
  ({ RGS_ORIGIN }: Pick<Config, 'RGS_ORIGIN'>) =>
  ({ gameCode, roundId }: { readonly gameCode: string; readonly roundId: string }): string =>
    `${RGS_ORIGIN}/play/${encodeURIComponent(gameCode)}?round=${encodeURIComponent(roundId)}`

/** The vendors behind the keys; today the in-house game server. */
const vendorsOf = (
  config: Config,
  keys: readonly VendorKeys[],
  clock: Clock,
): PlayNeeds['vendors'] => {
  const nowMs = () => clock.now().getTime()
  const clients = new Map(
    keys.map((one) => [
      one.vendor,
      createAskVendor({ baseUrl: config.RGS_ORIGIN, keys: one, nowMs }),
    ]),
  )
  return {
    findVendorKeys: (vendor) => keys.find((one) => one.vendor === vendor),
    launchUrlOf: ({ vendor, gameCode, roomId, token, language }) => {
      if (!keys.some((one) => one.vendor === vendor)) return undefined
      const room = roomId === undefined ? '' : `&room=${encodeURIComponent(roomId)}`
      const game = `${config.RGS_ORIGIN}/play/${encodeURIComponent(gameCode)}`
      return `${game}?token=${token}&lang=${language.toLowerCase()}${room}`
    },
    roundUrlOf: roundUrlOf(config),
    askVendor: async ({ vendor, roundId }) =>
      (await clients.get(vendor)?.roundState(roundId)) ?? 'no_answer',
  }
}

/** Launching and the seamless wallet, with the in-house game server as their vendor. */
export const openPlay = (options: OpenPlayOptions): Promise<Play> => {
  const { pool, clock, config, logger, settings, catalogue, identity, members, wallet } = options
  const keys = vendorKeysOf(config.VENDOR_KEYS_FILE)
  return createPlay({
    pool,
    database: createDatabase(pool),
    wallet,
    clock,
    log: logger,
    catalogue: {
      findGame: (nodeId, brandId) => playable(catalogue, nodeId, brandId),
      listMaxWins: catalogue.listMaxWins,
      noteOpened: catalogue.accountGames.noteOpened,
    },
    members: { findMember: members.findMember },
    identity: {
      // Under maintenance of the brand nothing is staked, whatever games are still open; nor from a
      // session that must do something else first.
      isSiteSessionOpen: async (sessionId) => {
        const caller = await identity.resolveSessionId(sessionId)
        if (!caller || caller.demand) return false
        return !settings.brand(caller.brandId).row.maintenance
      },
    },
    settings: { profileOf: (brandId) => gameProfileOf(settings.jurisdictionRulesOf(brandId)) },
    vendors: vendorsOf(config, keys, clock),
    siteOrigin: config.SITE_ORIGIN,
  })
}
