import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import type { Fact, Play, RuleSection, Wager } from '../engine/engine.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import { sayOf } from '../common/say.ts'
import { ladderOf } from './ladder.ts'
import type { Difficulty, TowerAction, TowerChoice, TowerTitle, TowerView } from './types.ts'

/** The names of the difficulties. */
export const difficultyNames: Readonly<Record<Difficulty, InEachLanguage<string>>> = {
  easy: { PT: 'Fácil', EN: 'Easy' },
  medium: { PT: 'Médio', EN: 'Medium' },
  hard: { PT: 'Difícil', EN: 'Hard' },
  expert: { PT: 'Expert', EN: 'Expert' },
  master: { PT: 'Mestre', EN: 'Master' },
}

const pt = {
  howTo: 'Como jogar',
  climb:
    'Você sobe a torre um andar de cada vez e abre uma porta em cada andar. A posição das armadilhas de todos os andares é sorteada antes do primeiro e não muda mais.',
  open: 'Uma porta sem armadilha leva ao andar seguinte e aumenta o multiplicador. Uma armadilha termina a rodada e a aposta é perdida.',
  cashOut:
    'A partir do primeiro andar, você pode retirar quando quiser. No último andar, a rodada termina e paga automaticamente.',
  price: (percent: string) =>
    `Cada multiplicador vale ${percent} do pagamento sem vantagem da casa, com duas casas decimais.`,
  levels: 'Níveis de dificuldade',
  levelsHead: ['Dificuldade', 'Portas', 'Armadilhas por andar', 'Andares', 'Chance por andar'],
  ladder: 'Multiplicadores por andar',
  floor: 'Andar',
  difficulty: 'Dificuldade',
  opened: 'Portas abertas',
  none: 'nenhuma',
  traps: 'Armadilhas, do primeiro andar ao último',
  end: 'Fim da rodada',
  ends: { 'cash-out': 'saque', trap: 'armadilha', top: 'topo da torre' },
  multiplier: 'Multiplicador',
  timeout:
    'A rodada espera por você no andar em que estava. Se o prazo mostrado acabar, a retirada é feita pelo multiplicador do momento; se nenhuma porta foi aberta ainda, a primeira porta é aberta e, sem armadilha, o prêmio é retirado. Você nunca perde o que já ganhou.',
}

const en: typeof pt = {
  howTo: 'How to play',
  climb:
    'Climb the tower floor by floor and open one door on each. The traps on all floors are drawn before the first door and do not change.',
  open: 'A door without a trap leads to the next floor and raises the multiplier. A trap ends the round and you lose the stake.',
  cashOut:
    'After the first floor you can cash out at any time. On the last floor the round ends and pays automatically.',
  price: (percent) =>
    `Every multiplier is ${percent} of the payout without house edge, to two decimals.`,
  levels: 'Difficulty levels',
  levelsHead: ['Difficulty', 'Doors', 'Traps per floor', 'Floors', 'Chance per floor'],
  ladder: 'Multipliers by floor',
  floor: 'Floor',
  difficulty: 'Difficulty',
  opened: 'Doors opened',
  none: 'none',
  traps: 'Traps, from the first floor to the last',
  end: 'End of the round',
  ends: { 'cash-out': 'cash-out', trap: 'trap', top: 'top of the tower' },
  multiplier: 'Multiplier',
  timeout:
    'The round waits for you on the same floor. When the time shown runs out, it is cashed out at the multiplier reached; if no door is open yet, the first door is opened and, if there is no trap, its prize is cashed out. You never lose a win.',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
const timeout = inEachLanguage((language) => words[language].timeout)

/** The rules of a title of the tower. */
export const rulesOf = (title: TowerTitle): InEachLanguage<readonly RuleSection[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const ladders = title.levels.map((level) => ladderOf(title, level))
    const floorCount = Math.max(...ladders.map(({ length }) => length))
    const levelRows = title.levels.map((level) => [
      difficultyNames[level.difficulty][language],
      say.number(level.columnCount),
      say.number(level.trapCount),
      say.number(level.floorCount),
      say.percent(1 - level.trapCount / level.columnCount),
    ])
    const floorRows = Array.from({ length: floorCount }, (_, floor) => [
      say.number(floor + 1),
      ...ladders.map((ladder) => {
        const multiplier = ladder[floor]
        return multiplier === undefined ? '–' : say.times(multiplier)
      }),
    ])
    const names = title.levels.map(({ difficulty }) => difficultyNames[difficulty][language])
    return [
      {
        heading: word.howTo,
        paragraphs: [
          word.climb,
          word.open,
          word.cashOut,
          word.price(say.percent(title.pricedAtBp / 10_000)),
        ],
      },
      { heading: word.levels, paragraphs: [], table: { head: word.levelsHead, rows: levelRows } },
      {
        heading: word.ladder,
        paragraphs: [],
        table: { head: [word.floor, ...names], rows: floorRows },
      },
      ...closingSections(title, language, {
        timeout,
        maxWinStakes: Math.max(...ladders.flat()) / 100,
      }),
    ]
  })

/** What decided a finished round of the tower; doors count from 1. */
export const factsOf = (
  _title: TowerTitle,
  _wager: Wager<TowerChoice>,
  { view }: Play<TowerAction, TowerView>,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [word, say] = [words[language], sayOf(language)]
    const doors = (columns: readonly number[]) => columns.map((column) => column + 1)
    const traps = (view.traps ?? []).map((columns) => doors(columns).join('+'))
    return [
      { label: word.difficulty, value: difficultyNames[view.difficulty][language] },
      { label: word.traps, value: say.list(traps) },
      { label: word.opened, value: say.list(doors(view.climbed)) || word.none },
      { label: word.end, value: word.ends[view.end ?? 'cash-out'] },
      { label: word.multiplier, value: say.times(view.end === 'trap' ? 0 : view.multiplier) },
    ]
  })
