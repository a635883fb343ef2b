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
 * `asking`: the stake is out, the outcome is not in. `deciding`: it is the player's turn in a round
 * in steps. `blocked`: only leaving is possible.
 */
export type Phase = 'idle' | 'asking' | 'showing' | 'deciding' | 'replaying' | 'blocked'

/** What changes while one plays. Amounts in 1/10,000 BRL. */
export type GameState = {
  session: GameSession
  phase: Phase
  stakeIndex: number
  /** What the player sees: a payout joins it, and the sums below, when its show is over. */
  balanceMinor: bigint
  /** Of this session; moved together with the balance, so that the two never contradict. */
  stakeTotalMinor: bigint
  payoutTotalMinor: bigint
  roundCount: number
  lastRoundId: string | undefined
  /** The round in steps that waits for the player. */
  turn: Turn | undefined
  /** Bets in a flight that are not decided: the balance is not refreshed meanwhile. */
  openBets: number
  /** Shown to its end, and the server does not know it yet. */
  unfinishedRoundId: string | undefined
  /** On the ticker's clock: no round starts before. */
  nextRoundAtMs: number
  /** A refresh of the balance was requested during a round; it is done after the round. */
  isRefreshDue: boolean
  /** What the rules say of the pools that this game fills. */
  jackpotRules: readonly RuleSection[]
  turbo: boolean
  auto: AutoplayState | undefined
  /** Ends every wait of the show; set while something is shown. */
  hasten: (() => void) | undefined
}

/** A round in steps as it was seen last. */
export type Turn = {
  readonly round: Round
  /** False for a round of an earlier session, which the sums of this one leave out. */
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
  /** Measures and repaints everything for the size of the screen. */
  readonly resize: () => void
  /** Plays a round of the board's wager. */
  readonly play: () => Promise<void>
  /** Takes an action in the round that waits for the player. */
  readonly act: (action: Json) => Promise<void>
  /** Asks for the current state and shows a round that was left open. */
  readonly resume: () => Promise<void>
}
