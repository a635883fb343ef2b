import './crash.css'
import type { CrashTitle, CrashView, Hundredths } from '@trevo/game-rules/crash/types.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import type { RoomEvent } from '../../rgs/rgs-port.ts'
import { createRecent } from '../../widgets/recent.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createCurve } from './draw-curve.ts'
import { createFollower } from './follow-room.ts'
import { createBetList } from './list-bets.ts'
import { words as wordsIn } from './words.ts'

const autos: readonly (Hundredths | null)[] = [null, 150, 200, 500, 1_000]
/** The game server has decided every bet so long after the end of a flight. */
const DECIDED_AFTER_MS = 2_400
const AUTO_AFTER_MS = 600
/** A multiplier from which a flight was a good one. */
const GOOD = 200

const viewOf = ({ view }: SeenRound): CrashView => view as unknown as CrashView // the engine's own

/** Crash: everybody sees one flight; one button bets before it and cashes out in it. */
export const createBoard = (context: BoardContext<CrashTitle>): Board => {
  const { title, language, formats, sound, ticker } = context
  const words = wordsIn[language]
  const room = createFollower(title.maths)
  const { palette } = title.theme
  const curve = createCurve(title.maths, { line: palette.glow, over: palette.accent })
  const bets = createBetList(words, formats)
  const recent = createRecent()
  const number = h('p', { class: 'crash-number' })
  const state = h('p', { class: 'crash-state' })
  const screen = h('div', { class: 'crash-screen' }, curve.element, number, state)
  const element = h('div', { class: 'crash' }, recent.element, screen, bets.element)
  const auto = createSegmented<Hundredths | null>({
    label: words.auto,
    options: autos.map((value) => ({
      value,
      label: value === null ? words.autoOff : formats.multiplier(value),
    })),
    value: null,
    onChange: () => context.changed(),
  })

  let own: SeenRound | undefined
  let act: ((action: Json) => void) | undefined
  const take = (): void => {
    const now = act
    act = undefined
    now?.('cash_out')
  }
  const takeIn = (ms: number): void => {
    const round = own?.id
    setTimeout(() => {
      if (round !== undefined && own?.id === round) take()
    }, ms)
  }

  const paint = (): boolean => {
    const phase = room.game()?.phase
    const multiplier = room.multiplier()
    element.dataset['phase'] = phase ?? 'betting'
    if (phase === 'betting' || phase === undefined) {
      number.textContent = ''
      state.textContent = words.betting(String(Math.ceil(room.leftMs() / 1_000)))
      curve.clear()
      return phase !== undefined
    }
    number.textContent = formats.multiplier(multiplier)
    state.textContent = phase === 'over' ? words.crashed : ''
    curve.draw({ elapsedMs: room.elapsedMs(), isOver: phase === 'over' })
    return phase === 'flying'
  }

  const showTurn = (): void => {
    const game = room.game()
    if (game?.phase === 'flying') {
      sound.whoosh()
      context.say(words.takeOff)
    }
    if (game?.phase === 'over' && game.crashAt !== null) {
      const at = Math.max(100, game.crashAt)
      recent.add(formats.multiplier(at), at >= GOOD)
      context.say(words.crashedAt(formats.multiplier(at)))
      if (own) takeIn(DECIDED_AFTER_MS)
    }
    ticker.add(paint)
    context.changed()
  }
  const onEvent = (event: RoomEvent): void => {
    switch (event.kind) {
      case 'room': {
        const { game, serverAt, past } = event.room
        for (const { crashAt } of past.slice(0, 12).toReversed()) {
          const at = Math.max(100, crashAt ?? 100)
          recent.add(formats.multiplier(at), at >= GOOD)
        }
        bets.start(event.room.bets, event.room)
        if (game) room.tell(game, serverAt)
        ticker.add(paint)
        context.changed()
        break
      }
      case 'game':
        if (event.game.phase === 'betting') bets.start([], { betCount: 0, stakeTotal: '0.00' })
        room.tell(event.game, event.serverAt)
        showTurn()
        break
      case 'bets':
        bets.change(event.bets, event.sums)
        break
      case 'tick':
        if (act && auto.value() !== null && event.multiplier >= (auto.value() ?? 0)) {
          takeIn(AUTO_AFTER_MS)
        }
        if (own) context.changed()
        break
      default:
        event satisfies never
    }
  }
  context.watchRoom(onEvent)

  const buttonsOf = (): BoardButtons => {
    const phase = room.game()?.phase
    if (act && own) {
      const paysMinor = (own.stakeMinor * BigInt(room.multiplier())) / 100n
      const isFlying = phase === 'flying'
      const label = isFlying ? words.cashOut : words.inFlight
      const note = isFlying ? { note: formats.money(formatMoney(paysMinor)) } : {}
      return { main: { label, tone: 'cash', isOff: !isFlying, ...note, press: take } }
    }
    if (phase === 'betting') return {}
    return { main: { label: words.waitForFlight, isOff: true } }
  }

  return {
    element,
    options: auto.element,
    isInSteps: true,
    wager: () => ({
      stakeMinor: context.stakeMinor(),
      choice: { seat: 1, autoCashOut: auto.value() },
    }),
    begin: () => sound.click(),
    refuse: () => undefined,
    show: async (_, round) => {
      own = round.legal.length > 0 ? round : undefined
      const { cashedOutAt } = viewOf(round)
      if (own || cashedOutAt === null) return
      sound.land(4)
      if (!context.still) context.fx.sparkle(screen.getBoundingClientRect())
    },
    onLegal: (legal, takeAction) => {
      act = legal.length > 0 ? takeAction : undefined
    },
    setLocked: auto.setLocked,
    buttons: buttonsOf,
    detail: (round) => {
      const { cashedOutAt } = viewOf(round)
      return cashedOutAt === null ? '' : formats.multiplier(cashedOutAt)
    },
    describe: (round) => {
      const { cashedOutAt, crashAt } = viewOf(round)
      if (cashedOutAt !== null) return words.cashedOutAt(formats.multiplier(cashedOutAt))
      return crashAt === null ? '' : words.crashedAt(formats.multiplier(Math.max(100, crashAt)))
    },
    reset: () => {
      own = undefined
      act = undefined
    },
    resize: () => {
      ticker.add(paint)
      return undefined
    },
    words: { ready: words.ready },
  }
}
