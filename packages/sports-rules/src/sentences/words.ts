import type { LanguageCode } from '@trevo/languages/languages.ts'

/** Lower case without accents; a currency sign is a word, and of the punctuation only decimal signs stay. */
export const toWords = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .replaceAll('r$', ' r$ ')
    .replaceAll(/(\d)\s*[x-]\s*(\d)/g, '$1 a $2')
    .replaceAll(/(?<!\d)[.,]|[.,](?!\d)/g, ' ')
    .split(/[^a-z0-9$.,]+/)
    .filter((word) => word !== '')

type Grammar = {
  /** Numbers that add up: vinte, duzentos. */
  readonly numbers: Readonly<Record<string, number>>
  /** Numbers that multiply the ones before them. */
  readonly factors: Readonly<Record<string, number>>
  readonly and: string
  readonly half: RegExp
  /** Follows an amount; `r$` precedes it in every language. */
  readonly currency: RegExp
  readonly cents: RegExp
  readonly bet: RegExp
  readonly draw: RegExp
  readonly or: RegExp
  readonly both: RegExp
  readonly not: RegExp
  readonly over: RegExp
  readonly under: RegExp
  readonly firstHalf: RegExp
  readonly map: RegExp
  readonly score: RegExp
}

const join = (from: number, words: string): Record<string, number> =>
  Object.fromEntries(words.split(' ').map((word, at) => [word, from + at]))

const tens = (words: string): Record<string, number> =>
  Object.fromEntries(words.split(' ').map((word, at) => [word, 20 + 10 * at]))

const hundreds = (words: string): Record<string, number> =>
  Object.fromEntries(words.split(' ').map((word, at) => [word, 200 + 100 * at]))

export const grammars: Readonly<Record<LanguageCode, Grammar>> = {
  PT: {
    numbers: {
      ...join(0, 'zero um dois tres quatro cinco seis sete oito nove dez onze doze treze quatorze'),
      ...join(15, 'quinze dezesseis dezessete dezoito dezenove'),
      ...tens('vinte trinta quarenta cinquenta sessenta setenta oitenta noventa'),
      ...hundreds(
        'duzentos trezentos quatrocentos quinhentos seiscentos setecentos oitocentos novecentos',
      ),
      uma: 1,
      duas: 2,
      catorze: 14,
      cem: 100,
      cento: 100,
    },
    factors: { mil: 1_000 },
    and: 'e',
    half: /^e mei[oa]\b/,
    currency: /^(reais|real|contos?|pilas?|brl)$/,
    cents: /^centavos?$/,
    bet: /^(aposto|apostar|aposta|aposte|bota|coloca|poe)$/,
    draw: /\b(empate|empatam|empatar|empatado)\b/,
    or: /\bou\b|\bdupla chance\b/,
    both: /\b(ambos|ambas|os dois|as duas)( times| equipes)?( nao)? (marcam|marcarem|fazem gols?)\b/,
    not: /\bnao\b/,
    over: /\b(mais de|acima de|mais que)\b/,
    under: /\b(menos de|abaixo de|menos que)\b/,
    firstHalf: /\b(primeiro tempo|1o? tempo|intervalo)\b/,
    map: /\bmapa (1|2|3|um|dois|tres)\b|\b(primeiro|segundo|terceiro) mapa\b/,
    score: /\bplacar( exato| de)?\b/,
  },
  EN: {
    numbers: {
      ...join(0, 'zero one two three four five six seven eight nine ten eleven twelve thirteen'),
      ...join(14, 'fourteen fifteen sixteen seventeen eighteen nineteen'),
      ...tens('twenty thirty forty fifty sixty seventy eighty ninety'),
    },
    factors: { hundred: 100, thousand: 1_000 },
    and: 'and',
    half: /^(and a half|point five)\b/,
    currency: /^(reais|real|brl|bucks?)$/,
    cents: /^(cents?|centavos?)$/,
    bet: /^(bet|put|stake|place)$/,
    draw: /\b(draw|tie|tied|drawn)\b/,
    or: /\bor\b|\bdouble chance\b/,
    both: /\bboth (teams |sides )?(not )?(to )?score\b/,
    not: /\b(not|no)\b/,
    over: /\b(over|more than|above)\b/,
    under: /\b(under|fewer than|less than|below)\b/,
    firstHalf: /\b(first half|1st half|half time)\b/,
    map: /\bmap (1|2|3|one|two|three)\b|\b(first|second|third) map\b/,
    score: /\b(correct|exact|final) score\b/,
  },
}
