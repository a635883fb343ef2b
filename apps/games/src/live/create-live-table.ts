import type { Json } from '@trevo/game-rules/engine/json.ts'
import { formatMoney } from '@trevo/money/money.ts'
import type { Board, BoardButton, BoardContext, SeenRound } from '../families/board.ts'
import type { LiveParts } from './create-live-parts.ts'
import type { RoomEvent } from '../rgs/rgs-port.ts'
import type { Live } from './follow-rounds.ts'
import type { LiveScene } from './live-scene.ts'
import { createPastRounds } from './past-rounds.ts'

const paintEveryMs = 200

/** Places the chips on the table; refused ones lie there again. */
const placeChips = async <Outcome>({ parts, scene }: Live<Outcome>): Promise<boolean> => {
  const { clock, own } = parts
  const { input } = scene
  const now = input.wager()
  if (!now || !clock.isOpen()) return false
  input.take()
  if (await own.place(now)) return true
  if (clock.isOpen()) input.giveBack()
  return false
}

/** The large button: bets the chips on the table at once. */
const mainButton = <Outcome>(live: Live<Outcome>): BoardButton => {
  const { context, parts, scene } = live
  const { words, clock, own } = parts
  const { input } = scene
  const wager = input.wager()
  const moneyOf = (minor: bigint): string => context.formats.money(formatMoney(minor))
  if (own.isAsking()) return { label: words.placing, isOff: true }
  if (!clock.isOpen())
    return {
      label: own.list().length > 0 ? words.placed : (input.betWord ?? words.bet),
      isOff: true,
    }
  if (!wager && own.list().length > 0) {
    return { label: words.placed, note: moneyOf(own.totalMinor()), isOff: true }
  }
  return {
    label: input.betWord ?? words.bet,
    note: moneyOf(wager?.stakeMinor ?? 0n),
    isOff: !wager,
    press: () => void placeChips(live),
  }
}

const leftButton = <Outcome>({ context, parts }: Live<Outcome>): BoardButton | undefined => {
  const { words, clock, own } = parts
  if (own.list().length === 0) return undefined
  const press = async (): Promise<void> => {
    if (await own.removeBet()) context.say(words.removedBet)
  }
  const isOff = !clock.isOpen() || own.isAsking()
  return { label: words.removeBet, isOff, press: () => void press() }
}

/** For the game that takes bets now, even if the room reports a closed one. */
const phaseOf = ({ clock }: LiveParts): string =>
  clock.isOpen() ? 'betting' : (clock.game()?.phase ?? 'over').replace('betting', 'flying')

/** Nothing while the outcome is unknown. */
const wordsOf = <Outcome>(
  { outcomeOf }: Pick<LiveScene<Outcome>, 'outcomeOf'>,
  round: Parameters<LiveScene<Outcome>['outcomeOf']>[0],
  say: (outcome: Outcome) => string,
): string => {
  const outcome = outcomeOf(round)
  return outcome === null ? '' : say(outcome)
}

/** Follows the rounds of the room, with code that is loaded after the table; earlier events wait. */
const createFollower = <Outcome extends Json>(live: Live<Outcome>) => {
  const loading = import('./follow-rounds.ts')
  let rounds: Awaited<typeof loading> | undefined
  const waiting: RoomEvent[] = []
  void loading.then((loaded) => {
    rounds = loaded
    for (const event of waiting.splice(0)) loaded.hear(live, event)
  })
  return {
    hear: (event: RoomEvent): void => {
      if (rounds) rounds.hear(live, event)
      else waiting.push(event)
    },
    followRound: (): void => rounds?.followRound(live),
    replay: async (round: SeenRound): Promise<void> => (await loading).replay(live, round),
  }
}

/** Joins parts and scene to the board of a shared table. */
export const createLiveTable = <Outcome extends Json>(
  context: BoardContext,
  parts: LiveParts,
  scene: LiveScene<Outcome>,
): Board => {
  const live: Live<Outcome> = {
    context,
    parts,
    scene,
    seen: { number: 0, phase: 'over', told: '', isReplay: false, isPaid: false },
    paid: new Map(),
    past: createPastRounds(),
  }
  const { input } = scene
  input.element.classList.add('live')
  let isHearing = false
  const { hear, followRound, replay } = createFollower(live)
  const lock = (): void => input.setLocked(!parts.clock.isOpen() || parts.own.isAsking())
  parts.changed.call = () => {
    lock()
    input.render(parts.own.list())
    input.element.dataset['phase'] = phaseOf(parts)
    if (isHearing) context.changed()
  }
  context.watchRoom(
    (event) => {
      isHearing = true
      hear(event)
    },
    (isThere) => parts.bar.setLost(!isThere),
  )
  let confirm: ((nowMs: number) => void) | undefined
  // Later than the table, as chips wait for a moment.
  void import('./later-parts.ts').then((part) => (confirm = part.confirmerOf(live, placeChips)))
  setInterval(() => {
    parts.bar.paint()
    if (!live.seen.isReplay) confirm?.(performance.now())
    if (live.seen.phase === 'betting' && !parts.clock.isOpen()) followRound()
  }, paintEveryMs)
  parts.bar.paint()
  return {
    element: input.element,
    options: input.options,
    stakeBy: input.stakeBy,
    wager: input.wager,
    hasten: input.pacer.hasten,
    isInSteps: true,
    begin: () => undefined,
    refuse: () => undefined,
    setLocked: lock,
    buttons: () => {
      const turn = scene.turnButtons?.()
      if (turn) return turn
      const left = leftButton(live)
      return { main: mainButton(live), ...(left && { left }) }
    },
    show: (_, round) => replay(round),
    detail: (round) => wordsOf(scene, round, scene.detail),
    describe: (round) => wordsOf(scene, round, scene.describe),
    reset: () => {
      live.seen.isReplay = false
      // Current events at the table are shown again.
      live.seen.told = ''
      input.clearMarks()
      scene.clear()
      followRound()
    },
    words: { ready: input.readyWords ?? parts.words.ready },
  }
}
