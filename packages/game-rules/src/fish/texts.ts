import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import { closingSections } from '../common/texts/closing-sections.ts'
import { sayOf } from '../common/say.ts'
import type { Fact, RuleSection } from '../engine/engine.ts'
import { catchChance } from './catch.ts'
import type { FishChoice, FishTitle, FishView } from './types.ts'

const pt = {
  howTo: 'Como jogar',
  play: (seats: string, shots: string) => [
    `Até ${seats} pessoas atiram na mesma lagoa. Toque num peixe, ou escolha um com as setas, e atire. Cada tiro custa a aposta escolhida vezes a força do canhão, e só é cobrado quando chega ao peixe: um tiro em peixe que já saiu ou já foi pego não custa nada.`,
    `Os tiros são enviados ao servidor em salvas de até ${shots}. Cada tiro é decidido apenas pela chance publicada do peixe e do canhão, nunca por tiros anteriores, outros jogadores ou velocidade da conexão. Dois tiros da mesma salva podem pegar o mesmo peixe, e os dois são pagos.`,
    'Um tiro que chegou ao servidor antes de se saber que o peixe foi pego por outra pessoa vale como qualquer outro. Como todo tiro tem o mesmo retorno, chegar antes ou depois não favorece ninguém.',
    'O caminho dos peixes depende da hora e do número da lagoa. Todos veem o mesmo, e ele não influencia o resultado.',
  ],
  fish: 'Peixes',
  fishHead: (cannons: readonly string[]) => [
    'Peixe',
    'Paga',
    ...cannons.map((one) => `Chance, ${one}`),
  ],
  boss: 'O chefe da lagoa',
  bossTold: (name: string, life: string, perPoint: string, prize: string) => [
    `A cada minuto um chefe atravessa a lagoa: ${name}. Ele tem ${life} pontos de vida, e cada ponto paga ${perPoint} a aposta a quem o tira. O prêmio inteiro, ${prize} a aposta, fica assim dividido entre os que acertam o chefe, na proporção dos pontos que cada um tira.`,
    'Um acerto paga o valor sorteado vezes o custo do tiro, na hora, e tira os pontos que esse pagamento vale. O último acerto não paga mais que os outros, e é pago inteiro mesmo quando resta menos vida.',
    'Por isso todo tiro no chefe tem o retorno do seu canhão, qualquer que seja a vida que resta e o número de jogadores. Quando a vida acaba, ou o chefe sai da lagoa, novos tiros nele não custam nada.',
  ],
  cannons: 'Canhões',
  cannonHead: ['Canhão', 'Custo por tiro', 'Retorno'],
  cost: (times: string) => `${times} a aposta`,
  prizes: (list: string) => `${list}, sorteado ao ser pego`,
  shot: (number: string) => `Tiro ${number}`,
  caught: (fish: string, times: string) => `${fish}, pego, ${times}`,
  hit: (fish: string, times: string) => `${fish}, acertado, ${times}`,
  missed: (fish: string) => `${fish}, escapou`,
  cannon: 'Canhão',
}

