import './sic-bo.css'
import type { BetsChoice } from '@trevo/game-rules/bets/bets.ts'
import { oddsText } from '@trevo/game-rules/bets/format-bets.ts'
import { placesById, returnOfTotal } from '@trevo/game-rules/sic-bo/places.ts'
import { placeNames } from '@trevo/game-rules/sic-bo/texts.ts'
import type { Place, SicBoTitle, SicBoView } from '@trevo/game-rules/sic-bo/types.ts'
import { fill, h } from '../../controls/h.ts'
import { createRecent } from '../../widgets/recent.ts'
import { createBetting } from '../../widgets/table/create-betting.ts'
import { roveByArrows } from '../../widgets/table/rove-by-arrows.ts'
import type { Board, BoardContext, SeenRound } from '../board.ts'
import { createPacer } from '../pacer.ts'
import { drawDie } from './draw-die.ts'
import { words as wordsIn } from './words.ts'

const viewOf = ({ view }: SeenRound): SicBoView => view as unknown as SicBoView // the engine's own

const SHAKE_MS = 1_500

/** Sic bo: three dice under a dome, and fifty-two places. */
export const createBoard = (context: BoardContext<SicBoTitle>): Board => {
  const { title, language, sound } = context
  const words = wordsIn[language]
  const { returns } = title.maths
  const betting = createBetting(context as unknown as BoardContext) // of any title
  const recent = createRecent()
  const dice = [1, 2, 3].map((face) => h('span', { class: 'die' }, drawDie(face)))
  const sum = h('b', { class: 'dome-sum' })
  const dome = h('div', { class: 'dome' }, h('div', { class: 'dome-dice' }, ...dice), sum)

  const contentOf = ({ kind, id, numbers }: Place): (Node | string)[] => {
    switch (kind) {
      case 'even-chance':
        return [h('span', {}, words.short[id] ?? id, ' ', h('small', {}, rangeOf(id)))]
      case 'total': {
        const [total = 0] = numbers
        const odds = oddsText(language, returnOfTotal(returns, total))
        return [h('span', {}, String(total), ' ', h('small', {}, odds))]
      }
      case 'any-triple':
        return [
          h(
            'span',
            {},
            words.short[kind] ?? kind,
            ' ',
            h('small', {}, oddsText(language, returns.anyTriple)),
          ),
        ]
      default: {
        const count = { single: 1, pair: 1, double: 2, triple: 3 }[kind]
        const faces = numbers.flatMap((face) => Array.from({ length: count }, () => drawDie(face)))
        return [h('span', { class: 'spot-dice' }, ...faces)]
      }
    }
  }
  const spotOf = (place: Place): HTMLElement =>
    betting.spot({
      id: place.id,
      label: placeNames(place)[language],
      content: contentOf(place),
      className: `sic-spot ${place.kind}`,
    })
  const places = [...placesById.values()]
  const ofKind = (...kinds: readonly Place['kind'][]): Place[] =>
    places.filter(({ kind }) => kinds.includes(kind))
  const group = (
    className: string,
    heading: string | undefined,
    odds: string | undefined,
    members: readonly Place[],
  ): HTMLElement =>
    h(
      'div',
      { class: `sic-group ${className}` },
      heading
        ? h('p', { class: 'sic-heading' }, heading, odds ? h('b', {}, odds) : undefined)
        : undefined,
      h('div', { class: 'sic-row' }, ...members.map(spotOf)),
    )
  const odds = (hundredths: number): string => oddsText(language, hundredths)
  const table = h(
    'div',
    { class: 'sic-table', role: 'group', 'aria-label': words.ready },
    group('chances', undefined, undefined, ofKind('even-chance')),
    group('totals', words.totals, undefined, ofKind('total')),
    group('singles', words.singles, words.singleOdds(returns.single.map(odds)), ofKind('single')),
    group('doubles', words.doubles, odds(returns.double), ofKind('double')),
    group('pairs', words.pairs, odds(returns.pair), ofKind('pair')),
    group('triples', words.triples, odds(returns.triple), ofKind('triple')),
    group('any', undefined, undefined, ofKind('any-triple')),
  )
  roveByArrows(table, [...table.querySelectorAll('button')])
  const element = h(
    'div',
    { class: 'felt sic-bo' },
    h('div', { class: 'sic-top' }, dome, recent.element),
    table,
  )
  const pacer = createPacer(context.ms, element)

  const shake = async (): Promise<void> => {
    const ms = pacer.ms(SHAKE_MS)
    if (ms <= 0) return
    for (const [index, die] of dice.entries()) {
      const turn = (part: number): Keyframe => {
        const x = Math.sin(part * 9 + index) * 16
        const y = -Math.abs(Math.cos(part * 11 + index * 2)) * 26
        return { transform: `translate(${x}px, ${y}px) rotate(${part * 900 + index * 40}deg)` }
      }
      die.animate([turn(0), turn(0.2), turn(0.4), turn(0.6), turn(0.8), { transform: 'none' }], {
        duration: ms,
        easing: 'ease-out',
      })
    }
    for (let step = 0; step < 6; step += 1) {
      sound.tick(step % 4)
      await pacer.wait(SHAKE_MS / 6)
    }
  }
  return {
    element,
    options: h('div', { class: 'tray-options' }, betting.tray.element),
    stakeBy: 'bets',
    wager: betting.wager,
    begin: () => {
      betting.begin()
      sum.textContent = ''
      sound.whoosh()
    },
    refuse: betting.clearMarks,
    show: async (_, round, { isAtOnce }) => {
      const { outcome, bets } = viewOf(round)
      betting.restore(round.choice as unknown as BetsChoice) // the engine's own
      pacer.begin()
      if (isAtOnce) pacer.hasten()
      const shaken = shake()
      await pacer.wait(SHAKE_MS / 2)
      for (const [index, die] of dice.entries()) fill(die, drawDie(outcome.dice[index] ?? 1))
      await shaken
      sum.textContent = String(outcome.total)
      sound.land(3)
      betting.settle(bets)
      recent.add(String(outcome.total), BigInt(round.payoutMinor) > round.stakeMinor)
      await pacer.wait(450)
    },
    setLocked: betting.setLocked,
    detail: (round) => {
      const { dice: faces, total } = viewOf(round).outcome
      return `${faces.join(' · ')}, ${words.total(total)}`
    },
    describe: (round) => {
      const { dice: faces, total } = viewOf(round).outcome
      return words.dice(faces.join(', '), total)
    },
    hasten: pacer.hasten,
    reset: () => {
      betting.clearMarks()
      sum.textContent = ''
    },
    words: { ready: words.ready },
  }
}

const rangeOf = (id: string): string => ({ small: '4–10', big: '11–17' })[id] ?? '1:1'
