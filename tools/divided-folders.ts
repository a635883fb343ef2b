import { moduleSubjects, subjectLayers } from './module-subjects.ts'

/**
 * A folder that is divided into parts. Files next to the parts assemble them: they may use all, and no
 * part uses them. A part has its own folder, or one below another name (`rooms/bets`).
 */
export type DividedFolder = {
  /** The parts, and which others each may use. */
  readonly parts: Readonly<Record<string, readonly string[]>>
  /** Files next to the parts that each of them may use: `tables` of the folder or of the part's group. */
  readonly usedByAll?: readonly string[]
  /** Folders of a part from the bottom up; a file imports from its own layer and from those below it. */
  readonly layers?: readonly string[]
  /** Folders next to the parts. */
  readonly beside?: readonly string[]
}

/** Server modules by subject; `moduleSubjects` lists their arrows. */
const serverModules: Readonly<Record<string, DividedFolder>> = Object.fromEntries(
  Object.entries(moduleSubjects).map(([name, parts]) => [
    `apps/server/src/modules/${name}`,
    { parts, usedByAll: ['needs', 'tables'], layers: subjectLayers, beside: ['seed'] },
  ]),
)

/** Every divided folder of the product, and the imports allowed between its parts. */
export const dividedFolders: Readonly<Record<string, DividedFolder>> = {
  ...serverModules,
  'apps/rgs/src': {
    usedByAll: ['dependencies', 'tables'],
    layers: subjectLayers,
    parts: {
      common: [],
      wallet: [],
      fairness: [],
      'free-rounds': [],
      sessions: [],
      rounds: ['common', 'wallet', 'fairness', 'free-rounds', 'sessions'],
      ponds: ['common', 'sessions', 'rounds'],
      'cards/common': ['common'],
      'cards/deals': ['common', 'fairness', 'cards/common'],
      'cards/cash': ['cards/common', 'cards/deals'],
      'cards/sit-and-go': ['cards/common', 'cards/deals'],
      'cards/moves': ['common', 'cards/common', 'cards/deals', 'cards/cash', 'cards/sit-and-go'],
      'cards/views': ['sessions', 'cards/common', 'cards/sit-and-go'],
      'cards/seats': [
        'wallet',
        'cards/common',
        'cards/deals',
        'cards/cash',
        'cards/sit-and-go',
        'cards/moves',
        'cards/views',
      ],
      'cards/house': ['cards/common', 'cards/deals', 'cards/moves', 'cards/views', 'cards/seats'],
      'cards/running': [
        'common',
        'cards/common',
        'cards/deals',
        'cards/cash',
        'cards/sit-and-go',
        'cards/moves',
        'cards/views',
        'cards/seats',
        'cards/house',
      ],
      'cards/collusion': ['cards/common', 'cards/views'],
      'rooms/common': ['rounds'],
      'rooms/videos': [],
      'rooms/crash': ['rounds', 'rooms/common'],
      'rooms/tables': ['rounds', 'rooms/common'],
      'rooms/seats': ['wallet', 'sessions', 'rounds', 'rooms/common', 'rooms/tables'],
      'rooms/opposite-bets': ['rounds', 'cards/collusion'],
      'rooms/games': [
        'common',
        'fairness',
        'rounds',
        'rooms/common',
        'rooms/crash',
        'rooms/tables',
        'rooms/seats',
        'rooms/opposite-bets',
      ],
      'rooms/bets': ['common', 'fairness', 'sessions', 'rounds', 'rooms/common', 'rooms/games'],
      'rooms/running': ['common', 'sessions', 'rooms/common', 'rooms/videos', 'rooms/games'],
      games: ['rooms/videos'],
      play: [
        'common',
        'fairness',
        'free-rounds',
        'sessions',
        'rounds',
        'ponds',
        'rooms/common',
        'rooms/games',
        'rooms/bets',
        'rooms/running',
      ],
      vendor: [
        'rounds',
        'free-rounds',
        'cards/views',
        'cards/seats',
        'cards/collusion',
        'rooms/running',
        'rooms/videos',
      ],
    },
  },
  'apps/games/src/card-tables': {
    parts: {
      common: [],
      lobby: ['common'],
      holdem: ['common'],
      truco: ['common'],
      verify: ['common', 'holdem'],
      seat: ['common', 'lobby', 'verify'],
    },
  },
  'apps/games/src/play': {
    parts: {
      context: [],
      money: ['context'],
      autoplay: ['context'],
      session: ['context', 'autoplay'],
      show: ['context'],
      rounds: ['context', 'money', 'autoplay', 'session', 'show'],
      rooms: ['context', 'money', 'session', 'show', 'rounds'],
      replay: ['context', 'show', 'rounds'],
    },
  },
  'apps/site/src/features/agent-center': {
    parts: {
      common: [],
      tables: ['common'],
      rebates: ['common'],
      overview: ['common', 'tables'],
      team: ['common', 'tables', 'rebates'],
      reports: ['common', 'tables', 'rebates'],
      links: ['common', 'rebates'],
      statements: ['common'],
      messages: ['common'],
      'own-agent': ['common'],
    },
  },
  'apps/site/src/features/lottery-desk': {
    parts: {
      common: [],
      state: ['common'],
      lobby: ['common'],
      draw: ['common', 'state'],
      menu: ['common', 'state'],
      balls: ['common', 'state'],
      stake: ['common', 'state'],
      traces: ['common', 'state', 'stake'],
      'shared-tickets': ['common', 'state', 'stake'],
      'saved-slips': ['common', 'state'],
      cart: ['common', 'state', 'traces', 'shared-tickets', 'saved-slips'],
      orders: ['common', 'state'],
    },
  },
  'apps/site/src/features/records': {
    parts: {
      common: [],
      account: ['common'],
      bets: ['common'],
      profit: ['common'],
      year: ['common'],
    },
  },
}
