import type { Engine, LegalAction, Play } from '../engine/engine.ts'
import { assertLegal } from '../common/assert-legal.ts'
import { cardSetCount } from '../common/card-set.ts'
import { drawerOf } from '../common/draw-distinct.ts'
import { isRecordOf, isWholeIn } from '../common/read-input.ts'
import { cardState, videoBingoCards } from './cards.ts'
import { mostStakes } from './most-stakes.ts'
import { priceExtraBall } from './price-extra-ball.ts'
import { factsOf, rulesOf } from './texts.ts'
import {
  ballCount,
  cardCount,
  type VideoBingoAction,
  type VideoBingoChoice,
  type VideoBingoTitle,
  type VideoBingoView,
} from './types.ts'

type Table = {
  readonly title: VideoBingoTitle
  /** At the start of the round, without extra balls. */
  readonly stakeMinor: bigint
  readonly paidMinor: bigint
  readonly cardSet: number
  readonly numbers: readonly (readonly number[])[]
  readonly drawn: readonly number[]
}

const readChoice = (
  title: VideoBingoTitle,
  stakeMinor: bigint,
  sent: unknown,
): VideoBingoChoice | undefined => {
  if (!title.stakeStepsMinor.includes(stakeMinor)) return undefined
  if (!isRecordOf(sent, ['cardSet'])) return undefined
  const { cardSet } = sent
  return isWholeIn(cardSet, 0, cardSetCount - 1) ? { cardSet } : undefined
}

const openPlay = (table: Table, isFinished: boolean): Play<VideoBingoAction, VideoBingoView> => {
  const { title, drawn, stakeMinor } = table
  const seen = new Set(drawn)
  const cards = table.numbers.map((numbers) => cardState(title, numbers, seen))
  const paid = cards.reduce((sum, { pays }) => sum + pays, 0)
  const wonMinor = (stakeMinor / BigInt(cardCount)) * BigInt(paid)
  const isLast = drawn.length === title.drawCount + title.extraCountMax
  const offer = { cards, drawnCount: drawn.length }
  const priceMinor = isFinished || isLast ? undefined : priceExtraBall(title, stakeMinor, offer)
  const noneEnd = isLast ? 'last-ball' : 'none-offered'
  const closed = isFinished ? 'finish' : noneEnd
  const view: VideoBingoView = {
    kind: 'video-bingo',
    cardSet: table.cardSet,
    balls: drawn.slice(0, title.drawCount),
    extraBalls: drawn.slice(title.drawCount),
    cards,
    extraPriceMinor: priceMinor === undefined ? null : String(priceMinor),
    wonMinor: String(wonMinor),
    end: priceMinor === undefined ? closed : null,
  }
  const staked = stakeMinor + table.paidMinor
  if (priceMinor === undefined) {
    return { view, stakeMinor: staked, payoutMinor: wonMinor, legal: [], timeoutAction: null }
  }
  const finish: LegalAction<VideoBingoAction> = { action: { kind: 'finish' }, stakeMinor: 0n }
  return {
    view,
    stakeMinor: staked,
    payoutMinor: 0n,
    legal: [{ action: { kind: 'buy' }, stakeMinor: priceMinor }, finish],
    timeoutAction: finish.action,
  }
}

/** Four cards and thirty balls out of ninety; then extra balls, one by one, each at its fair price. */
export const engine: Engine<VideoBingoTitle, VideoBingoChoice, VideoBingoAction, VideoBingoView> = {
  family: 'video-bingo',
  readChoice,
  play: (title, { stakeMinor, choice: { cardSet } }, actions, chance) => {
    const draw = drawerOf(ballCount, chance)
    const nextBall = () => draw() + 1
    const drawn = Array.from({ length: title.drawCount }, nextBall)
    const numbers = videoBingoCards(cardSet)
    let table: Table = { title, stakeMinor, paidMinor: 0n, cardSet, numbers, drawn }
    let play = openPlay(table, false)
    for (const action of actions) {
      assertLegal(action, play.legal)
      if (action.kind === 'buy') {
        const paidMinor = table.paidMinor + (play.legal[0]?.stakeMinor ?? 0n)
        table = { ...table, paidMinor, drawn: [...table.drawn, nextBall()] }
      }
      play = openPlay(table, action.kind === 'finish')
    }
    return play
  },
  // A further ball may be bought; otherwise the round ends with the current wins of its cards.
  isOptionalOffer: ({ end }) => end === null,
  maxWinStakes: mostStakes,
  rules: rulesOf,
  facts: factsOf,
}
