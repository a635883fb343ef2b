import type { Chance } from '@trevo/fairness/chance.ts'
import { withClosing } from '../bets/with-closing.ts'
import { codeOf, type Card } from '../cards/card.ts'
import { createShoe } from '../cards/shoe.ts'
import type { Engine, LegalAction, Play } from '../engine/engine.ts'
import { assertLegal, assertNone } from '../common/assert-legal.ts'
import { isRecordOf, isWholeIn } from '../common/read-input.ts'
import { findPaidKind } from './find-kind.ts'
import { facts, rules, timeout } from './texts.ts'
import type {
  FinalHand,
  HandKind,
  PaidKinds,
  VideoPokerAction,
  VideoPokerChoice,
  VideoPokerTitle,
  VideoPokerView,
} from './types.ts'

type VideoPokerPlay = Play<VideoPokerAction, VideoPokerView>

const handSize = 5
export const holdAll = 2 ** handSize - 1

const legal: readonly LegalAction<VideoPokerAction>[] = Array.from(
  { length: holdAll + 1 },
  (_, held) => ({ action: { kind: 'draw', held }, stakeMinor: 0n }),
)

/** What a kind of hand pays, in stakes of a hand. */
export const payOf = ({ pays }: PaidKinds, kind: HandKind | null): number =>
  pays.find(([paid]) => paid === kind)?.[1] ?? 0

const readChoice = (
  { handCountMax, stakeStepsMinor }: VideoPokerTitle,
  stakeMinor: bigint,
  sent: unknown,
): VideoPokerChoice | undefined => {
  if (!isRecordOf(sent, ['handCount'])) return undefined
  const { handCount } = sent
  if (!isWholeIn(handCount, 1, handCountMax)) return undefined
  const isOnOffer = stakeStepsMinor.some(
    (handMinor) => handMinor * BigInt(handCount) === stakeMinor,
  )
  return isOnOffer ? { handCount } : undefined
}

const isHeld = (held: number, at: number): boolean => (held & (1 << at)) !== 0

/** Each hand draws from its own deck, without the five cards dealt. */
const drawHand = (dealt: readonly Card[], held: number, chance: Chance): Card[] => {
  const shoe = createShoe(1, chance, dealt)
  return dealt.map((card, at) => (isHeld(held, at) ? card : shoe.draw()))
}

const finalHand = (
  title: VideoPokerTitle,
  cards: readonly Card[],
  handMinor: bigint,
): FinalHand => {
  const kind = findPaidKind(cards, title)
  const payoutMinor = handMinor * BigInt(payOf(title, kind))
  return { cards: cards.map(codeOf), kind, payoutMinor: payoutMinor.toString() }
}

/** Five numbers: the dealt cards. Then a number for each replaced card, hand after hand. */
export const engine: Engine<VideoPokerTitle, VideoPokerChoice, VideoPokerAction, VideoPokerView> = {
  family: 'video-poker',
  readChoice,
  play: (title, { stakeMinor, choice }, actions, chance): VideoPokerPlay => {
    const { handCount } = choice
    const dealt = createShoe(1, chance).drawMany(handSize)
    const dealtKind = findPaidKind(dealt, title)
    const shown = { dealt: dealt.map(codeOf), dealtKind, handCount }
    const [action, ...others] = actions
    if (!action) {
      return {
        view: { ...shown, held: null, hands: [] },
        stakeMinor,
        payoutMinor: 0n,
        legal,
        timeoutAction: { kind: 'draw', held: dealtKind ? holdAll : 0 },
      }
    }
    assertLegal(action, legal)
    assertNone(others)
    const handMinor = stakeMinor / BigInt(handCount)
    const hands = Array.from({ length: handCount }, () =>
      finalHand(title, drawHand(dealt, action.held, chance), handMinor),
    )
    const payoutMinor = hands.reduce((sum, hand) => sum + BigInt(hand.payoutMinor), 0n)
    return {
      view: { ...shown, held: action.held, hands },
      stakeMinor,
      payoutMinor,
      legal: [],
      timeoutAction: null,
    }
  },
  maxWinStakes: ({ pays }) => Math.max(...pays.map(([, stakes]) => stakes)),
  rules: (title) =>
    withClosing(title, rules(title), { maxWinStakes: engine.maxWinStakes(title), timeout }),
  facts: (_title, _wager, { view }) => facts(view),
}
