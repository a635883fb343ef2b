import type { Hud } from '../controls/create-hud.ts'
import type { Plaque } from '../controls/plaque.ts'
import type { Banner } from '../controls/banner.ts'
import type { Announcement } from '../controls/announcement.ts'
import type { GameSession, RgsPort } from '../rgs/rgs-port.ts'
import type { Atlas } from '../runtime/atlas.ts'
import type { Sound } from '../runtime/sound.ts'
import type { Ticker } from '../runtime/ticker.ts'
import type { Stage } from '../stage/create-stage.ts'
import type { LanguageCode } from '@trevo/languages/languages.ts'
import type { Formats } from '../text/format.ts'
import type { Text } from '../text/pt.ts'
import type { Title } from '../titles.ts'
import type { AutoplayState } from './autoplay.ts'
import type { PendingOrder } from './pending-order.ts'
import type { Parent } from './post-to-parent.ts'

/** `asking`: the stake is out, the outcome is not in. `blocked`: only leaving is possible. */
export type Phase = 'idle' | 'asking' | 'showing' | 'replaying' | 'blocked'

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
  /** Shown to its end, and the server does not know it yet. */
  unfinishedRoundId: string | undefined
  /** On the ticker's clock: no round starts before. */
  nextRoundAtMs: number
  /** Somebody asked for the balance anew while a round was on; it is asked for after it. */
  isRefreshDue: boolean
  turbo: boolean
  auto: AutoplayState | undefined
  /** Shortens what is being shown, while something is. */
  skip: (() => void) | undefined
  /** Ends the endless showing of the last wins. */
  calm: (() => void) | undefined
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
  readonly stage: Stage
  readonly sound: Sound
  readonly hud: Hud
  readonly plaque: Plaque
  readonly banner: Banner
  readonly announcement: Announcement
  readonly parent: Parent
  readonly pending: PendingOrder
  readonly newId: () => string
  readonly wait: (ms: number) => Promise<void>
  /** Milliseconds since the epoch by the server's clock. */
  readonly serverNow: () => number
  readonly state: GameState
  /** Asks how things stand and shows a round that was left open. */
  readonly resume: () => Promise<void>
}
