import { describe, expect, it, test } from 'vitest'
import { readBet, type NamedMatch } from './read-bet.ts'
import { readNumber } from './read-number.ts'
import { toWords } from './words.ts'

const match = (matchId: string, home: string, away: string): NamedMatch => ({
  matchId,
  sport: 'football',
  home,
  away,
})
const matches = [
  match('1', 'Onça FC', 'Garças EC'),
  match('2', 'Boto Clube', 'Lobos do Sul'),
  match('3', 'Onça FC', 'Boto Clube'),
  match('4', 'União Turquesa', 'Verde União'),
  { ...match('5', 'Neon Capital', 'Falcões do Asfalto'), sport: 'esport' as const },
  match('6', 'Azul Real', 'Preto e Branco AC'),
]
const bet = (matchId: string, market: string, selection: string, centavos?: number) => ({
  kind: 'bet',
  matchId,
  market,
  selection,
  centavos,
})

describe('numbers in digits and in words', () => {
  it.each([
    ['20', 'PT', 2_000],
    ['20,5', 'PT', 2_050],
    ['1.250,75', 'PT', 125_075],
    ['1,250.75', 'EN', 125_075],
    ['vinte', 'PT', 2_000],
    ['vinte e cinco', 'PT', 2_500],
    ['cento e dez', 'PT', 11_000],
    ['mil', 'PT', 100_000],
    ['mil e quinhentos', 'PT', 150_000],
    ['dois mil trezentos e quarenta e seis', 'PT', 234_600],
    ['dois e meio', 'PT', 250],
    ['twenty five', 'EN', 2_500],
    ['two hundred and ten', 'EN', 21_000],
    ['hundred', 'EN', 10_000],
    ['three thousand four hundred', 'EN', 340_000],
    ['two and a half', 'EN', 250],
    ['two point five', 'EN', 250],
  ] as const)('%s in %s is %d hundredths', (text, language, hundredths) => {
    const words = toWords(text)
    expect(readNumber(words, language)).toEqual({ hundredths, length: words.length })
  })

  it('other words have no number', () => {
    expect(readNumber(['empate'], 'PT')).toBeUndefined()
    expect(readNumber([], 'PT')).toBeUndefined()
  })

  it('an "e" that joins something else does not belong to it', () => {
    expect(readNumber(['vinte', 'e', 'nada'], 'PT')).toEqual({ hundredths: 2_000, length: 1 })
  })
})

describe('a bet in Portuguese', () => {
  it.each([
    ['vinte reais no empate do Boto', bet('2', 'full.result', 'X', 2_000)],
    ['R$ 20,50 na vitória da Onça', bet('1', 'full.result', '1', 2_050)],
    ['aposto 15 no Lobos do Sul', bet('2', 'full.result', '2', 1_500)],
    ['dez reais e cinquenta centavos na onca contra o boto', bet('3', 'full.result', '1', 1_050)],
    ['o Boto vence a Onça', bet('3', 'full.result', '2')],
    ['50 reais em mais de 2,5 gols no jogo das garças', bet('1', 'full.total:5', 'over', 5_000)],
    ['mais de dois gols onça e garças', bet('1', 'full.total:5', 'over')],
    ['menos de 3 gols do boto contra lobos', bet('2', 'full.total:5', 'under')],
    ['ambos marcam garças', bet('1', 'full.both', 'yes')],
    ['garças: ambos não marcam', bet('1', 'full.both', 'no')],
    ['boto ou empate contra os lobos', bet('2', 'full.double', '1X')],
    ['empate no primeiro tempo entre onça e garças', bet('1', 'half.result', 'X')],
    ['placar 2 a 1 onça garças', bet('1', 'full.exact', '2-1')],
    ['placar exato 2x1 onça x garças', bet('1', 'full.exact', '2-1')],
    ['cem reais no Neon no segundo mapa', bet('5', 'map2.winner', '1', 10_000)],
    ['1 real no Azul Real', bet('6', 'full.result', '1', 100)],
    ['um real no azul', bet('6', 'full.result', '1', 100)],
    ['dez reais na onsa', { kind: 'noMatch', centavos: 1_000 }],
    ['dez reais nos lobo', bet('2', 'full.result', '2', 1_000)],
  ])('%s', (text, read) => {
    expect(readBet(text, 'PT', matches)).toEqual(read)
  })
})

describe('a bet in English', () => {
  it.each([
    ['twenty reais on a draw for Boto', bet('2', 'full.result', 'X', 2_000)],
    ['bet 20 on Onça', bet('1', 'full.result', '1', 2_000)],
    ['over two and a half goals Garças', bet('1', 'full.total:5', 'over')],
    ['under 2.5 goals Boto Lobos', bet('2', 'full.total:5', 'under')],
    ['both teams to score Garças', bet('1', 'full.both', 'yes')],
    ['Boto or draw against Lobos', bet('2', 'full.double', '1X')],
    ['first half draw Onça Garças', bet('1', 'half.result', 'X')],
    ['Falcões on map one', bet('5', 'map1.winner', '2')],
  ])('%s', (text, read) => {
    expect(readBet(text, 'EN', matches)).toEqual(read)
  })
})

test('of two matches of a team, the one that comes first is meant', () => {
  expect(readBet('empate da onça', 'PT', matches)).toMatchObject({ matchId: '1' })
})

test('a word of two names does not choose between matches', () => {
  const more = [...matches, match('7', 'União da Serra', 'Tatu EC')]
  expect(readBet('dez reais no união', 'PT', more)).toEqual({
    kind: 'whichMatch',
    matchIds: ['4', '7'],
    centavos: 1_000,
  })
})

test('a word of both names of a match names neither team', () => {
  expect(readBet('dez reais no união', 'PT', matches)).toEqual({
    kind: 'noChoice',
    matchId: '4',
    centavos: 1_000,
  })
  expect(readBet('empate do união', 'PT', matches)).toMatchObject({ matchId: '4', selection: 'X' })
})

test('a sentence without a team, or with nothing to bet on, says so', () => {
  expect(readBet('vinte reais no Flamengo', 'PT', matches)).toEqual({
    kind: 'noMatch',
    centavos: 2_000,
  })
  expect(readBet('', 'PT', matches)).toEqual({ kind: 'noMatch', centavos: undefined })
})
