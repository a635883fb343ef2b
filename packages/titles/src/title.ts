import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { TitleData } from '@trevo/game-rules/engine/title-data.ts'

/** Sections of the lobby that list our games: in-house games, slots, live casino, fish, arena. */
export type ListingCategory = 'BGS' | 'RNG' | 'LIVE' | 'FISH' | 'COCKFIGHT'

/**
 * Kinds of games by which the lobby filters: slot machine, ways, crash, mines, arcade, scratch card,
 * bingo, video poker, game show, fish, arena, and the tables: roulette, blackjack, baccarat, sic bo,
 * dragon tiger, any other.
 */
export type ListingClass =
  | 'SM'
  | 'MEGAWAY'
  | 'CRASH'
  | 'MINES'
  | 'AC'
  | 'SC'
  | 'BINGO'
  | 'VP'
  | 'GAME_SHOW'
  | 'ROU'
  | 'BJ'
  | 'BAC'
  | 'SIC'
  | 'DAT'
  | 'TABLE'
  | 'FISH'
  | 'ARENA'

/** Features of a game besides its kind, if its data do not show them. */
export type ListingFeature =
  | 'MULTIPLIER'
  | 'HOLD_AND_WIN'
  | 'MEGAWAYS'
  | 'JACKPOT'
  | 'FEATURE_BUY'
  | 'BONUS_GAME'
  | 'FREE_SPINS'
  | 'WILDS'
  | 'CASCADES'
  | 'RESPIN'
  | 'SIDE_BETS'
  | 'CASH_OUT'
  | 'MULTIPLAYER'

/** The content of a title's `listing.ts`; omitted parts are decided by its family (`complete-listing.ts`). */
export type OwnListing = {
  /** Used in links and records: a title's code never changes. */
  readonly nodeId: number
  /** Its place in the lobby, from 1. */
  readonly position: number
  readonly isHot?: true
  readonly isNew?: true
  readonly category?: ListingCategory
  readonly classify?: ListingClass
  /** Filters that find it; a slot of `slots` derives them from its maths. */
  readonly features?: readonly ListingFeature[]
  /** A share of every stake goes into this pool, whose return comes on top of that of the maths. */
  readonly jackpot?: { readonly pool: string; readonly shareBp: number }
  /** Its nicknames, and the well-known game of another house that visitors look for when they want one like it. */
  readonly knownAs?: { readonly PT?: string; readonly EN?: string }
}

/** How the demo catalogue offers a title. */
export type Listing = Omit<OwnListing, 'isHot' | 'isNew' | 'category' | 'classify'> & {
  readonly isHot: boolean
  readonly isNew: boolean
  readonly category: ListingCategory
  readonly classify: ListingClass
}

/** A round with a recorded result: any program that follows the scheme must get the same one. */
export type TestVector = {
  readonly game: string
  readonly mathsVersion: number
  readonly serverSeed: string
  readonly clientSeed: string
  readonly nonce: number
  /** The first stake. */
  readonly stakeMinor: string
  /** Absent: null, nothing to choose. */
  readonly choice?: Json
  /** Absent: none. */
  readonly actions?: readonly Json[]
  readonly payoutMinor: string
  /** SHA-256 of the view of the finished round as canonical JSON. */
  readonly outcomeHash: string
}

/** One title's folder, as far as servers and the verifier need it. */
export type Title = {
  readonly maths: TitleData
  /** Its earlier versions, for rounds that began under them; only on servers. */
  readonly earlier?: readonly TitleData[]
  readonly listing: Listing
  readonly vectors: readonly TestVector[]
}
