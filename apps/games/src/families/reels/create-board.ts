import './reels.css'
import type { LegalAction } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { ReelsChoice, ReelsView } from '@trevo/game-rules/reels/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h, icons } from '../../controls/h.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createPlaque } from '../slots/plaque.ts'
import { createGrid } from './create-grid.ts'
import { createPickScreen, type PickScreen } from './pick-screen.ts'
import { gridAtStart, shapeOf, type AnyReelsTitle } from './shape.ts'
import { amountOf, showEnd, showSteps, type Reels } from './show-steps.ts'
import { createStage } from './stage.ts'
import { words as wordsIn } from './words.ts'

const viewOf = (round: SeenRound): ReelsView => round.view as unknown as ReelsView // the engine's own

/** A slot of any engine but `slots`: reels of any shape, coins, groups, lids to lift. */
export const createBoard = (context: BoardContext<AnyReelsTitle>): Board => {
  const { title } = context
  const { maths } = title
  const words = wordsIn[context.language]
  const shape = shapeOf(maths)
  const grid = createGrid(maths, title.sheet)
  const over = h('div', { class: 'reel-over' })
  const plaque = createPlaque()
  const stage = createStage(context, { grid, shape, over })
  stage.element.append(plaque.element)
  const pacer = createPacer(context.ms, stage.element)
  const reels: Reels = { ...context, grid, stage, pacer, plaque, shape, words }

  let choice: ReelsChoice = null
  let act: ((action: Json) => void) | undefined
  let stakeMinor = context.stakeMinor()
  const picks = pickScreenOf()
  if (picks) over.append(picks.element)
  grid.set(shape.rowsAtStart, gridAtStart(maths, shape.rowsAtStart))
  // A row of buttons that comes or goes changes the room for the reels.
  new ResizeObserver(() => stage.resize()).observe(context.box)

  const calm = (): void => {
    grid.light(undefined)
    picks?.hide()
    plaque.freeSpins(undefined)
    delete document.body.dataset['mode']
  }

  return {
    element: stage.element,
    ...(maths.family === 'picks' && { isInSteps: true }),
    ...(hasFreeSpins(maths) && {
      feature: {
        label: context.text.autoplay.featureStop,
        happened: (round) => viewOf(round).freeSpinsPlayed > 0,
      },
    }),
    wager: () => ({ stakeMinor: context.stakeMinor() * BigInt(priceOf()), choice }),
    begin: () => {
      calm()
      pacer.begin()
      grid.leave(new Set(), pacer.ms(200))
      context.sound.whoosh()
    },
    refuse: () => grid.set(shape.rowsAtStart, gridAtStart(maths, shape.rowsAtStart)),
    show: async (previous, round, { isAtOnce, isAsked }) => {
      const view = viewOf(round)
      stakeMinor = BigInt(view.stakeMinor)
      choice = null
      if (!isAsked || previous) pacer.begin()
      if (isAtOnce) pacer.hasten()
      if (!previous) {
        if (isAtOnce) showEnd(reels, view)
        else await showSteps(reels, view, { reelsLeft: isAsked })
      }
      if (view.picks && picks) await showPicks(reels, picks, view)
      plaque.freeSpins(undefined)
      delete document.body.dataset['mode']
    },
    onLegal: (legal, take) => {
      act = legal.length > 0 ? take : undefined
      picks?.offer(lidsOf(legal))
    },
    buttons: () => buttonsOf(),
    hasten: pacer.hasten,
    calm,
    reset: () => {
      calm()
      picks?.hide()
    },
    resize: stage.resize,
    words: { ready: words.ready },
  }

  function priceOf(): number {
    return choice ? (maths.buy?.priceStakes ?? 1) : 1
  }

  function buttonsOf(): BoardButtons {
    const main = { label: context.text.spinHint, icon: icons.spin }
    const { buy } = maths
    if (!buy || !context.profile().featureBuy) return { main }
    const priceMinor = context.stakeMinor() * BigInt(buy.priceStakes)
    const toggle = (): void => {
      choice = choice ? null : { buy: buy.feature }
      context.sound.click()
      context.changed()
    }
    return {
      main: choice ? { ...main, tone: 'raise' } : main,
      row: [
        {
          label: choice ? words.buyOff : words.buy[buy.feature],
          note: context.formats.money(formatMoney(priceMinor)),
          ...(choice ? {} : { tone: 'cash' as const }),
          press: toggle,
        },
      ],
    }
  }

  function pickScreenOf(): PickScreen | undefined {
    if (maths.family !== 'picks') return undefined
    return createPickScreen({
      title: maths,
      sheet: title.sheet,
      words,
      amountOf: (units) =>
        context.formats.money(
          formatMoney(
            amountOf({ stakeMinor: String(stakeMinor), unitsPerStake: maths.unitsPerStake }, units),
          ),
        ),
      press: (pick) => {
        context.sound.click()
        act?.({ pick })
      },
    })
  }
}

const showPicks = async (reels: Reels, screen: PickScreen, { picks }: ReelsView): Promise<void> => {
  if (!picks) return
  if (picks.opened.length === 0) reels.sound.fanfare()
  else reels.sound.scatter(picks.opened.length)
  screen.show(picks)
  await reels.pacer.wait(picks.over ? 1_600 : 260)
}

const lidsOf = (legal: readonly LegalAction<Json>[]): ReadonlySet<number> =>
  new Set(legal.map(({ action }) => (action as { pick: number }).pick)) // the engine's own action

const hasFreeSpins = (title: AnyReelsTitle): boolean => 'freeSpins' in title
