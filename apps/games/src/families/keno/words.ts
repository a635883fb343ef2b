import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  numbers: 'Números de 1 a 40',
  pick: 'Sortear',
  clear: 'Limpar',
  pays: 'Acertos e prêmios',
  ready: 'Marque até dez números',
  number: (number: number) => `Número ${number}`,
  states: { free: 'livre', picked: 'marcado', drawn: 'sorteado', hit: 'acerto' },
  hits: (hits: number, picks: number) => `${hits} de ${picks} acertos`,
  drawn: (list: string) => `Saíram ${list}.`,
}

const en: typeof pt = {
  numbers: 'Numbers from 1 to 40',
  pick: 'Random',
  clear: 'Clear',
  pays: 'Hits and prizes',
  ready: 'Mark up to ten numbers',
  number: (number) => `Number ${number}`,
  states: { free: 'free', picked: 'marked', drawn: 'drawn', hit: 'hit' },
  hits: (hits, picks) => `${hits} of ${picks} hits`,
  drawn: (list) => `Drawn: ${list}.`,
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
