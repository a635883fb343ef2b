import type { PrizeMode } from '@trevo/contract/wps/lottery/shapes.ts'
import type { LinkReason } from '@trevo/contract/promotion-names.ts'
import type { Value } from '@trevo/contract/endpoint.ts'
import type { getLinkedRound } from '@trevo/contract/rgs/play.ts'
import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import type { Language } from '@trevo/contract/shapes.ts'
import type { FreeRoundCampaign } from '@trevo/contract/vendor/free-rounds.ts'
import type { LiveTable } from '@trevo/contract/vendor/live-tables.ts'
import type { StatementBet } from '@trevo/contract/vendor/statement.ts'
import type { TableRoom } from '@trevo/contract/vendor/table-rooms.ts'
import type { TableDeal, TableDealName, TableSignal } from '@trevo/contract/vendor/table-signals.ts'
import type { TableStreamChange, VendorTableStream } from '@trevo/contract/vendor/table-streams.ts'
import type { Database, Pool } from '@trevo/database/connect.ts'
import type { VendorKeys } from '@trevo/vendor-kit/signing/keys.ts'
import type { LinkScope } from '@trevo/vendor-kit/signing/round-link.ts'
import type { Clock } from '@trevo/platform/clock.ts'
import type { Logger } from '@trevo/platform/logger.ts'
import type { Approvals } from '../../platform/approvals/change-kind.ts'
import type { CallerAddress } from '../../platform/http/visitors/caller-address.ts'
import type { Wallet } from '../wallet/index.ts'
import type { HubVendor, OneWalletVendor } from './common/domain/adapted-vendor.ts'
import type { PlayTables } from './common/repository/tables.ts'

/** A game as the catalogue knows it; `vendor` is the vendor of the wallet protocol. */
export type PlayableGame = {
  readonly nodeId: number
  readonly vendor: string
  readonly gameCode: string
  readonly name: Readonly<Record<Language, string>>
  /** The code of the vendor's tile in the lobby. */
  readonly vassalage: string
  readonly vendorName: string
  readonly maintenance: boolean
  /** As in `Game.gameType`. */
  readonly gameType?: string
  /** Of the stakes, in 1/100 percent, as the vendor declares it. */
  readonly declaredReturnBp?: number | null
}

/** Ends an open stake: as lost, or by returning it. */
/** The vendor's record of a round, as its player can see it. */
export type RoundRecord = Value<typeof getLinkedRound>

export type AutoClose = { readonly afterHours: number; readonly as: 'lost' | 'returned' }

/** The requested lottery page (CALL-52). */
export type LobbyOrder = {
  readonly lottoArea?: 'VN' | undefined
  readonly lottoPrizeMode?: PrizeMode | undefined
  readonly lottoGameCode?: string | undefined
  readonly lottoView: 'betting' | 'lobby'
  /** The site path of its return address. */
  readonly backPath?: string | undefined
}

