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
import type { TowerTheme } from '@trevo/titles/look/theme.ts'
import { h } from '../../controls/h.ts'
import { pictureOf } from '../../controls/picture.ts'
import type { Formats } from '../../text/format.ts'
import { createSegmented, type Segmented } from '../../widgets/segmented.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { timeoutMoves } from '../timeout-moves.ts'
import { cashOutButton, createTurn, randomButton, type OpenTurn } from '../turn.ts'
import { showClimb } from './climb.ts'
import { createFloors, type Floors } from './floors.ts'
import { words as wordsIn, type Words } from './words.ts'

type Seen = SeenRound<TowerChoice, TowerAction, TowerView>

const seenOf = (round: SeenRound): Seen => round as unknown as Seen // the engine's own view

/** The tower: one floor of doors at a time, the sun at its top. */
export const createBoard = (context: BoardContext<TowerTitle>): Board => {
  const { language, formats, sound } = context
  const words = wordsIn[language]
  const turn = createTurn<Seen>()

  const open = (column: number): void => {
    const now = turn.open()
    if (!now) return
    floors.setWaiting(now.round.view.climbed.length, column)
    sound.click()
    now.act({ kind: 'open', column })
  }
  const { element, floors } = drawTower(context, words, open)
  const pacer = createPacer(context.ms, element)
  const build = (): void => buildFloors(context, floors, levels.value())
  const levels = createLevels(context, words, () => {
    build()
    sound.click()
    context.changed()
  })
  const clear = (): void => {
    turn.see(undefined)
    build()
    delete element.dataset['end']
  }
  build()
  return {
    element,
    options: h('div', { class: 'tower-options' }, levels.element),
    isInSteps: true,
    wager: () => ({
      stakeMinor: context.stakeMinor(),
      choice: { difficulty: levels.value() } satisfies TowerChoice,
    }),
    begin: () => {
      clear()
      sound.whoosh()
    },
    refuse: build,
    show: async (_, round, { isAtOnce }) => {
      const now = seenOf(round)
      const { view } = now
      if (view.difficulty !== levels.value()) {
        levels.set(view.difficulty)
        build()
      }
      pacer.begin(isAtOnce)
      await showClimb({ context, floors, pacer }, view)
      turn.see(now)
      floors.offer(view.end === null ? view.climbed.length : undefined)
      element.dataset['end'] = view.end ?? ''
    },
    onLegal: (legal, act) => {
      turn.onLegal(legal, act)
      floors.offer(turn.open()?.round.view.climbed.length)
    },
    setLocked: levels.setLocked,
    buttons: () => buttonsOf(words, formats, turn.open(), open),
    detail: (round) => detailOf(context, words, seenOf(round).view),
    describe: (round) => `${endOf(words, seenOf(round).view)}.`,
    timeoutMove: (round) =>
      timeoutMoves[language][seenOf(round).view.climbed.length > 0 ? 'cashOut' : 'firstDoor'],
    hasten: pacer.hasten,
    reset: clear,
    words: { ready: words.ready },
  }
}

const buttonsOf = (
  words: Words,
  formats: Formats,
  now: OpenTurn<Seen> | undefined,
  open: (column: number) => void,
): BoardButtons => {
  if (!now) return {}
  const anyDoor = (): void => open(Math.floor(Math.random() * now.round.view.columnCount))
  return {
    main: cashOutButton(words.cashOut, formats, now),
    left: randomButton(words.random, anyDoor),
  }
}

/** The tower with its floors, in the hue of the title. */
const drawTower = (
  context: BoardContext<TowerTitle>,
  words: Words,
  open: (column: number) => void,
): { readonly element: HTMLElement; readonly floors: Floors } => {
  // A title of this family has the theme of a tower.
  const { tower, palette } = context.title.theme as TowerTheme
  const floors = createFloors(context, { words, drawings: tower }, open)
  const top = h('div', { class: 'tower-top' }, pictureOf(context.atlas, tower.top, 96))
  const element = h('div', { class: 'tower' }, top, floors.element)
  element.style.setProperty('--tower-hue', String(palette.hue))
  return { element, floors }
}

const endOf = (words: Words, { end, climbed }: TowerView): string =>
  end === 'trap' ? words.trap : words.climbed(climbed.length)

const detailOf = ({ formats }: BoardContext<TowerTitle>, words: Words, view: TowerView): string => {
  if (view.end !== null) return endOf(words, view)
  const next = view.climbed.length
  const pays = formats.multiplier(view.ladder[next] ?? view.multiplier)
  return words.next(next + 1, pays, formats.percent(view.nextChanceBp ?? 0))
}

const buildFloors = (
  { title, formats }: BoardContext<TowerTitle>,
  floors: Floors,
  difficulty: Difficulty,
): void => {
  const level = levelOf(title.maths, difficulty)
  floors.build(level.columnCount, ladderOf(title.maths, level).map(formats.multiplier))
  floors.offer(undefined)
}

const createLevels = (
  { title, language }: BoardContext<TowerTitle>,
  words: Words,
  onChange: () => void,
): Segmented<Difficulty> =>
  createSegmented<Difficulty>({
    label: words.difficulty,
    options: title.maths.levels.map(({ difficulty: value }) => ({
      value,
      label: difficultyNames[value][language],
    })),
    value: 'easy',
    onChange,
  })
