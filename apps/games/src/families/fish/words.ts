import type { InEachLanguage } from '@trevo/languages/languages.ts'

const pt = {
  ready: 'Toque num peixe para atirar',
  pond: 'Lagoa com peixes',
  cannon: 'Canhão',
  shoot: 'Atirar',
  perShot: 'por tiro',
  burst: 'Rajada',
  lock: 'Mira fixa',
  unlock: 'Soltar mira',
  noTarget: 'Sem alvo',
  target: (fish: string, times: string, chance: string) =>
    `Alvo: ${fish}, paga ${times}, chance ${chance}`,
  targetHint: 'Setas mudam o alvo, Enter atira',
  chance: (percent: string) => `chance ${percent}`,
  shots: (caught: string, fired: string) =>
    `${caught} de ${fired} ${fired === '1' ? 'tiro' : 'tiros'}`,
  caught: (list: string) => `Pegou: ${list}.`,
  missed: 'Escapou',
  you: 'Você',
  bossPrize: 'Prêmio do chefe, dividido',
  bossLife: (left: string, life: string) => `Vida ${left} de ${life}`,
  bossDown: 'Chefe derrotado. Prêmio dividido:',
  fallen: 'Chefe derrotado!',
  leftPond: 'Saiu da lagoa',
  players: (count: string) => `${count} na lagoa`,
  connectionLost: 'Reconectando… Tiros já pagos continuam valendo.',
}

const en: typeof pt = {
  ready: 'Tap a fish to shoot',
  pond: 'Pond with fish',
  cannon: 'Cannon',
  shoot: 'Shoot',
  perShot: 'per shot',
  burst: 'Burst',
  lock: 'Lock aim',
  unlock: 'Unlock',
  noTarget: 'No target',
  target: (fish, times, chance) => `Target: ${fish}, pays ${times}, chance ${chance}`,
  targetHint: 'Arrows change the target, Enter shoots',
  chance: (percent) => `chance ${percent}`,
  shots: (caught, fired) => `${caught} of ${fired} ${fired === '1' ? 'shot' : 'shots'}`,
  caught: (list) => `Caught: ${list}.`,
  missed: 'Got away',
  you: 'You',
  bossPrize: 'Prize of the boss, split',
  bossLife: (left, life) => `Life ${left} of ${life}`,
  bossDown: 'Boss defeated. Prize split:',
  fallen: 'Boss defeated!',
  leftPond: 'Left the pond',
  players: (count) => `${count} in the pond`,
  connectionLost: 'Reconnecting… Paid shots still count.',
}

export const words: InEachLanguage<typeof pt> = { PT: pt, EN: en }
export type Words = typeof pt