/** What play needs from other modules and from vendors, one field each. */
export type PlayNeeds = {
  readonly pool: Pool
  readonly database: Database<PlayTables>
  readonly wallet: Wallet
  readonly clock: Clock
  readonly staff: Approvals
  readonly log: Logger
  /** For the metrics: a refused call of a vendor's protocol, and why. */
  countRefusedCall?(reason: string): void
  readonly environment: {
    /** The sender of a vendor protocol's call. */
    readonly addressOf: CallerAddress
  }
  readonly catalogue: {
    /** Undefined for a game that does not exist, is disabled or withdrawn, or not of this brand. */
    findGame(nodeId: number, brandId?: number): PlayableGame | undefined
    /** Whether some brand has the game or its vendor in maintenance for itself alone; cheap to ask first. */
    isClosedSomewhere(nodeId: number): boolean
    /** The maximum payout of a stake, in stakes, by node id; absent for games whose vendor does not declare it. */
    listMaxWins(): Promise<ReadonlyMap<number, number>>
    /** A member opened a game; for the list of recent ones. */
    recordOpened(memberId: bigint, nodeId: number): Promise<void>
  }
  readonly members: {
    findMember(
      memberId: bigint,
    ): Promise<{ readonly account: string; readonly brandId: number } | undefined>
    /** Why two members may be one person, or act as one; empty if nothing is known. */
    linksBetween(pair: {
      readonly memberId: bigint
      readonly friendId: bigint
    }): Promise<readonly LinkReason[]>
  }
  readonly identity: {
    /** False once the site session ended; the call counts as use of it. */
    isSiteSessionOpen(sessionId: string): Promise<boolean>
  }
  readonly lottery: {
    /** The site address of the lotteries' lobby or desk. @throws Refusal `game.unknown` */
    lobbyPathOf(brandId: number, order: LobbyOrder): Promise<string>
  }
  readonly settings: {
    /** What the brand's jurisdiction allows in a game. */
    profileOf(brandId: number): GameProfile
    /** The rules of brand and jurisdiction for playing with play money. */
    demoOf(brandId: number): { readonly isOffered: boolean; readonly invitesToPlay: boolean }
  }
  readonly vendors: {
    findVendorKeys(vendor: string): VendorKeys | undefined
    /** Vendors that use another protocol than v1, each with its credentials. */
    readonly hub: readonly HubVendor[]
    readonly oneWallet: readonly OneWalletVendor[]
    /** Address of a vendor's game for a launch token; undefined for an unconfigured vendor. */
    launchUrlOf(launch: {
      vendor: string
      gameCode: string
      roomId?: string | undefined
      token: string
      language: Language
    }): string | undefined
    /** Address of a game with play money; undefined if its vendor has none. */
    demoUrlOf(demo: {
      vendor: string
      gameCode: string
      profile: GameProfile
      language: Language
      /** Of the brand's site. */
      siteOrigin: string
    }): string | undefined
    /**
     * Address where a round’s own record can be seen without a login; null if the vendor has none, or none
     * without amounts.
     */
    roundUrlOf(
      round: { vendor: string; gameCode: string; roundId: string },
      scope?: LinkScope,
    ): string | null
    /** The vendor's own record of a round with its proof; undefined where it gives none. */
    readRound(round: {
      vendor: string
      gameCode: string
      roundId: string
    }): Promise<RoundRecord | undefined>
    /**
     * The vendor's state of a round: whether it is known and whether it is over; `offered` if it waits only for an
     * answer to an optional offer.
     */
    askVendor(round: {
      vendor: string
      roundId: string
    }): Promise<'unknown' | 'open' | 'offered' | 'settled' | 'cancelled' | 'no_answer'>
    /** Announces free rounds to a vendor; `no_answer` if it must be repeated. */
    grantFreeRounds(
      vendor: string,
      campaign: Omit<FreeRoundCampaign, 'left' | 'state'>,
    ): Promise<'granted' | 'refused' | 'no_answer'>
    /** Cancels the rest of them. */
    cancelFreeRounds(vendor: string, campaignId: string): Promise<'done' | 'no_answer'>
    /** The vendor's state of a player's free rounds; undefined without an answer. */
    listFreeRounds(
      vendor: string,
      playerRef: string,
    ): Promise<readonly FreeRoundCampaign[] | undefined>
    /** The rule for a vendor's rounds that stay open; undefined if operators decide. */
    autoCloseOf(vendor: string): AutoClose | undefined
    /** Every vendor of the deployment. */
    readonly named: readonly string[]
    /** Vendors that provide their record of bets, for comparison with Trevo's. */
    readonly withStatement: readonly string[]
    /** That record for a span; undefined if the vendor did not send all of it. */
    statementOf(
      vendor: string,
      span: { readonly from: Date; readonly to: Date },
    ): Promise<readonly StatementBet[] | undefined>
    /** Vendors with tables of players that report suspicious members and occupied seats. */
    readonly withTableSignals: readonly string[]
    /** Signals after a number, in order; undefined if the vendor did not send them. */
    tableSignalsOf(vendor: string, after: number): Promise<readonly TableSignal[] | undefined>
    /** A deal of such a table; null if it does not exist, undefined without an answer. */
    tableDealOf(vendor: string, name: TableDealName): Promise<TableDeal | null | undefined>
    /** The players in the rooms of such tables; undefined if the vendor does not answer at once. */
    tableRoomsOf(vendor: string): Promise<readonly TableRoom[] | undefined>
    /** Live tables of a vendor as they are now; undefined if it does not answer at once. */
    liveTablesOf(vendor: string): Promise<readonly LiveTable[] | undefined>
    /** Vendors that have live tables, which can show a video stream. */
    readonly withTableStreams: readonly string[]
    /** Tables of a vendor that have, or had, one; undefined without an answer. */
    tableStreamsOf(vendor: string): Promise<readonly VendorTableStream[] | undefined>
    /** Gives a table a stream, or takes it away. */
    setTableStream(
      vendor: string,
      change: TableStreamChange,
    ): Promise<'done' | 'refused' | 'no_answer'>
  }
  /** Origin of this server's site. */
  readonly siteOrigin: string
  /** Origin of a brand's site, for the addresses a game links back to. */
  siteOriginOf(brandId: number): string
}
