import type { Sport } from '../match.ts'
import type { Strength } from './strength.ts'

/** An invented team: names are shown as they are, two hues colour its shield. */
export type Team = Strength & {
  readonly code: string
  readonly name: string
  readonly hue: number
  readonly crest: 'stripe' | 'half' | 'star' | 'bend' | 'ring'
}

export type League = {
  readonly code: string
  readonly sport: Sport
  readonly names: { readonly PT: string; readonly EN: string }
  /** Nothing is offered on competitions of minors. */
  readonly isYouth: boolean
  /** From one kick-off to the next, and from one step of the clock to the next. */
  readonly everySec: number
  /** The additional pause between two rounds, in which the last match ends and the season can be bet on. */
  readonly restSec: number
  readonly tickMs: number
  readonly teams: readonly Team[]
}

const team = (
  code: string,
  name: string,
  [attack, defence]: readonly [number, number],
  hue: number,
  crest: Team['crest'],
): Team => ({ code, name, attack, defence, hue, crest })

const animals: readonly Team[] = [
  team('ONC', 'Onça FC', [1_260, 820], 60, 'star'),
  team('GAR', 'Garças EC', [1_120, 900], 250, 'half'),
  team('LOB', 'Lobos do Sul', [1_080, 960], 285, 'bend'),
  team('ARA', 'Araras EC', [1_020, 940], 25, 'stripe'),
  team('BOT', 'Boto Clube', [980, 980], 350, 'ring'),
  team('TAM', 'Tamanduá AC', [960, 1_000], 40, 'half'),
  team('CAP', 'Capivaras SC', [940, 1_060], 80, 'stripe'),
  team('TUC', 'Tucanos FC', [920, 1_040], 100, 'bend'),
  team('JAC', 'Jacarés EC', [880, 1_120], 150, 'star'),
  team('QUA', 'Quatis AC', [840, 1_180], 200, 'ring'),
]

const colours: readonly Team[] = [
  team('AZU', 'Azul Real', [1_180, 880], 260, 'star'),
  team('COR', 'Coral Atlético', [1_100, 920], 20, 'bend'),
  team('TUR', 'União Turquesa', [1_040, 960], 195, 'half'),
  team('AMA', 'Amarelo FC', [1_000, 1_000], 95, 'stripe'),
  team('ROX', 'Roxo SC', [980, 1_000], 305, 'ring'),
  team('VER', 'Verde União', [940, 1_040], 150, 'half'),
  team('ROS', 'Rosa Nova', [900, 1_080], 350, 'star'),
  team('PEB', 'Preto e Branco AC', [860, 1_120], 230, 'stripe'),
]

const players: readonly Team[] = [
  team('NEO', 'Neon Capital', [1_090, 930], 175, 'ring'),
  team('VOR', 'Vórtice', [1_060, 950], 290, 'bend'),
  team('CER', 'Cerrado Gaming', [1_030, 980], 70, 'half'),
  team('MAR', 'Maré Alta', [1_010, 990], 235, 'stripe'),
  team('FAL', 'Falcões do Asfalto', [1_000, 1_000], 30, 'star'),
  team('BYT', 'Byte Norte', [980, 1_020], 140, 'ring'),
  team('SER', 'Serra Pixel', [960, 1_040], 330, 'half'),
  team('LOT', 'Lótus', [930, 1_060], 0, 'bend'),
]

/** The leagues that are simulated automatically. */
export const demoLeagues: readonly League[] = [
  {
    code: 'BICHOS',
    sport: 'football',
    names: { PT: 'Liga dos Bichos', EN: 'Animal League' },
    isYouth: false,
    everySec: 150,
    restSec: 450,
    tickMs: 4_000,
    teams: animals,
  },
  {
    code: 'CORES',
    sport: 'football',
    names: { PT: 'Copa das Cores', EN: 'Cup of Colours' },
    isYouth: false,
    everySec: 210,
    restSec: 420,
    tickMs: 4_000,
    teams: colours,
  },
  {
    code: 'BICHOS17',
    sport: 'football',
    names: { PT: 'Liga dos Bichos Sub-17', EN: 'Animal League Under-17' },
    isYouth: true,
    everySec: 900,
    restSec: 0,
    tickMs: 4_000,
    teams: animals.slice(0, 6).map((one) => ({ ...one, code: `${one.code}17` })),
  },
  {
    code: 'CIRCUITO',
    sport: 'esport',
    names: { PT: 'Circuito Trevo de 5 contra 5', EN: 'Trevo 5v5 Circuit' },
    isYouth: false,
    everySec: 150,
    restSec: 480,
    tickMs: 6_000,
    teams: players,
  },
]
