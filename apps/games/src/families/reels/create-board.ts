import './reels.css'
import type { LegalAction } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import type { ReelsView } from '@trevo/game-rules/reels/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h, icons } from '../../controls/h.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createPlaque } from '../slots/plaque.ts'
import { timeoutMoves } from '../timeout-moves.ts'
import { createTurn } from '../turn.ts'
import { createBuyBonus, type BuyBonus } from './buy-bonus.ts'
import { createGrid } from './create-grid.ts'
import { createPickScreen, type PickScreen } from './pick-screen.ts'
import { gridAtStart, shapeOf, type AnyReelsTitle } from './shape.ts'
import { amountOf, showEnd, showSteps, type Reels } from './show-steps.ts'
import { createStage } from './stage.ts'
import { words as wordsIn, type Words } from './words.ts'

type Context = BoardContext<AnyReelsTitle>

const viewOf = (round: SeenRound): ReelsView => round.view as unknown as ReelsView // the engine's own

/** A slot of any engine but `slots`: reels of any shape, coins, groups, lids to lift. */
export const createBoard = (context: Context): Board => {
  const { maths } = context.title
  const words = wordsIn[context.language]
  const turn = createTurn<SeenRound>()
  const bonus = createBuyBonus(context, words)
  const picks = pickScreenOf(context, words, {
    // For a bought bonus the stake that its payouts are based on, not its price.
    stakeMinor: () => {
      const seen = turn.seen()
      return seen ? BigInt(viewOf(seen).stakeMinor) : context.stakeMinor()
    },
    press: (pick) => turn.open()?.act({ pick }),
  })
  const reels = createReels(context, words, picks)
  const { grid, stage, pacer, shape } = reels
  const rest = (): void => grid.set(shape.rowsAtStart, gridAtStart(maths, shape.rowsAtStart))
  const calm = (): void => {
    grid.light(undefined)
    picks?.hide()
    leaveMode(reels)
  }
  rest()
  return {
    element: stage.element,
    ...(maths.family === 'picks' && { isInSteps: true }),
    ...('freeSpins' in maths && {
      feature: {
        label: context.text.autoplay.featureStop,
        happened: (round: SeenRound) => viewOf(round).freeSpinsPlayed > 0,
      },
    }),
    wager: () => ({ stakeMinor: bonus.priceMinor(), choice: bonus.choice() }),
    begin: () => {
      calm()
      pacer.begin()
      grid.leave(new Set(), pacer.ms(200))
      context.sound.whoosh()
    },
    refuse: rest,
    show: async (previous, round, { isAtOnce, isAsked }) => {
      const view = viewOf(round)
      turn.see(round)
      bonus.clear()
      // A requested round may have been skipped already.
      if (!isAsked || previous) pacer.begin()
      if (isAtOnce) pacer.hasten()
      if (!previous && isAtOnce) showEnd(reels, view)
      else if (!previous) await showSteps(reels, view, { reelsLeft: isAsked })
      if (view.picks && picks) await showPicks(reels, picks, view)
      leaveMode(reels)
    },
    onLegal: (legal, act) => {
      turn.onLegal(legal, act)
      picks?.offer(lidsOf(legal))
    },
    buttons: () => buttonsOf(context, bonus),
    timeoutMove: () => timeoutMoves[context.language].liftLids,
    hasten: pacer.hasten,
    calm,
    reset: calm,
    resize: stage.resize,
    words: { ready: words.ready },
  }
}

const createReels = (context: Context, words: Words, picks: PickScreen | undefined): Reels => {
  const { title } = context
  const shape = shapeOf(title.maths)
  const grid = createGrid(title.maths, title.sheet)
  const over = h('div', { class: 'reel-over' }, picks?.element)
  const plaque = createPlaque()
  const stage = createStage(context, { grid, shape, over })
  stage.element.append(plaque.element)
  const pacer = createPacer(context.ms, stage.element)
  // A row of buttons that appears or disappears changes the space for the reels.
  new ResizeObserver(() => stage.resize()).observe(context.box)
  return { ...context, grid, stage, pacer, plaque, shape, words }
}

const buttonsOf = ({ text }: Context, bonus: BuyBonus): BoardButtons => {
  const main = { label: text.spinHint, icon: icons.spin }
  const button = bonus.button()
  return {
    main: bonus.choice() === null ? main : { ...main, tone: 'raise' },
    ...(button && { row: [button] }),
  }
}

const leaveMode = ({ plaque }: Reels): void => {
  plaque.freeSpins(undefined)
  delete document.body.dataset['mode']
}

type Picking = {
  readonly stakeMinor: () => bigint
  readonly press: (pick: number) => void
}

const pickScreenOf = (
  { title: { maths, sheet }, formats, sound }: Context,
  words: Words,
  { stakeMinor, press }: Picking,
): PickScreen | undefined => {
  if (maths.family !== 'picks') return undefined
  const { unitsPerStake } = maths
  return createPickScreen({
    title: maths,
    sheet,
    words,
    amountOf: (units) =>
      formats.money(
        formatMoney(amountOf({ stakeMinor: String(stakeMinor()), unitsPerStake }, units)),
      ),
    press: (pick) => {
      sound.click()
      press(pick)
    },
  })
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
