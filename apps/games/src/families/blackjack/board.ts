import './blackjack.css'
import type { BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import { symbolsOf } from '@trevo/game-rules/cards/card.ts'
import { hintFor } from '@trevo/game-rules/blackjack/hint.ts'
import { betNames, kindNames, moveNames, resultNames } from '@trevo/game-rules/blackjack/texts.ts'
import {
  blackjackBets,
  type BlackjackAction,
  type BlackjackTitle,
  type BlackjackView,
  type MoveKind,
} from '@trevo/game-rules/blackjack/types.ts'
import type { LegalAction } from '@trevo/game-rules/engine/engine.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { createHand } from '../../widgets/cards/create-hand.ts'
import { createBetting } from '../../widgets/table/create-betting.ts'
import { dealingFrom } from '../../widgets/table/create-duel.ts'
import { layCard, layHand } from '../../widgets/table/lay-cards.ts'
import type { Board, BoardButton, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { createHandsRow } from './hands-row.ts'
import { createHintSwitch } from './hint-switch.ts'
import { words as wordsIn } from './words.ts'

const viewOf = ({ view }: SeenRound): BlackjackView => view as unknown as BlackjackView // the engine's own

const icons: Partial<Record<MoveKind, string>> = {
  stand:
    'M6 9V7a1.5 1.5 0 0 1 3 0V5a1.5 1.5 0 0 1 3 0V4.5a1.5 1.5 0 0 1 3 0V8a1.5 1.5 0 0 1 3 0v7a5 5 0 0 1-5 5h-2c-3 0-5-2-5-5z',
  double: 'M7 4v13M3.5 7.5 7 4l3.5 3.5M17 20V7M13.500 16.500 17 20l3.500-3.500',
  split: 'M12 20v-6M12 14 5 6M12 14l7-8M5 11V6h5M14 6h5v5',
}

/** Blackjack: the dealer above, up to four hands below, a hint of basic strategy. */
export const createBoard = (context: BoardContext<BlackjackTitle>): Board => {
  const { language, formats, sound } = context
  const words = wordsIn[language]
  let act: ((action: Json) => void) | undefined
  let seen: SeenRound | undefined
  const betting = createBetting(context as unknown as BoardContext, {
    // A side bet is at most as high as the main bet.
    mostAt: (bets, place) => (place === 'main' ? undefined : bets.at('main')),
    isComplete: (bets) =>
      bets.at('main') > 0n && bets.list().every(({ stakeMinor }) => stakeMinor <= bets.at('main')),
  })
  const dealer = createHand(language, words.dealer)
  const hands = createHandsRow(language, formats, words)
  const spots = (
    ['perfect-pairs', 'main', '21+3'] as const satisfies readonly (typeof blackjackBets)[number][]
  ).map((bet) => {
    const name = betNames(bet)[language]
    return betting.spot({
      id: bet,
      label: name,
      content: [h('span', {}, name)],
      className: `bj-spot ${bet === '21+3' ? 'three' : bet}`,
    })
  })
  const status = h('p', { class: 'bj-status' })
  const hint = createHintSwitch(words, () => context.changed())
  const arc = h(
    'div',
    { class: 'bj-arc' },
    h('p', { class: 'odds-arc' }, words.arc),
    h('p', {}, words.arcSmall),
  )
  const element = h(
    'div',
    { class: 'felt blackjack' },
    h('div', { class: 'bj-dealer' }, dealer.element),
    arc,
    hands.element,
    status,
    h('div', { class: 'bj-spots' }, ...spots),
    hint.element,
  )
  const pacer = createPacer(context.ms, element)
  const dealing = dealingFrom(element, pacer.ms, () => sound.tick(1))

  const clear = (): void => {
    seen = undefined
    dealer.clear()
    hands.clear()
    hint.show(undefined)
    status.textContent = ''
    delete element.dataset['phase']
  }
  /** Player, dealer, player, and the dealer's second card face down. */
  const dealFirst = async (view: BlackjackView): Promise<void> => {
    const first = view.hands[0]?.cards.slice(0, 2) ?? []
    const isPlain = view.hands.length === 1
    if (isPlain) await hands.dealFirst(first.slice(0, 1), dealing)
    await layHand(dealer, view.dealer.slice(0, 1), dealing)
    if (isPlain) await hands.dealFirst(first, dealing)
    await layCard(dealer, null, dealing)
  }
  const say = (view: BlackjackView): string => {
    if (view.phase === 'insurance') return words.askInsurance
    const won = view.sideBets.flatMap(({ bet, kind }) =>
      kind
        ? [
            words.sideWon(
              betNames(bet === '21+3' ? bet : 'perfect-pairs')[language],
              kindNames(kind)[language],
            ),
          ]
        : [],
    )
    return won.join(' · ')
  }
  return {
    element,
    options: h('div', { class: 'tray-options' }, betting.tray.element),
    stakeBy: 'bets',
    isInSteps: true,
    wager: betting.wager,
    begin: () => {
      betting.begin()
      clear()
    },
    refuse: betting.clearMarks,
    show: async (previous, round, { isAtOnce }) => {
      const view = viewOf(round)
      betting.restore(round.choice as unknown as BetsChoice) // the engine's own
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      if (!previous) {
        clear()
        element.dataset['phase'] = 'on'
        await dealFirst(view)
      }
      element.dataset['phase'] = view.phase
      await hands.show(view, dealing)
      if (view.phase === 'over') await pacer.wait(300)
      await layHand(dealer, view.dealer, dealing)
      while (dealer.cards.length < 2) await layCard(dealer, null, dealing)
      dealer.setBadge(String(view.dealerPoints))
      status.textContent = say(view)
      seen = round
      betting.settle(view.sideBets)
      if (view.phase === 'over') sound.land(3)
      await pacer.wait(view.phase === 'over' ? 350 : 80)
    },
    onLegal: (legal, take) => {
      act = legal.length > 0 ? take : undefined
      showHint(legal)
    },
    setLocked: betting.setLocked,
    buttons: () => buttonsOf(),
    detail: (round) => resultsOf(viewOf(round)),
    describe: (round) => {
      const view = viewOf(round)
      const own = view.hands.map(({ cards, points }) => `${symbolsOf(cards)}, ${points}`).join('; ')
      return `${words.standing(own, `${symbolsOf(view.dealer)}, ${view.dealerPoints}`)} ${resultsOf(view)}`
    },
    hasten: pacer.hasten,
    reset: () => {
      betting.clearMarks()
      clear()
    },
    words: { ready: words.ready },
  }

  function resultsOf({ hands: shown, phase }: BlackjackView): string {
    if (phase !== 'over') return ''
    return shown.flatMap(({ result }) => (result ? [resultNames(result)[language]] : [])).join(', ')
  }
  function showHint(legal: readonly LegalAction<Json>[]): void {
    const now = legal as unknown as readonly LegalAction<BlackjackAction>[] // the engine's own
    const advised = seen && legal.length > 0 ? hintFor(viewOf(seen), now) : undefined
    hint.show(advised ? moveNames(advised.kind)[language] : undefined)
  }
  function moveOf(kind: MoveKind, tone?: BoardButton['tone']): BoardButton | undefined {
    const legal = seen?.legal as unknown as readonly LegalAction<BlackjackAction>[]
    const found = legal.find(({ action }) => action.kind === kind)
    if (!act || !found) return undefined
    const take = act
    const path = icons[kind]
    const { stakeMinor } = found
    return {
      label: moveNames(kind)[language],
      ...(stakeMinor > 0n && { note: `+ ${formats.money(formatMoney(stakeMinor))}` }),
      ...(path && { icon: path }),
      ...(tone && { tone }),
      isOff: stakeMinor > context.balanceMinor(),
      press: () => take({ kind }),
    }
  }
  function buttonsOf(): BoardButtons {
    if (!act || !seen || seen.legal.length === 0) return {}
    if (viewOf(seen).phase === 'insurance') {
      const [main, insurance] = [moveOf('no-insurance'), moveOf('insurance')]
      return { ...(main && { main }), ...(insurance && { row: [insurance] }) }
    }
    const [main, left, right] = [moveOf('hit'), moveOf('stand'), moveOf('double')]
    const split = moveOf('split')
    return {
      ...(main && { main }),
      ...(left && { left }),
      ...(right && { right }),
      ...(split && { row: [split] }),
    }
  }
}
