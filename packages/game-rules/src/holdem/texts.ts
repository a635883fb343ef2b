import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import { bigBlindOf, leastEntryOf, type CardTableTitle } from '../card-tables/card-table.ts'
import { sayOf } from '../common/say.ts'
import type { RuleSection } from '../engine/engine.ts'
import { sitAndGoRules } from './sit-and-go-texts.ts'

type Figures = {
  readonly seats: number
  readonly rake: string
  readonly cap: number
  readonly entryBlinds: number
  readonly leastBlinds: number
  /** "R$ 0,10 / R$ 0,20: de R$ 8,00 a R$ 20,00", one per table. */
  readonly tables: readonly { blinds: string; least: string; most: string }[]
  readonly turn: number
  readonly bank: number
  readonly bankBack: number
  readonly missed: number
  readonly away: number
  readonly wait: number
}

type Words = (figures: Figures) => readonly RuleSection[]

const words: InEachLanguage<Words> = {
  PT: (f) => [
    {
      heading: 'Cash game',
      paragraphs: [
        `Texas hold’em sem limite, de dois a ${f.seats} lugares. A casa dá as cartas e fica com uma taxa; ela não joga.`,
        ...f.tables.map(
          ({ blinds, least, most }) => `Blinds de ${blinds}: buy-in de ${least} a ${most}.`,
        ),
        `São de ${f.leastBlinds} a ${f.entryBlinds} big blinds. As fichas ficam na mesa de uma mão para a outra. Quando você sai, suas fichas voltam para o saldo em um só pagamento; quem sai no meio de uma mão desiste dela e recebe quando ela termina. Quem fica sem fichas deixa o lugar e pode fazer um novo buy-in.`,
        'Quem saiu com mais fichas do que compra agora senta em outra mesa.',
      ],
    },
    {
      heading: 'A mão',
      paragraphs: [
        'Cada lugar recebe duas cartas fechadas. À esquerda do botão ficam o small blind e o big blind; com dois jogadores (heads-up), o botão paga o small blind e age primeiro no pré-flop. O botão avança a cada mão. Quem entra em uma mesa de cash game já em jogo, ou ficou sem cartas em uma mão, paga um big blind ao entrar.',
        'Há quatro rodadas de apostas: pré-flop, com três cartas na mesa (flop), com a quarta (turn) e com a quinta (river). Na sua vez você passa, paga, aumenta ou desiste.',
        'Um aumento precisa ser pelo menos igual ao aumento anterior da rodada; a primeira aposta é de no mínimo um big blind. Quem tem menos fichas pode ir all-in. Um all-in menor que um aumento completo não reabre as apostas para quem já agiu.',
      ],
    },
    {
      heading: 'Quem vence',
      paragraphs: [
        'Vencem as melhores cinco cartas entre as suas duas e as cinco da mesa. Da maior à menor: straight flush (sequência do mesmo naipe), quadra, full house (trinca e par), flush (cinco do mesmo naipe), sequência, trinca, dois pares, um par, carta mais alta. Naipes não desempatam; mãos iguais dividem o pote.',
        'Quem está all-in só pode ganhar de cada jogador o mesmo valor que apostou; o resto forma potes paralelos, disputados pelos demais. Apostas que ninguém pagou são devolvidas. Centavos que sobram vão, um a um, para os jogadores mais próximos à esquerda do botão.',
      ],
    },
    {
      heading: 'Taxa',
      paragraphs: [
        `Nas mesas de cash game, a casa fica com ${f.rake} do pote, no máximo ${f.cap} big blinds por mão, em centavos inteiros arredondados para baixo. Sem flop não há taxa.`,
      ],
    },
    {
      heading: 'Tempo e conexão',
      paragraphs: [
        `Cada jogada tem ${f.turn} segundos, e cada lugar tem mais ${f.bank} segundos de reserva; cada mão recupera ${f.bankBack} deles. Quando o tempo acaba, o lugar passa, se isso não custar nada; caso contrário, desiste da mão.`,
        `Em uma mesa de cash game, depois de ${f.missed} jogadas seguidas feitas pelo relógio, ou sem enviar a semente, o lugar fica fora: não recebe cartas nem paga blinds. Quem fica fora por ${f.away} minutos, ou espera ${f.wait} minutos sem jogar, sai da mesa com todas as suas fichas.`,
        'Quem perde a conexão volta ao mesmo lugar.',
      ],
    },
    {
      heading: 'Como as cartas são distribuídas',
      paragraphs: [
        'Antes de cada mão, a casa e cada lugar publicam o SHA-256 de uma semente secreta; só depois os lugares revelam as suas. As cartas são geradas por todas as sementes juntas: nem a casa nem um jogador pode escolhê-las.',
        'No fim da mão, todas as sementes são reveladas a quem jogou nela, e “Verificar” recalcula a mão inteira. As sementes também revelam as cartas de quem desistiu, igualmente para todos os jogadores.',
      ],
    },
  ],
  EN: (f) => [
    {
      heading: 'Cash tables',
      paragraphs: [
        `No-limit Texas hold’em for two to ${f.seats} players. The house deals and takes a rake; it does not play.`,
        ...f.tables.map(
          ({ blinds, least, most }) => `Blinds ${blinds}: buy-in ${least} to ${most}.`,
        ),
        `That is ${f.leastBlinds} to ${f.entryBlinds} big blinds. Chips stay on the table from hand to hand. When you leave, your chips are paid to your balance in one payment; if you leave during a hand, you fold and are paid when it ends. If you have no chips left, you leave the seat and can buy in again.`,
        'If you left with more chips than you now buy in for, you are seated at another table.',
      ],
    },
    {
      heading: 'A hand',
      paragraphs: [
        'Every seat gets two hole cards. The small blind and big blind are to the left of the button; heads-up, the button posts the small blind and acts first before the flop. The button moves with each hand. If you join a cash table in play, or were not dealt in, you post a big blind to enter.',
        'There are four betting rounds: pre-flop, with three cards on the board (flop), with the fourth (turn) and with the fifth (river). On your turn you check, call, raise or fold.',
        'A raise must be at least as large as the previous raise in the round; the minimum first bet is one big blind. With fewer chips you can go all in. An all-in of less than a full raise does not reopen the betting for players who have already acted.',
      ],
    },
    {
      heading: 'Who wins',
      paragraphs: [
        'The best five cards of your two and the five on the board win. From the highest: straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair, high card. Suits never decide; equal hands share.',
        'An all-in player can win from each other player only as much as they put in; the rest forms side pots between the others. Uncalled bets are returned. Odd centavos go, one each, to the players closest to the left of the button.',
      ],
    },
    {
      heading: 'Rake',
      paragraphs: [
        `At cash tables the house takes ${f.rake} of the pot, up to ${f.cap} big blinds per hand, in whole centavos rounded down. No flop, no drop.`,
      ],
    },
    {
      heading: 'Time and connection',
      paragraphs: [
        `You have ${f.turn} seconds to act, plus a time bank of ${f.bank} seconds; each hand restores ${f.bankBack} seconds. When time runs out, the seat checks if possible, otherwise it folds.`,
        `At a cash table, after the clock acts ${f.missed} times in a row, or if no seed is sent, a seat sits out: it gets no cards and pays no blinds. After sitting out for ${f.away} minutes, or waiting for ${f.wait} minutes without playing, it leaves the table with all its chips.`,
        'If you lose connection, you come back to the same seat.',
      ],
    },
    {
      heading: 'How cards are dealt',
      paragraphs: [
        'Before each hand, the house and every seat publish the SHA-256 hash of a secret seed; only then do the seats reveal theirs. Cards are derived from all seeds together, so neither the house nor any player can choose them.',
        'At the end of a hand all seeds are shown to its players, and “Verify” recalculates it completely. The seeds also reveal the folded cards, to all players alike.',
      ],
    },
  ],
}

/** What a title of hold'em says in each language. */
export const holdemTexts = inEachLanguage((language) => ({
  rules: (title: CardTableTitle): readonly RuleSection[] => {
    const { cash, times, seatCount, rakeBp, entriesMinor } = title
    if (!cash) return []
    const { money, percent } = sayOf(language)
    const tables = entriesMinor.map((entryMinor) => {
      const big = bigBlindOf(cash, entryMinor)
      const blinds = `${money(big / 2n)} / ${money(big)}`
      return { blinds, least: money(leastEntryOf(title, entryMinor)), most: money(entryMinor) }
    })
    const ofCash = words[language]({
      seats: seatCount,
      rake: percent(rakeBp / 10_000),
      cap: cash.rakeCapBigBlinds,
      entryBlinds: cash.entryBigBlinds,
      leastBlinds: cash.leastBigBlinds,
      tables,
      turn: times.turnMs / 1_000,
      bank: times.bankMs / 1_000,
      bankBack: cash.bankBackMs / 1_000,
      missed: times.missedMovesMax,
      away: cash.awayMs / 60_000,
      wait: times.waitMs / 60_000,
    })
    return [...ofCash, ...sitAndGoRules(language, title)]
  },
}))
