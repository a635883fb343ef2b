import type { RuleSection } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Announcement } from '../../controls/announcement.ts'
import type { Banner } from '../../controls/banner.ts'
import type { Hud } from '../../controls/create-hud.ts'
import type { Board } from '../../families/board.ts'
import type { GameSession, RgsPort, Round } from '../../rgs/rgs-port.ts'
import type { Atlas } from '../../runtime/atlas.ts'
import type { Sound } from '../../runtime/sound.ts'
import type { Ticker } from '../../runtime/ticker.ts'
import type { Scene } from '../../scene/create-scene.ts'
import type { Formats } from '../../text/format.ts'
import type { Text } from '../../text/pt.ts'
import type { Title } from '../../titles.ts'
import type { AutoplayState } from './autoplay.ts'
import type { PendingOrder } from './pending-order.ts'
import type { Parent } from './post-to-parent.ts'

/**
 * `asking`: the stake was sent, the outcome is awaited. `deciding`: it is the player's turn in a round
 * in steps. `blocked`: only leaving is possible.
 */
export type Phase = 'idle' | 'asking' | 'showing' | 'deciding' | 'replaying' | 'blocked'

/** The state that changes during play. Amounts in 1/10,000 BRL. */
export type GameState = {
  session: GameSession
  phase: Phase
  stakeIndex: number
  /** The balance the player sees: a payout is added, here and to the sums below, when its animation is over. */
  balanceMinor: bigint
  /** For this session; changed together with the balance, so that the two never contradict. */
  stakeTotalMinor: bigint
  payoutTotalMinor: bigint
  roundCount: number
  lastRoundId: string | undefined
  /** The round with several steps that waits for the player. */
  turn: Turn | undefined
  /** Undecided bets in a flight: the balance is not refreshed meanwhile. */
  openBets: number
  /** Shown to its end; the server does not know it yet. */
  unfinishedRoundId: string | undefined
  /** On the ticker's clock: no round starts earlier. */
  nextRoundAtMs: number
  /** A refresh of the balance was requested during a round; it is done after the round. */
  isRefreshDue: boolean
  /** The rules text about the pools that this game contributes to. */
  jackpotRules: readonly RuleSection[]
  turbo: boolean
  /** The member's silent mode is on. */
  isSilent: boolean
  auto: AutoplayState | undefined
  /** Ends every wait of the animation; set while something is shown. */
  hasten: (() => void) | undefined
}

/** The last shown state of a round with several steps. */
export type Turn = {
  readonly round: Round
  /** False for a round of an earlier session, which this session's sums exclude. */
  readonly isOfSession: boolean
}

/** Everything a part of the running game may use. */
export type Game = {
  readonly port: RgsPort
  readonly title: Title
  readonly text: Text
  readonly language: LanguageCode
  readonly formats: Formats
  readonly ticker: Ticker
  readonly atlas: Atlas
  readonly scene: Scene
  readonly board: Board
  readonly sound: Sound
  readonly hud: Hud
  readonly banner: Banner
  readonly announcement: Announcement
  readonly parent: Parent
  readonly pending: PendingOrder
  /** Rounds are on record and can be verified. */
  readonly hasProof: boolean
  readonly newId: () => string
  readonly wait: (ms: number) => Promise<void>
  /** Milliseconds since the epoch by the server's clock. */
  readonly serverNow: () => number
  readonly state: GameState
  /** Measures and repaints everything for the current screen size. */
  readonly resize: () => void
  /** Plays a round of the board's wager. */
  readonly play: () => Promise<void>
  /** Takes an action in the round that waits for the player. */
  readonly act: (action: Json) => Promise<void>
  /** Fetches the current state and shows a round that was left open. */
  readonly resume: () => Promise<void>
}
