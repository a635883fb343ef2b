import { formatFor } from '../slots/texts/format.ts'
import type { ReelsTexts } from './reels-texts.ts'

const { number, percent, money, and, times } = formatFor('pt-BR')
const awardList = (awards: readonly { count: number; spins: number }[]): string =>
  and(awards.map(({ count, spins }) => `${number(count)} dão ${number(spins)}`))

export const pt: ReelsTexts = {
  headings: {
    wins: 'Como ganhar',
    symbols: 'Pagamentos',
    freeSpins: 'Rodadas grátis',
    hold: 'Segura e gira',
    picks: 'Bônus de escolha',
    wilds: 'Coringas',
    buy: 'Compra do bônus',
    money: 'Aposta e retorno',
  },
  heads: {
    symbol: 'Símbolo',
    prize: 'Prêmio',
    stakes: 'Vezes a aposta',
    chance: 'Chance',
    lids: 'Quantos há',
    jackpot: 'Jackpot',
  },
  ways: (most) =>
    'Símbolos iguais em rolos vizinhos, a partir do da esquerda, pagam em qualquer posição. ' +
    'O prêmio da tabela é multiplicado pelo número de maneiras: quantas vezes o símbolo aparece ' +
    `em cada rolo, multiplicadas entre si. São até ${number(most)} maneiras.`,
  heights: 'A cada giro, cada rolo sorteia a sua altura: de 2 a 7 símbolos.',
  cascades:
    'Os símbolos premiados somem, os de cima descem e novos símbolos caem. Isso segue enquanto houver prêmio.',
  clusters: ({ min, columns, rows }) =>
    `Na grade de ${number(columns)} por ${number(rows)}, grupos de ${number(min)} ou mais símbolos ` +
    'iguais, vizinhos na horizontal ou na vertical, pagam pelo tamanho.',
  ladder: (multipliers) =>
    `A primeira tela do giro e as que vêm depois de cada cascata pagam, na ordem, ${times(multipliers)}; o último multiplicador fica até o fim.`,
  charge: ({ cellCount, wildCount }) =>
    `A cada ${number(cellCount)} símbolos que somem em um giro, quando nada mais paga, até ` +
    `${number(wildCount)} coringas são colocados em casas sorteadas.`,
  spots: (most) =>
    'Cada casa guarda marcas: no primeiro prêmio é marcada, no segundo passa a valer ×2, depois ' +
    `×4, e assim por diante até ×${number(most)}. O grupo é multiplicado pela soma dos valores ` +
    'das suas casas.',
  lines: (count) =>
    `São ${number(count)} linhas, todas em jogo. Símbolos iguais lado a lado em uma linha, ` +
    'a partir do rolo da esquerda, pagam conforme a tabela; cada linha paga somente a sua melhor ' +
    'combinação.',
  wild: ({ name, scatter }) =>
    `${name} substitui qualquer símbolo${scatter ? `, menos ${scatter}` : ''}.`,
  freeSpins: ({ name, awards }) =>
    `${name} em qualquer posição dá rodadas grátis, jogadas com a aposta da rodada: ${awardList(awards)}. ` +
    'Quantidades maiores dão o mesmo que a maior da lista.',
  retrigger: (awards) => `Durante as rodadas grátis, você pode ganhar mais: ${awardList(awards)}.`,
  spinCountMax: (most) =>
    `Uma rodada tem no máximo ${number(most)} rodadas grátis, incluindo as adicionais.`,
  rising: ({ from, step }) =>
    `O multiplicador começa em ×${number(from)} e sobe ${number(step)} depois de cada tela ` +
    'premiada. Ele não volta a cair até o fim das rodadas grátis.',
  keepsLadder: 'Nas rodadas grátis o multiplicador alcançado passa de uma rodada para a outra.',
  keepsSpots: 'Nas rodadas grátis as casas guardam o seu valor até a última.',
  hold: ({ name, min, respins }) =>
    `${number(min)} ou mais ${name} em um giro ficam presos, e as outras casas giram de novo. ` +
    `São ${number(respins)} giros; cada nova peça fica presa e a contagem volta a ${number(respins)}.`,
  holdChance: ({ coin, all }) =>
    `Em cada um desses giros, cada casa livre tem ${number(coin)} chances em ${number(all)} de receber uma peça.`,
  holdPays: 'No fim, todos os valores presos são pagos juntos.',
  grand: (name) => `As 15 casas cheias pagam também o jackpot ${name}.`,
  picks: ({ name, min, lids, lidName }) =>
    `${number(min)} ou mais ${name} em um giro abrem o bônus: ${number(lids)} ${lidName} para escolher.`,
  picksLaid:
    'O que há em cada um é sorteado antes da primeira escolha e não muda mais: a sua escolha decide o prêmio. No fim, tudo é revelado.',
  picksEnd: (most) =>
    `O bônus termina com a peça que encerra ou depois de ${number(most)} escolhas. Se você não ` +
    'voltar, as primeiras peças ainda fechadas são escolhidas, na ordem.',
  lid: {
    prize: (stakes) => `${stakes} vezes a aposta`,
    multiplier: (by) => `multiplica o bônus por ${number(by)}`,
    end: 'encerra o bônus',
  },
  expands: (reels) =>
    `Um coringa nos rolos ${and(reels.map((reel) => number(reel + 1)))} cresce e toma o rolo ` +
    'inteiro. O rolo fica preso e os outros giram de novo sem custo, até que nenhum novo rolo ' +
    'seja tomado. Cada tela paga.',
  sticky: 'Nas rodadas grátis cada coringa que aparece fica na sua casa até a última rodada.',
  buy: ({ feature, price }) =>
    `${feature} pode ser comprado por ${number(price)} vezes a aposta, onde a compra é permitida. ` +
    'Começa na hora; os prêmios são calculados sobre a aposta, não sobre o preço.',
  spin: 'Giro',
  features: {
    'free-spins': 'O bônus de rodadas grátis',
    hold: 'O bônus segura e gira',
    picks: 'O bônus de escolha',
  },
  stakes: ({ least, most }) =>
    `A aposta vai de ${money(String(least))} a ${money(String(most))} por rodada.`,
  exact: 'Os pagamentos são exatos em qualquer aposta: centavos inteiros, nada é arredondado.',
  cap: (stakes) =>
    `Uma rodada paga no máximo ${number(stakes)} vezes a aposta; ao chegar lá, ela termina.`,
  rtp: (bp) =>
    `Retorno ao jogador (RTP): ${percent(bp)} de todas as apostas no longo prazo. Uma única rodada pode ser bem diferente.`,
  fair:
    'Cada rodada é decidida apenas por números gerados de sementes cujo hash foi publicado ' +
    'antes. Qualquer pessoa pode verificar depois.',
  stakesOf: (units, perStake) => number(units / perStake),
  percent: (share) => percent(share * 10_000),
  facts: {
    stops: 'Posições dos rolos',
    grid: 'Primeira tela',
    steps: 'Telas',
    freeSpins: 'Rodadas grátis',
    payout: 'Prêmio em vezes a aposta',
    bought: 'Bônus comprado',
    lids: 'Escolhas',
  },
}
