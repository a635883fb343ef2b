import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  neighbours: 'Vizinhos de cada lado',
  less: 'Menos vizinhos',
  more: 'Mais vizinhos',
  neighboursOf: (pocket: string, eachSide: number) =>
    `${pocket} e ${eachSide} vizinhos de cada lado`,
  covers: (numbers: string) => `cobre ${numbers}`,
}

const en: typeof pt = {
  neighbours: 'Neighbours on each side',
  less: 'Fewer neighbours',
  more: 'More neighbours',
  neighboursOf: (pocket, eachSide) => `${pocket} and ${eachSide} neighbours on each side`,
  covers: (numbers) => `covers ${numbers}`,
}

/** Texts of the racetrack, which is loaded when first opened. */
export const trackWords: InEachLanguage<typeof pt> = { PT: pt, EN: en }