const en: typeof pt = {
  howTo: 'How to play',
  play: (seats, shots) => [
    `Up to ${seats} players share a pond. Tap a fish, or choose one with the arrow keys, and shoot. A shot costs your stake times the cannon’s power and is only charged when it reaches the fish: a shot at a fish that has swum away or been caught costs nothing.`,
    `Shots are sent to the server in volleys of up to ${shots}. Each shot is decided only by the published chance of the fish and cannon, never by earlier shots, other players or connection speed. Two shots in a volley can catch the same fish, and both are paid.`,
    'A shot that reaches the server before another player’s catch is known counts like any other. Every shot has the same return, so being earlier or later gives no advantage.',
    'Fish paths depend on the time and the pond number. All players see the same paths, and they do not affect the outcome.',
  ],
  boss: 'The boss of the pond',
  bossTold: (name, life, perPoint, prize) => [
    `Once a minute a boss crosses the pond: ${name}. It has ${life} points of life, and each point pays ${perPoint} the stake to the player who takes it. The whole prize, ${prize} the stake, is thus split among those who hit the boss, in proportion to the points each one takes.`,
    'A hit pays the drawn value times the cost of the shot, at once, and takes the points that this payout is worth. The last hit pays no more than the others, and is paid in full even if less life is left.',
    'So every shot at the boss has the return of its cannon, however much life is left and however many players there are. When its life is over, or the boss leaves the pond, new shots at it cost nothing.',
  ],
  fish: 'Fish',
  fishHead: (cannons) => ['Fish', 'Pays', ...cannons.map((one) => `Chance, ${one}`)],
  cannons: 'Cannons',
  cannonHead: ['Cannon', 'Cost per shot', 'Return'],
  cost: (times) => `${times} the stake`,
  prizes: (list) => `${list}, drawn when it is caught`,
  shot: (number) => `Shot ${number}`,
  caught: (fish, times) => `${fish}, caught, ${times}`,
  hit: (fish, times) => `${fish}, hit, ${times}`,
  missed: (fish) => `${fish}, got away`,
  cannon: 'Cannon',
}

const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }

/** The rules of a shooting room, from its data. */
export const rules = (title: FishTitle): InEachLanguage<readonly RuleSection[]> => {
  const maxWinStakes = Math.max(
    ...title.kinds.flatMap(({ prizes }) => prizes.map(({ times }) => times)),
  )
  return inEachLanguage((language) => {
    const [text, say] = [words[language], sayOf(language)]
    const { kinds, cannons, pond } = title
    const paysText = (kind: FishTitle['kinds'][number]): string => {
      const list = say.list(kind.prizes.map(({ times }) => `${say.number(times)}×`))
      return kind.prizes.length === 1 ? list : text.prizes(list)
    }
    return [
      {
        heading: text.howTo,
        paragraphs: text.play(say.number(pond.seatCount), say.number(pond.shotsMax)),
      },
      {
        heading: text.cannons,
        paragraphs: [],
        table: {
          head: text.cannonHead,
          rows: cannons.map(({ name, power, rtpBp }) => [
            name[language],
            text.cost(`${say.number(power)}×`),
            say.percent(rtpBp / 10_000),
          ]),
        },
      },
      {
        heading: text.fish,
        paragraphs: [],
        table: {
          head: text.fishHead(cannons.map(({ name }) => name[language])),
          rows: kinds.map((kind) => [
            kind.name[language],
            paysText(kind),
            ...cannons.map((cannon) => {
              const { catches, of } = catchChance(kind, cannon)
              return say.percent(catches / of)
            }),
          ]),
        },
      },
      ...kinds.flatMap(({ boss, name }) =>
        boss
          ? [
              {
                heading: text.boss,
                paragraphs: text.bossTold(
                  name[language],
                  say.number(boss.life),
                  `${say.number(boss.timesPerPoint)}×`,
                  `${say.number(boss.life * boss.timesPerPoint)}×`,
                ),
              },
            ]
          : [],
      ),
      ...closingSections(title, language, { maxWinStakes }),
    ]
  })
}

/** What decided a volley, shot by shot. */
export const facts = (
  title: FishTitle,
  { cannon }: FishChoice,
  { shots }: FishView,
): InEachLanguage<readonly Fact[]> =>
  inEachLanguage((language) => {
    const [text, say] = [words[language], sayOf(language)]
    const kindOf = (id: string) => title.kinds.find((one) => one.id === id)
    const endOf = ({ kind, isCaught, times }: FishView['shots'][number]): string => {
      const name = kindOf(kind)?.name[language] ?? kind
      if (!isCaught) return text.missed(name)
      const paid = `${say.number(times)}×`
      return kindOf(kind)?.boss ? text.hit(name, paid) : text.caught(name, paid)
    }
    return [
      {
        label: text.cannon,
        value: title.cannons.find(({ id }) => id === cannon)?.name[language] ?? cannon,
      },
      ...shots.map((shot, at) => ({ label: text.shot(say.number(at + 1)), value: endOf(shot) })),
    ]
  })
