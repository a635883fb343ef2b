import type { Locator, Page } from 'playwright-core'

/** Where a game runs: its own page, or a frame. */
export type GamePlace = Pick<Page, 'locator' | 'getByRole'>

/** What a move depends on: the current options and the previous moves. */
export type RoundSoFar = {
  readonly legal: readonly { readonly action: unknown }[]
  readonly actions: readonly unknown[]
}

/** How a round proceeds: over with one press, with moves of its player, or in a room with others. */
export type RoundKind = 'instant' | 'steps' | 'shared'

/** How a person plays a family: what is pressed besides the large button. */
export type HowToPlay = {
  readonly kind: RoundKind
  /** Before a round without a stake: chips on the table, numbers marked. */
  readonly choose?: (game: GamePlace) => Promise<void>
  /** Once before the round that is left in the middle: a choice that makes it continue. */
  readonly chooseToLeave?: (game: GamePlace) => Promise<void>
  /** The next move in a round that waits for its player. */
  readonly move?: (game: GamePlace, round: RoundSoFar) => Promise<void>
  /** Moves made before the game is left; a round that is over by then was not left in the middle. */
  readonly movesBeforeLeaving?: number
  /** A press may stake nothing, as with a shot at a fish that leaves before it is reached. */
  readonly mayMiss?: true
  /** Chips are placed by themselves: nothing is pressed after the choice. */
  readonly placesItself?: boolean
}

/** The large button while pressing it plays, but not while it only shortens the animation. */
export const mainButton = (game: GamePlace): Locator => game.locator('.spin[data-look=spin]')
/** The small buttons next to it, and those in the row above the balance. */
const leftButton = (game: GamePlace): Locator => game.locator('.pill-space .pill').first()
const rowButton = (game: GamePlace): Locator => game.locator('.moves .pill').first()

const pressMain = (game: GamePlace): Promise<void> => mainButton(game).click()
const pressLeft = (game: GamePlace): Promise<void> => leftButton(game).click()

const may = ({ legal }: RoundSoFar, kind: string): boolean =>
  legal.some(({ action }) => (action as { kind?: string } | null)?.kind === kind)

/** Cashes out as soon as something was won; before that, goes one step on. */
const cashOutOr =
  (goOn: (game: GamePlace) => Promise<void>) =>
  (game: GamePlace, round: RoundSoFar): Promise<void> =>
    may(round, 'cash-out') ? pressMain(game) : goOn(game)

const chipOn = (place: string) => async (game: GamePlace) => {
  await game.locator(`.bet-spot[data-place="${place}"]`).click()
}

const instant: HowToPlay = { kind: 'instant' }
const onTable = (place: string): HowToPlay => ({ kind: 'instant', choose: chipOn(place) })

const lowestStake = async (game: GamePlace): Promise<void> => {
  const less = game.getByRole('button', { name: /Diminuir a aposta|Lower the stake/ })
  while (await less.isEnabled()) await less.click()
}

/** Cashes out in flight; a player who is too late sees so, and bets on no further flight. */
const cashOutInFlight = async (game: GamePlace): Promise<void> => {
  const cashOut = game.locator('.spin[data-tone=cash]')
  await cashOut.or(game.locator('.crash-screen[data-phase=over]')).first().waitFor()
  await cashOut.click({ timeout: 1_500 }).catch(() => undefined)
}

/**
 * Declines insurance if it is offered, and stands when it is their turn; a blackjack has no turn, nor
 * has any seat if the dealer has one.
 */
const standInTurn = async (game: GamePlace): Promise<void> => {
  const turn = game.locator('.felt.live[data-turn=true]')
  const over = game.locator('.felt.live[data-phase=over]')
  await turn.or(over).first().waitFor({ timeout: 60_000 })
  const waive = game.getByRole('button', { name: /^(Sem seguro|No insurance)/ })
  if (await waive.isVisible()) {
    await waive.click({ timeout: 1_500 }).catch(() => undefined)
    await leftButton(game).or(over).first().waitFor({ timeout: 60_000 })
  }
  await leftButton(game)
    .click({ timeout: 1_500 })
    .catch(() => undefined)
}

/** Every board that a title is shown by: its family's, or that of its shared table. */
export const howToPlay: Readonly<Record<string, HowToPlay>> = {
  slots: instant,
  'variable-ways': instant,
  clusters: instant,
  'hold-and-spin': instant,
  'sticky-lines': instant,
  picks: {
    kind: 'steps',
    chooseToLeave: async (game) => {
      await lowestStake(game)
      await rowButton(game).click()
    },
    move: (game) => game.locator('.pick-lid:not(:disabled)').first().click(),
    movesBeforeLeaving: 1,
  },
  dice: instant,
  limbo: instant,
  plinko: instant,
  wheel: instant,
  scratch: instant,
  bingo75: instant,
  keno: {
    kind: 'instant',
    choose: (game) => game.getByRole('button', { name: /^(Sortear|Random)$/ }).click(),
  },
  double: {
    kind: 'instant',
    choose: (game) => game.locator('.bet-spot[data-colour=red]').click(),
  },
  mines: { kind: 'steps', move: cashOutOr(pressLeft), movesBeforeLeaving: 1 },
  tower: { kind: 'steps', move: cashOutOr(pressLeft), movesBeforeLeaving: 1 },
  hilo: {
    kind: 'steps',
    move: cashOutOr((game) => game.locator('.hilo-guess').first().click()),
    movesBeforeLeaving: 1,
  },
  fish: { kind: 'instant', mayMiss: true },
  roulette: onTable('red'),
  baccarat: onTable('player'),
  'dragon-tiger': onTable('dragon'),
  'sic-bo': onTable('small'),
  blackjack: {
    kind: 'steps',
    choose: chipOn('main'),
    move: (game, round) => (may(round, 'stand') ? pressLeft(game) : pressMain(game)),
  },
  // Most rounds are over with the first card; a tie goes to war for a second stake.
  'casino-war': { kind: 'steps', choose: chipOn('ante'), move: pressMain },
  'three-card-poker': { kind: 'steps', choose: chipOn('ante'), move: pressMain },
  'video-poker': { kind: 'steps', move: pressMain },
  'video-bingo': {
    kind: 'steps',
    // One extra ball, then the end.
    move: (game, { actions }) => (actions.length === 0 ? pressMain(game) : pressLeft(game)),
    movesBeforeLeaving: 1,
  },
  crash: { kind: 'shared', move: cashOutInFlight },
  'live-roulette': { kind: 'shared', placesItself: true, choose: chipOn('red') },
  'live-baccarat': { kind: 'shared', placesItself: true, choose: chipOn('player') },
  'live-blackjack-table': { kind: 'shared', choose: chipOn('seat-1'), move: standInTurn },
  'live-bingo75': { kind: 'shared' },
  'live-lit-roulette': { kind: 'shared', placesItself: true, choose: chipOn('red') },
  'live-money-wheel': { kind: 'shared', placesItself: true, choose: chipOn('n-1') },
  'live-arena': { kind: 'shared', placesItself: true, choose: chipOn('red') },
  'live-dragon-tiger': { kind: 'shared', placesItself: true, choose: chipOn('dragon') },
}
