import type { InEachLanguage } from '@trevo/languages/languages.ts'

export type Words = {
  readonly ready: string
  readonly pond: string
  readonly cannon: string
  readonly shoot: string
  readonly perShot: string
  readonly burst: string
  readonly lock: string
  readonly unlock: string
  readonly noTarget: string
  readonly target: (fish: string, times: string, chance: string) => string
  readonly targetHint: string
  readonly chance: (percent: string) => string
  readonly shots: (caught: string, fired: string) => string
  readonly caught: (list: string) => string
  readonly missed: string
  readonly you: string
  readonly players: (count: string) => string
  readonly connectionLost: string
}

export const words: InEachLanguage<Words> = {
  PT: {
    ready: 'Toque num peixe para atirar',
    pond: 'Lagoa com peixes',
    cannon: 'Canhão',
    shoot: 'Atirar',
    perShot: 'por tiro',
    burst: 'Rajada',
    lock: 'Mira fixa',
    unlock: 'Soltar mira',
    noTarget: 'Sem alvo',
    target: (fish, times, chance) => `Alvo: ${fish}, paga ${times}, chance ${chance}`,
    targetHint: 'Setas mudam o alvo, Enter atira',
    chance: (percent) => `chance ${percent}`,
    shots: (caught, fired) => `${caught} de ${fired} ${fired === '1' ? 'tiro' : 'tiros'}`,
    caught: (list) => `Pegou: ${list}.`,
    missed: 'Escapou',
    you: 'Você',
    players: (count) => `${count} na lagoa`,
    connectionLost: 'Reconectando… Tiros já pagos continuam valendo.',
  },
  EN: {
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
    players: (count) => `${count} in the pond`,
    connectionLost: 'Reconnecting… Paid shots still count.',
  },
}
