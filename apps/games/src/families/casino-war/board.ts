import './casino-war.css'
import type { BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import { stakeOn } from '@trevo/game-rules/bets/bets.ts'
import { oddsText } from '@trevo/game-rules/bets/format-bets.ts'
import { symbolsOf } from '@trevo/game-rules/cards/card.ts'
import { betNames, resultNames } from '@trevo/game-rules/casino-war/texts.ts'
import type {
  CasinoWarBet,
  CasinoWarTitle,
  CasinoWarView,
} from '@trevo/game-rules/casino-war/types.ts'
import type { Json } from '@trevo/game-rules/engine/json.ts'
import { formatMoney } from '@trevo/money/money.ts'
import { h } from '../../controls/h.ts'
import { createBetting } from '../../widgets/table/create-betting.ts'
import { createDuel, dealingFrom } from '../../widgets/table/create-duel.ts'
import { layHand } from '../../widgets/table/lay-cards.ts'
import type { Board, BoardButtons, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { words as wordsIn } from './words.ts'

const viewOf = ({ view }: SeenRound): CasinoWarView => view as unknown as CasinoWarView // the engine's own

const winners: Readonly<Record<string, 'player' | 'dealer'>> = {
  won: 'player',
  'war-won': 'player',
  'war-tied': 'player',
  lost: 'dealer',
  'war-lost': 'dealer',
  surrendered: 'dealer',
}

/** Casino war: a card each; a tie is surrendered or fought. */
export const createBoard = (context: BoardContext<CasinoWarTitle>): Board => {
  const { title, language, formats, sound } = context
  const words = wordsIn[language]
  const { tieReturn } = title.maths
  let act: ((action: Json) => void) | undefined
  let seen: SeenRound | undefined
  const betting = createBetting(context as unknown as BoardContext) // of any title
  const duel = createDuel<'player' | 'dealer'>(
    language,
    ['player', 'dealer'],
    (side) => words[side],
  )
  const spotOf = (bet: CasinoWarBet, odds: string): HTMLElement => {
    const name = betNames(bet)[language]
    return betting.spot({
      id: bet,
      label: `${name} ${odds}`,
      content: [h('span', {}, name, ' ', h('small', {}, odds))],
      className: `war-spot ${bet}`,
    })
  }
  const status = h('p', { class: 'odds-arc' })
  const grid = h(
    'div',
    { class: 'bet-grid war-grid' },
    spotOf('tie', oddsText(language, tieReturn)),
    spotOf('ante', '1:1'),
  )
  const element = h('div', { class: 'felt casino-war' }, duel.element, status, grid)
  const pacer = createPacer(context.ms, element)
  const dealing = dealingFrom(element, pacer.ms, () => sound.tick(1))
  const clear = (): void => {
    seen = undefined
    duel.clear()
    status.textContent = ''
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
      if (!previous) clear()
      for (const count of [1, 2]) {
        await layHand(duel.hand('player'), view.player.slice(0, count), dealing)
        if (count <= view.dealer.length) await pacer.wait(200)
        await layHand(duel.hand('dealer'), view.dealer.slice(0, count), dealing)
      }
      seen = round
      if (view.result) {
        duel.setWinner(winners[view.result])
        status.textContent = resultNames(view.result)[language]
      }
      if (round.legal.length > 0) status.textContent = words.tied
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
      const { result } = viewOf(round)
      return result ? resultNames(result)[language] : ''
    },
    describe: (round) => {
      const { player, dealer, result } = viewOf(round)
      const cards = words.cards(symbolsOf(player), symbolsOf(dealer))
      if (round.legal.length > 0) return `${cards} ${words.tied}`
      return result ? `${cards} ${resultNames(result)[language]}.` : cards
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
    const money = (amount: bigint): string => formats.money(formatMoney(amount))
    return {
      main: {
        label: words.war,
        note: money(anteMinor),
        tone: 'raise',
        isOff: context.balanceMinor() < anteMinor,
        press: () => take({ kind: 'war' }),
      },
      row: [
        {
          label: words.surrender,
          note: words.half(money(anteMinor / 2n)),
          press: () => take({ kind: 'surrender' }),
        },
      ],
    }
  }
}
