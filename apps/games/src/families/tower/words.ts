import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  tower: 'Torre',
  difficulty: 'Dificuldade',
  door: (floor: number, door: number) => `Andar ${floor}, porta ${door}`,
  states: { closed: 'fechada', key: 'aberta', trap: 'armadilha' },
  cashOut: 'Retirar',
  random: 'Sortear',
  ready: 'Escolha a dificuldade e suba',
  next: (floor: number, pays: string, chance: string) =>
    `O andar ${floor} paga ${pays} · chance ${chance}`,
  climbed: (count: number) => (count === 1 ? '1 andar' : `${count} andares`),
  trap: 'Armadilha!',
}

const en: typeof pt = {
  tower: 'Tower',
  difficulty: 'Difficulty',
  door: (floor, door) => `Floor ${floor}, door ${door}`,
  states: { closed: 'closed', key: 'open', trap: 'trap' },
  cashOut: 'Cash out',
  random: 'Random',
  ready: 'Choose the difficulty and climb',
  next: (floor, pays, chance) => `Floor ${floor} pays ${pays} · chance ${chance}`,
  climbed: (count) => (count === 1 ? '1 floor' : `${count} floors`),
  trap: 'Trap!',
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
