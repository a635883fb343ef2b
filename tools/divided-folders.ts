/**
 * Folders of the site and of the games that are divided into parts, and which parts each may use. Files
 * beside the parts put them together: they may use all, and no part uses them.
 */
export const dividedFolders: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> =
  {
    'apps/games/src/card-tables': {
      common: [],
      lobby: ['common'],
      holdem: ['common'],
      truco: ['common'],
      verify: ['common', 'holdem'],
      seat: ['common', 'lobby', 'verify'],
    },
    'apps/games/src/play': {
      context: [],
      money: ['context'],
      autoplay: ['context'],
      session: ['context', 'autoplay'],
      show: ['context'],
      rounds: ['context', 'money', 'autoplay', 'session', 'show'],
      rooms: ['context', 'money', 'session', 'show', 'rounds'],
      replay: ['context', 'show', 'rounds'],
    },
    'apps/site/src/features/agent-center': {
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
    'apps/site/src/features/lottery-desk': {
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
    'apps/site/src/features/records': {
      common: [],
      account: ['common'],
      bets: ['common'],
      profit: ['common'],
    },
  }
