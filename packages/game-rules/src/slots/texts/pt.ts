import type { RuleTexts } from '../rule-message.ts'
import { formatFor } from './format.ts'

const { number, percent, money, and, times, wheel, awards } = formatFor('pt-BR')

export const pt: RuleTexts = {
  lines: ({ lineCount }) =>
    `São ${number(lineCount)} linhas, todas em jogo. Símbolos iguais lado a lado em uma linha, a partir do rolo da esquerda, pagam conforme a tabela.`,
  ways: ({ wayCount }) =>
    `São ${number(wayCount)} maneiras: símbolos iguais em rolos vizinhos, a partir do da esquerda, pagam em qualquer posição. Cada maneira paga conforme a tabela.`,
  bestPerLine: () =>
    'Cada linha paga somente a sua melhor combinação. Prêmios de linhas diferentes são somados.',
  wild: ({ wilds, scatter }) =>
    `${and(wilds.map(({ name }) => name.PT))} ${wilds.length > 1 ? 'substituem' : 'substitui'} qualquer símbolo${scatter ? `, menos ${scatter.name.PT}` : ''}.`,
  wildMultiplier: ({ name, multiplier }) =>
    `${name.PT} multiplica por ${number(multiplier)} cada linha que ajuda a formar.`,
  wildMultipliersMultiply: ({ multiplierMax }) =>
    `Vários multiplicadores na mesma linha multiplicam uns aos outros, até ×${number(multiplierMax)}.`,
  scatterPays: ({ name }) =>
    `${name.PT} paga em qualquer posição, pela quantidade na tela, somando-se aos outros prêmios.`,
  respin: () =>
    'Quando dois rolos param cheios de um só símbolo e nada foi ganho, o outro rolo gira mais uma vez sem custo.',
  fullGrid: ({ multiplier }) =>
    `A tela cheia de um só símbolo, com ajuda dos coringas, multiplica por ${number(multiplier)} o que o giro paga.`,
  fullGridWheel: (params) =>
    `A tela cheia de um só símbolo, com ajuda dos coringas, gira a roda que multiplica o que o giro paga: ${wheel(params.wheel)}.`,
  multiplierReel: (params) =>
    `O rolo multiplicador gira em todas as rodadas e multiplica o que elas pagam: ${wheel(params.wheel)}.`,
  cascades: ({ multipliers }) =>
    `A primeira tela do giro e as que caem depois dela pagam, na ordem, ${times(multipliers)}; o último multiplicador fica até não haver mais prêmio.`,
  cascadesFall: () =>
    'Os símbolos premiados somem, os de cima descem e os próximos do rolo caem. Isso segue enquanto houver prêmio.',
  freeSpins: ({ name, awards: list }) =>
    `${name.PT} em qualquer posição dá rodadas grátis, jogadas com a aposta da rodada: ${awards(list, 'dão')}.`,
  freeSpinsRetrigger: ({ awards: list }) =>
    `Durante as rodadas grátis, você pode ganhar mais: ${awards(list, 'dão')}.`,
  freeSpinsMax: ({ spinCountMax }) =>
    `Uma rodada tem no máximo ${number(spinCountMax)} rodadas grátis, incluindo as adicionais.`,
  freeSpinsMultiplier: ({ multiplier }) =>
    `Tudo o que uma rodada grátis paga é multiplicado por ${number(multiplier)}.`,
  freeSpinsCascades: ({ multipliers }) =>
    `Nas rodadas grátis as telas pagam, na ordem, ${times(multipliers)}.`,
  freeSpinsReels: () => 'As rodadas grátis têm rolos próprios, com mais coringas.',
  scatterAtRest: ({ name }) => `${name.PT} é contado quando nada mais cai; ele nunca some.`,
  stakes: ({ stakeMinorMin, stakeMinorMax }) =>
    `A aposta vai de ${money(stakeMinorMin)} a ${money(stakeMinorMax)} por rodada.`,
  exactPayout: () =>
    'Os pagamentos são exatos em qualquer aposta: centavos inteiros, nada é arredondado, por isso o retorno é o mesmo em todas.',
  winCap: ({ stakes, oneIn }) =>
    `O maior pagamento de uma rodada é de ${number(stakes)} vezes a aposta; a rodada termina ali. A chance é de cerca de 1 em ${number(oneIn)} rodadas.`,
  rtp: ({ rtpBp }) =>
    `Retorno ao jogador (RTP): ${percent(rtpBp)} de todas as apostas no longo prazo. Uma única rodada pode ser bem diferente.`,
  hitRate: ({ oneIn }) => `Em média, 1 rodada em ${number(oneIn)} paga alguma coisa.`,
  fairness: () =>
    'Cada rodada é decidida apenas por números gerados de sementes cujo hash foi publicado antes, nunca por rodadas anteriores, aposta ou saldo. Qualquer pessoa pode verificar depois.',
  interrupted: () =>
    'Uma rodada paga já está decidida. Se a conexão cair, ela é concluída e paga, e mostrada quando o jogo for aberto de novo.',
}
