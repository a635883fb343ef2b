import './tower.css'
import { ladderOf, levelOf } from '@trevo/game-rules/tower/ladder.ts'
import { difficultyNames } from '@trevo/game-rules/tower/texts.ts'
import type {
  Difficulty,
  TowerAction,
  TowerChoice,
  TowerTitle,
  TowerView,
} from '@trevo/game-rules/tower/types.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import { createSegmented } from '../../widgets/segmented.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createFloors } from './floors.ts'
import { words as wordsIn } from './words.ts'

type Seen = SeenRound<TowerChoice, TowerAction, TowerView>

const diceIcon = 'M5 5h14v14H5zM9 9h.01M15 15h.01M15 9h.01M9 15h.01M12 12h.01'
const seenOf = (round: SeenRound): Seen => round as unknown as Seen // the engine's own view

/** The tower: a floor of doors at a time, the sun at its top. */
export const createBoard = (context: BoardContext<TowerTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  let difficulty: Difficulty = 'easy'
  let act: ((action: Json) => void) | undefined
  let seen: Seen | undefined

  const floors = createFloors(context, words, (column) => open(column))
  const sun = h('div', { class: 'tower-sun' }, pictureOf(context.atlas, 'sun-with-face', 96))
  const element = h('div', { class: 'tower' }, sun, floors.element)
  const pacer = createPacer(context.ms, element)

  const build = (): void => {
    const level = levelOf(title.maths, difficulty)
    floors.build(level.columnCount, ladderOf(title.maths, level).map(formats.multiplier))
    floors.offer(undefined)
  }
  const levels = createSegmented<Difficulty>({
    label: words.difficulty,
    options: title.maths.levels.map(({ difficulty: value }) => ({
      value,
      label: difficultyNames[value][language],
    })),
    value: difficulty,
    onChange: (next) => {
      difficulty = next
      build()
      sound.click()
      context.changed()
    },
  })
  const open = (column: number): void => {
    if (!act || !seen) return
    floors.setWaiting(seen.view.climbed.length, column)
    sound.click()
    act({ kind: 'open', column })
  }
  const enter = async (floor: number, column: number): Promise<void> => {
    floors.set(floor, column, 'key')
    sound.scatter(floor)
    const door = floors.door(floor, column)
    const ms = pacer.ms(300)
    if (ms > 0 && door) {
      context.fx.sparkle(door.getBoundingClientRect())
      door.firstElementChild?.animate(
        [{ transform: 'scale(0.2) rotate(-40deg)', opacity: 0 }, { transform: 'none' }],
        { duration: ms, easing: 'ease-out' },
      )
    }
    await pacer.wait(300)
  }
  const fall = async (floor: number, column: number): Promise<void> => {
    floors.set(floor, column, 'trap')
    sound.blast()
    const ms = pacer.ms(460)
    if (ms > 0) {
      floors.element.animate(
        [-6, 6, -4, 3, 0].map((x) => ({ transform: `translateX(${x}px)` })),
        { duration: ms * 0.7 },
      )
    }
    await pacer.wait(460)
  }
  const uncoverTraps = (view: TowerView): void => {
    for (const [floor, columns] of (view.traps ?? []).entries()) {
      for (const column of columns) {
        if (floors.stateOf(floor, column) === 'closed') floors.set(floor, column, 'trap', true)
      }
    }
  }
  build()

  return {
    element,
    options: h('div', { class: 'tower-options' }, levels.element),
    isInSteps: true,
    wager: () => ({ stakeMinor: context.stakeMinor(), choice: { difficulty } }),
    begin: () => {
      seen = undefined
      build()
      sound.whoosh()
    },
    refuse: build,
    show: async (_, round, { isAtOnce }) => {
      const now = seenOf(round)
      const { view } = now
      if (view.difficulty !== difficulty) {
        difficulty = view.difficulty
        levels.set(difficulty)
        build()
      }
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      for (const [floor, column] of view.climbed.entries()) {
        if (floors.stateOf(floor, column) !== 'key') await enter(floor, column)
      }
      if (view.hit !== null) await fall(view.climbed.length, view.hit)
      if (view.end !== null) uncoverTraps(view)
      seen = now
      floors.offer(view.end === null ? view.climbed.length : undefined)
      element.dataset['end'] = view.end ?? ''
    },
    onLegal: (legal, take) => {
      act = legal.length > 0 ? take : undefined
      floors.offer(act && seen ? seen.view.climbed.length : undefined)
    },
    setLocked: levels.setLocked,
    buttons: () => buttonsOf(),
    detail: (round) => {
      const { view } = seenOf(round)
      if (view.end === 'trap') return words.trap
      if (view.end !== null) return words.climbed(view.climbed.length)
      const next = view.climbed.length
      const pays = formats.multiplier(view.ladder[next] ?? view.multiplier)
      return words.next(next + 1, pays, formats.percent(view.nextChanceBp ?? 0))
    },
    describe: (round) => {
      const { view } = seenOf(round)
      return `${view.end === 'trap' ? words.trap : words.climbed(view.climbed.length)}.`
    },
    hasten: pacer.hasten,
    reset: () => {
      seen = undefined
      build()
    },
    words: { ready: words.ready },
  }

  function buttonsOf(): BoardButtons {
    if (!act || !seen || seen.legal.length === 0) return {}
    const take = act
    const { view, stakeMinor } = seen
    const paysMinor = (stakeMinor * BigInt(view.multiplier)) / 100n
    const mayCashOut = view.climbed.length > 0
    return {
      main: {
        label: words.cashOut,
        tone: 'cash',
        isOff: !mayCashOut,
        ...(mayCashOut && { note: formats.money(formatMoney(paysMinor)) }),
        press: () => take({ kind: 'cash-out' }),
      },
      left: {
        label: words.random,
        icon: diceIcon,
        press: () => open(Math.floor(Math.random() * view.columnCount)),
      },
    }
  }
}
