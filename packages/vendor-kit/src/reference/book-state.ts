import type { GameProfile } from '@trevo/contract/rgs/session.ts'
import type { SeatKind, SessionReply, WalletReply } from '@trevo/contract/vendor/shapes.ts'
import { formatMoney } from '@trevo/money/money.ts'

/** What the books answer to a message. */
export type Answer = Omit<SessionReply, 'requestId'>

export type ReferencePlayer = {
  readonly playerRef: string
  balanceMinor: bigint
  mayBet: boolean
  loggedIn: boolean
}

export type Bet = {
  readonly player: ReferencePlayer
  readonly debitTxn: string
  readonly stakeMinor: bigint
  readonly content: string
  readonly transferId: string
  /** For the buy-in of a seat at a table of players. */
  readonly seat: SeatKind | undefined
  credits: {
    readonly txn: string
    readonly amountMinor: bigint
    /** Waits for a person's review, so it is not in the balance. */
    readonly held: boolean
    undone: boolean
  }[]
  state: 'open' | 'settled' | 'rolled_back'
}

/** A refusal. */
export const no = (status: WalletReply['status'], retry = false): Answer => ({
  status,
  ...(retry && { retry: true as const }),
})

/** The content of the books. */
export type BookState = {
  readonly profile: GameProfile
  readonly gameCode: string
  readonly players: Map<string, ReferencePlayer>
  readonly launches: Map<string, ReferencePlayer>
  readonly sessions: Map<string, ReferencePlayer>
  /** By debit id; a blocked id has no bet. */
  readonly bets: Map<string, Bet>
  readonly barred: Set<string>
  /** Every id ever used, and what it was used for. */
  readonly used: Map<string, string>
}

/** Empty books. */
export const createBookState = (profile: GameProfile, gameCode: string): BookState => ({
  profile,
  gameCode,
  players: new Map(),
  launches: new Map(),
  sessions: new Map(),
  bets: new Map(),
  barred: new Set(),
  used: new Map(),
})

/** The request is fulfilled, now or earlier. */
export const done = (player: ReferencePlayer, transferId: string, repeated: boolean): Answer => ({
  status: 'OK',
  playerRef: player.playerRef,
  currency: 'BRL',
  balance: formatMoney(player.balanceMinor),
  transferId,
  ...(repeated && { repeated: true as const }),
})
