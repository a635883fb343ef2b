import './three-card-poker.css'
import { stakeOn, type BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import { oddsText } from '@trevo/game-rules/bets/format-bets.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { betNames, kindNames, resultNames } from '@trevo/game-rules/three-card-poker/texts.ts'
import {
  handKinds,
  type ThreeCardBet,
  type ThreeCardTitle,
  type ThreeCardView,
} from '@trevo/game-rules/three-card-poker/types.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { createBetting } from '../../widgets/table/create-betting.ts'
import { createDuel, dealingFrom } from '../../widgets/table/create-duel.ts'
import { layCard, layHand } from '../../widgets/table/lay-cards.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { words as wordsIn } from './words.ts'

const viewOf = ({ view }: SeenRound): ThreeCardView => view as unknown as ThreeCardView // the engine's own

const winners: Readonly<Record<string, 'player' | 'dealer'>> = {
  won: 'player',
  'dealer-not-qualified': 'player',
  lost: 'dealer',
  folded: 'dealer',
}

/** Three-card poker: three cards against the dealer's three, and the paytables between. */
export const createBoard = (context: BoardContext<ThreeCardTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  const { pairPlus, anteBonus } = title.maths
  let act: ((action: Json) => void) | undefined
  let seen: SeenRound | undefined
  const betting = createBetting(context as unknown as BoardContext) // of any title
  const duel = createDuel<'dealer' | 'player'>(
    language,
    ['dealer', 'player'],
    (side) => words[side],
  )
  const spotOf = (bet: ThreeCardBet): HTMLElement => {
    const name = betNames(bet)[language]
    return betting.spot({
      id: bet,
      label: name,
      content: [h('span', {}, name)],
      className: `three-spot ${bet}`,
    })
  }
  const tableOf = (
    heading: string,
    pays: Readonly<Partial<Record<string, number>>>,
    given: number,
  ): HTMLElement => {
    const rows = handKinds.toReversed().flatMap((kind) => {
      const hundredths = pays[kind]
      if (hundredths === undefined) return []
      const row = h(
        'li',
        {},
        h('span', {}, kindNames(kind)[language]),
        h('b', {}, oddsText(language, hundredths + given)),
      )
      row.dataset['kind'] = kind
      return [row]
    })
    return h('div', {}, h('h2', {}, heading), h('ul', {}, ...rows))
  }
  const paytables = h(
    'section',
    { class: 'three-paytables', 'aria-label': words.paytables },
    tableOf(words.pairPlus, pairPlus, 0),
    tableOf(words.bonus, anteBonus, 100),
  )
  const status = h('p', { class: 'odds-arc' })
  const grid = h('div', { class: 'bet-grid three-grid' }, spotOf('ante'), spotOf('pair-plus'))
  const element = h('div', { class: 'felt three-card' }, duel.element, status, paytables, grid)
  const pacer = createPacer(context.ms, element)
  const dealing = dealingFrom(element, pacer.ms, () => sound.tick(1))
  const markKind = (kind: string | undefined): void => {
    for (const row of paytables.querySelectorAll('li')) {
      row.toggleAttribute('data-hit', row.dataset['kind'] === kind)
    }
  }
  const clear = (): void => {
    seen = undefined
    duel.clear()
    status.textContent = ''
    element.dataset['phase'] = 'bets'
    markKind(undefined)
  }
  const deal = async (view: ThreeCardView): Promise<void> => {
    const [player, dealer] = [duel.hand('player'), duel.hand('dealer')]
    await layHand(player, view.player, dealing)
    player.setBadge(kindNames(view.playerKind)[language])
    markKind(view.playerKind)
    if (view.dealer.length === 0) {
      while (dealer.cards.length < 3) await layCard(dealer, null, dealing)
      return
    }
    await layHand(dealer, view.dealer, dealing)
    if (view.dealerKind) dealer.setBadge(kindNames(view.dealerKind)[language])
  }
  clear()
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
      if (!previous) clear()
      element.dataset['phase'] = 'cards'
      await deal(view)
      seen = round
      const kind = kindNames(view.playerKind)[language]
      status.textContent = round.legal.length > 0 ? words.decide(kind) : ''
      if (view.result) {
        duel.setWinner(winners[view.result])
        status.textContent = resultNames(view.result)[language]
      }
      sound.land(3)
      betting.settle(view.bets)
      await pacer.wait(300)
    },
    onLegal: (legal, take) => {
      act = legal.length > 0 ? take : undefined
    },
    setLocked: betting.setLocked,
    buttons: () => buttonsOf(),
    detail: (round) => {
      const { result, playerKind } = viewOf(round)
      return result ? resultNames(result)[language] : kindNames(playerKind)[language]
    },
    describe: (round) => {
      const { result, playerKind } = viewOf(round)
      const hand = words.you(kindNames(playerKind)[language])
      return result ? `${hand} ${resultNames(result)[language]}.` : hand
    },
    hasten: pacer.hasten,
    reset: () => {
      betting.clearMarks()
      clear()
    },
    words: { ready: words.ready },
  }

  function buttonsOf(): BoardButtons {
    if (!act || !seen || seen.legal.length === 0) return {}
    const take = act
    const anteMinor = stakeOn(seen.choice as unknown as BetsChoice, 'ante')
    return {
      main: {
        label: words.play,
        note: formats.money(formatMoney(anteMinor)),
        isOff: context.balanceMinor() < anteMinor,
        press: () => take({ kind: 'play' }),
      },
      row: [{ label: words.fold, note: words.folds, press: () => take({ kind: 'fold' }) }],
    }
  }
}
