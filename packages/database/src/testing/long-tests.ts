/** Files that do more in the project `long` than in `npm test` (`in-long-run.ts`). */
export const longTests = [
  'apps/rgs/src/cards/moves/service/card-storm.db.test.ts',
  'apps/server/src/modules/agents/statements/service/ladder.db.test.ts',
  'apps/server/src/modules/lottery/settlement/service/books.db.test.ts',
  'apps/server/src/modules/lottery/settlement/service/settlement-kills.db.test.ts',
  'apps/server/src/modules/play/protocols/storm-with-kills.db.test.ts',
  'apps/server/src/modules/play/protocols/storm-with-server-kills.db.test.ts',
  'apps/server/src/modules/play/rounds/service/settled-bets.db.test.ts',
  'apps/server/src/modules/promotions/bonuses/service/other-stakes.db.test.ts',
  'apps/server/src/modules/sportsbook/settlement/service/recorded-bets.db.test.ts',
  'apps/server/src/testing/abuse/rate-limits.db.test.ts',
  'apps/server/src/testing/corrections.db.test.ts',
]
