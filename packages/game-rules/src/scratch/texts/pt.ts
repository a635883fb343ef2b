/** The Portuguese texts of the rules of scratch cards. */
export const pt = {
  howTo: 'Como jogar',
  matchThree:
    'Raspe os nove campos. Se um prêmio aparece três vezes, ele é seu; uma raspadinha tem no máximo um prêmio.',
  findSymbol: (fields: string, sought: string) =>
    `Raspe os ${fields} campos. Cada figura tem um prêmio embaixo: os prêmios sob cada ${sought} são seus e se somam. Os outros prêmios mostrados foram sorteados com as mesmas chances, mas não são pagos.`,
  words: (letters: string, words: string, cards: string) =>
    `Raspe as ${letters} letras, todas diferentes, sorteadas das 26 do alfabeto. A cartela tem ${words} palavras e é sorteada entre ${cards}; uma palavra está completa quando todas as suas letras saíram. A quantidade de palavras completas decide o prêmio.`,
  decided:
    'O resultado já está definido quando você compra a raspadinha. A ordem em que você raspa os campos não muda nada; “Raspar tudo” mostra o mesmo resultado.',
  prizes: 'Prêmios e chances',
  head: ['Prêmio', 'Chance'],
  headWords: ['Palavras completas', 'Prêmio', 'Chance'],
  nothing: 'Nada',
  smaller: 'Outras somas',
  fields: 'Campos',
  found: (sought: string) => `Prêmios sob ${sought}`,
  letters: 'Letras',
  complete: 'Palavras completas',
  none: 'nenhum',
  prize: 'Prêmio',
  luckyNumbers: (winning: string, own: string, highest: string) =>
    `Raspe os ${winning} números sorteados e os seus ${own} números, de 1 a ${highest}. Cada número seu que está entre os sorteados paga o prêmio embaixo dele, e os prêmios se somam. Os outros prêmios mostrados foram sorteados com as mesmas chances, mas não são pagos.`,
  threeInLine: (pictures: string) =>
    `Raspe os nove campos. Três figuras iguais numa linha, numa coluna ou numa diagonal pagam o prêmio da figura, e os prêmios de todas as linhas se somam. Cada campo é sorteado por si só: ${pictures}.`,
  picture: (name: string, pays: string, share: string) => `${name} paga ${pays} e sai em ${share}`,
  multiplied: (factors: string) =>
    `Raspe os seis campos. Se um prêmio aparece três vezes, ele é seu; uma raspadinha tem no máximo um. O sétimo campo multiplica o prêmio: ${factors}.`,
  factor: (times: string, share: string) => `${times} em ${share} das raspadinhas`,
  duels: (rows: string, highest: string) =>
    `São ${rows} disputas. Em cada uma saem dois números de 1 a ${highest}, o seu e o do adversário, com as mesmas chances. Você vence quando o seu é maior; empate não conta. A quantidade de disputas vencidas decide o prêmio.`,
  trail: (fields: string, stop: string, stopShare: string, finish: string) =>
    `São ${fields} campos em ordem. Você ganha a soma dos prêmios até a primeira parada (${stop}); depois dela nada mais é pago. Cada campo é uma parada com chance de ${stopShare}. Sem parada nenhuma, você recebe também ${finish} no fim do caminho. Os prêmios depois da parada foram sorteados com as mesmas chances, mas não são pagos.`,
  trailPrizes: (prizes: string) => `Um campo sem parada mostra: ${prizes}.`,
  oneOf: (name: string, share: string) => `${name} em ${share}`,
  headDuels: ['Disputas vencidas', 'Prêmio', 'Chance'],
  winning: 'Números sorteados',
  own: 'Seus números',
  lines: 'Linhas completas',
  times: 'Multiplicador',
  duel: 'Disputas (você a adversário)',
  way: 'Caminho',
}
