import type { BoardContext, SeenRound } from '../families/board.ts'
import type { RoomBet, RoomEvent, RoomGame } from '../rgs/rgs-port.ts'
import type { LiveParts } from './create-live-parts.ts'
import type { LiveScene } from './live-scene.ts'
import type { PastRounds } from './past-rounds.ts'
import { roundWords } from './round-words.ts'
import type { VideoPlace } from './show-video.ts'

/** The result is shown before the round pays. */
const RESTS_MS = 900
const SHOWN_MS = 6_000

/** A table as shown: its parts, its scene, and what was already shown of the round. */
export type Live<Outcome> = {
  readonly context: BoardContext
  readonly parts: LiveParts
  readonly scene: LiveScene<Outcome>
  /** What was already shown of the current round. */
  readonly seen: {
    number: number
    phase: string
    /** The last shown outcome, as text; seats that decide produce several. */
    told: string
    isReplay: boolean
    /** The result line shows the payout of the last round. */
    isPaid: boolean
    /** The place for a video; absent until the table has had one. */
    video?: Promise<VideoPlace>
  }
  readonly paid: Map<string, RoomBet>
  readonly past: PastRounds<Outcome>
}

/** Lists the finished rounds; the current one only once the player has seen its end. */
const listPast = <Outcome>({ parts, past, scene, seen }: Live<Outcome>): void => {
  const number = parts.clock.game()?.number
  const isSeen = seen.number === number && seen.phase === 'over'
  scene.showPast(past.outcomes(isSeen ? undefined : number))
}

/** Bets are taken for a new round. */
const beginRound = <Outcome>(live: Live<Outcome>): void => {
  const { context, parts, scene } = live
  live.paid.clear()
  scene.clear()
  scene.input.clearMarks()
  parts.presenter.pose('invite')
  context.say(roundWords[context.language].opened)
  if (!live.seen.isPaid)
    context.showResult({ kind: 'idle', label: scene.input.readyWords ?? parts.words.ready })
  live.seen.isPaid = false
}

/** Time is over: chips that were not bet leave the table. */
const closeBets = <Outcome>(live: Live<Outcome>): void => {
  const { context, parts, scene } = live
  const hadOpen = scene.input.isLaid()
  if (hadOpen) scene.input.take()
  parts.presenter.pose('close')
  context.sound.whoosh()
  const told = hadOpen ? roundWords[context.language].notPlaced : parts.words.closed
  context.say(told)
  context.showResult({ kind: 'idle', label: told })
}

const showOutcome = async <Outcome>(live: Live<Outcome>, outcome: Outcome): Promise<void> => {
  const { context, parts, scene } = live
  parts.presenter.pose('draw')
  const ms = Math.min(scene.shownMsMax ?? SHOWN_MS, Math.max(0, parts.clock.endsInMs() - RESTS_MS))
  await scene.reveal(outcome, context.still ? 0 : ms)
  parts.presenter.pose('result')
  context.say(scene.describe(outcome))
}

/** The round pays: the results of the player's bets, and who else was paid. */
const endRound = async <Outcome>(live: Live<Outcome>): Promise<void> => {
  live.seen.isPaid = live.parts.own.list().length > 0
  live.scene.input.settle(await live.parts.own.settle())
}

/** Shows every phase of the round since the last look. */
export const followRound = <Outcome>(live: Live<Outcome>): void => {
  const { parts, seen } = live
  const game = parts.clock.game()
  if (!game || seen.isReplay) return
  if (game.number !== seen.number) {
    if (seen.number > 0 && parts.own.list().length > 0 && seen.phase !== 'over') void endRound(live)
    Object.assign(seen, { number: game.number, phase: 'betting', told: '' })
    // The previous round may have ended without being shown.
    listPast(live)
    if (game.phase === 'betting') beginRound(live)
  }
  const isClosed = !parts.clock.isOpen()
  if (seen.phase === 'betting' && isClosed) {
    seen.phase = 'closed'
    closeBets(live)
  }
  const told = JSON.stringify(game.outcome ?? null)
  if (told !== 'null' && told !== seen.told) {
    seen.told = told
    void showOutcome(live, game.outcome as Outcome) // the engine's own
  }
  if (game.phase === 'over' && seen.phase !== 'over') {
    seen.phase = 'over'
    listPast(live)
    void endRound(live)
  }
  live.parts.changed.call()
}

/** The video of the table in its presenter's place; null: the presenter is drawn. */
const showVideo = async <Outcome>(live: Live<Outcome>, url: string | null): Promise<void> => {
  const { context, parts, seen } = live
  if (url === null && !seen.video) return
  seen.video ??= import('./show-video.ts').then(({ createVideoPlace }) =>
    createVideoPlace({
      presenter: parts.presenter.element,
      language: context.language,
      say: context.say,
      still: context.still,
    }),
  )
  ;(await seen.video).show(url)
}

/** Records the current round; a finished one joins the past rounds. */
const noteGame = <Outcome>(
  { parts, past }: Live<Outcome>,
  game: RoomGame,
  serverAt: string,
): void => {
  parts.clock.tell(game, serverAt)
  if (game.phase === 'over') past.add(game)
}

/** An event in the room. */
export const hear = <Outcome>(live: Live<Outcome>, event: RoomEvent): void => {
  const { parts, paid, past, scene } = live
  scene.heard?.(event)
  switch (event.kind) {
    case 'room': {
      const { room } = event
      past.replace(room.past)
      parts.bar.sums(room)
      if (room.game) noteGame(live, room.game, room.serverAt)
      listPast(live)
      void showVideo(live, room.stream ?? null)
      void parts.own.adopt().then(() => followRound(live))
      break
    }
    case 'game':
      noteGame(live, event.game, event.serverAt)
      if (event.game.phase === 'betting') parts.bar.sums({ betCount: 0, stakeTotal: '0.00' })
      followRound(live)
      break
    case 'bets':
      for (const bet of event.bets) paid.set(bet.key, bet)
      parts.bar.sums(event.sums)
      if (parts.clock.game()?.phase === 'over') parts.bar.showWinners([...paid.values()])
      break
    case 'stream':
      void showVideo(live, event.stream)
      break
    case 'tick':
      break
    default:
      event satisfies never
  }
}

/** A past round of the player, at its own pace; the table waits meanwhile. */
export const replay = async <Outcome>(live: Live<Outcome>, round: SeenRound): Promise<void> => {
  const { context, scene, seen } = live
  const outcome = scene.outcomeOf(round)
  if (outcome === null) return
  seen.isReplay = true
  scene.input.pacer.begin()
  scene.clear()
  scene.input.clearMarks()
  await scene.reveal(outcome, context.still ? 0 : scene.input.pacer.ms(2_500))
  scene.input.settle([round])
}
