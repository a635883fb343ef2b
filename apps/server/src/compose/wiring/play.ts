import { inEachLanguage } from '@trevo/languages/languages.ts'
import { createDatabase } from '@trevo/database/connect.ts'
import { listOf } from '@trevo/platform/environment.ts'
import { isInMaintenance, nameIn, type Catalogue } from '../../modules/catalogue/index.ts'
import type { Identity } from '../../modules/identity/index.ts'
import type { Lottery } from '../../modules/lottery/index.ts'
import type { MemberDirectory } from '../../modules/members/index.ts'
import {
  createPlay,
  gameProfileOf,
  type Play,
  type PlayableGame,
} from '../../modules/play/index.ts'
import type { Settings } from '../../modules/settings/index.ts'
import type { Staff } from '../../modules/staff/index.ts'
import type { Wallet } from '../../modules/wallet/index.ts'
import { createCallerAddress } from '../../platform/http/visitors/caller-address.ts'
import { memberSettings } from './members.ts'
import type { Platform } from '../platform.ts'
import type { LinksBetween } from '../accounts/find-multi-account-signals.ts'
import { openVendorRegister, vendorsForPlay } from '../outside/vendors.ts'

type Neighbours = {
  readonly settings: Settings
  readonly catalogue: Catalogue
  readonly identity: Identity
  readonly members: MemberDirectory
  readonly wallet: Wallet
  readonly lottery: Lottery
  readonly linksBetween: LinksBetween
  readonly staff: Pick<Staff, 'approvals'>
}

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
    vendorName: vendor.name,
    maintenance: isInMaintenance(game),
    gameType: row.game_type,
    declaredReturnBp: row.rtp_bp,
  }
}

/** Launching, and the rounds of the deployment's vendors. */
export const buildPlay = (
  { pools, clock, config, logger, countRefusedCall }: Platform,
  { settings, catalogue, identity, members, wallet, lottery, linksBetween, staff }: Neighbours,
): Promise<Play> => {
  const register = openVendorRegister(config, () => clock.now().getTime())
  return createPlay({
    pool: pools.requests,
    database: createDatabase(pools.requests),
    wallet,
    clock,
    staff: staff.approvals,
    log: logger,
    countRefusedCall,
    environment: {
      addressOf: createCallerAddress(listOf(config.TRUSTED_PROXIES)),
    },
    catalogue: {
      findGame: (nodeId, brandId) => playable(catalogue, nodeId, brandId),
      isClosedSomewhere: (nodeId) =>
        settings.brands().some(({ id }) => {
          const game = catalogue.findGame(nodeId, id)
          return game !== undefined && isInMaintenance(game)
        }),
      listMaxWins: catalogue.listMaxWins,
      recordOpened: catalogue.accountGames.recordOpened,
    },
    members: { findMember: members.findMember, linksBetween },
    lottery: { lobbyPathOf: lottery.findLobby },
    identity: {
      // During maintenance of the brand no stakes are accepted, even in open games; nor from a session with a
      // pending required action.
      isSiteSessionOpen: async (sessionId) => {
        const caller = await identity.resolveSessionId(sessionId)
        if (!caller || caller.requiredAction) return false
        return !settings.brand(caller.brandId).row.maintenance
      },
    },
    settings: {
      profileOf: (brandId) => gameProfileOf(settings.jurisdictionRulesOf(brandId)),
      demoOf: (brandId) => ({
        isOffered: settings.brand(brandId).row.demo_play,
        invitesToPlay: settings.jurisdictionRulesOf(brandId).demoInvitesToPlay,
      }),
    },
    vendors: vendorsForPlay(register, clock, config),
    siteOrigin: config.SITE_ORIGIN,
    siteOriginOf: (brandId) => memberSettings(settings, config).siteOf(brandId).origin,
  })
}
