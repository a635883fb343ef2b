import type { LotteryGame } from '@trevo/contract/wps/lottery/games.ts'

/** A lottery of five digits; each test changes what it needs. */
export const demoLottery = (change: Partial<LotteryGame> = {}): LotteryGame => ({
  gameId: 7001,
  code: 'A',
  remark: 'Loteria A',
  gameGroupId: 1,
  gameGroupCode: 'SSC',
  prizeMode: 'LOTT',
  accountType: 'TCG',
  isSale: true,
  rulesGroup: 'SSC',
  everySec: 60,
  oddsReturnBp: 9_700,
  ...change,
})

/** The answer that lists them, by group. */
export const demoLotteries = (games: readonly LotteryGame[]) => ({
  json:
    games.length === 0
      ? []
      : [{ code: 'SSC', gameGroupId: 1, displayName: 'SSC', games: [...games] }],
})
