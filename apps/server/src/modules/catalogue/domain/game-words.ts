type Words = { readonly PT?: string; readonly EN?: string }

/**
 * What visitors call a game beside its name, by its code: nicknames, and the well-known game of another house that
 * they look for when they want one like it.
 */
export const gameWords: Readonly<Record<string, Words>> = {
  'tigre-da-sorte': { PT: 'tigrinho jogo do tigrinho', EN: 'fortune tiger' },
  'touro-dourado': { PT: 'tourinho boi', EN: 'fortune ox' },
  'coelho-da-lua': { PT: 'coelhinho', EN: 'fortune rabbit' },
  'dragao-verde': { PT: 'dragãozinho', EN: 'fortune dragon' },
  'escriba-do-nilo': { PT: 'livro egito faraó', EN: 'book of ra egypt' },
  'doce-de-vo': { PT: 'doces', EN: 'sweet bonanza candy' },
  'piratas-do-recife': { PT: 'pirata tesouro', EN: 'pirate treasure' },
  golaco: { PT: 'futebol gol', EN: 'football soccer' },
  'minas-de-esmeralda': { PT: 'minas campo minado', EN: 'mines' },
  'cascata-de-caju': { PT: 'plinko bolinha', EN: 'plinko' },
  'sobe-e-desce': { PT: 'maior ou menor', EN: 'hilo hi-lo' },
  'torre-do-sol': { PT: 'torre', EN: 'tower towers' },
  'keno-do-mar': { PT: 'keno', EN: 'keno' },
  'roda-da-feira': { PT: 'roda da fortuna', EN: 'wheel' },
  'show-da-roda': { PT: 'roda da fortuna', EN: 'crazy time dream catcher money wheel' },
  'ache-a-onca': { PT: 'jogo do bicho bicho', EN: 'animals' },
  'onca-do-pantanal': { PT: 'jogo do bicho bicho', EN: 'animals jaguar' },
  'arara-selvagem': { PT: 'jogo do bicho bicho', EN: 'animals macaw' },
  SEAFISH: { PT: 'jogo do bicho bicho', EN: 'animals' },
  BR660: { PT: 'mega sena mega-sena megasena', EN: 'mega lotto 6/60' },
  BR580: { PT: 'quina', EN: '5/80' },
  BR1525: { PT: 'lotofácil loto fácil', EN: '15/25' },
  BRCOLUMNS: { PT: 'super sete', EN: 'super seven' },
}
