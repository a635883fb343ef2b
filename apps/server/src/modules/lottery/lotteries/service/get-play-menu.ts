import type { Answer } from '@trevo/contract/endpoint.ts'
import type { getPlayMenu } from '@trevo/contract/wps/lottery/games.ts'
import { listPlays } from '@trevo/lottery-rules/all-plays.ts'
import type { Play, Tier } from '@trevo/lottery-rules/play.ts'
import { toNumber } from '@trevo/lottery-rules/ratio.ts'
import { groupOf, prizeModeById } from '../domain/game-rules.ts'
import { playKey, type PlayLimits } from '../domain/limits.ts'
import { isOffered } from '../domain/offered-modes.ts'
import { getGame, type LotteryContext } from '../context.ts'

/** Per stake, in reais. */
const singleBetPrice = 2

const modeNames = {
  LOTT: 'Tradition',
  ZY: 'ZY',
  ENT: 'ENT',
  ELOTT: 'ELOTT',
  SEA: 'SEA',
  VN: 'VN',
} as const

const fairMultiplierOf = ({ fair }: Tier): string => toNumber(fair).toFixed(4)

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

const presentPlay = (play: Play, gameId: number, limits: PlayLimits) => ({
  playId: play.playId,
  playCode: play.code,
  playName: play.code,
  playSwitch: limits.get(playKey(gameId, play.playId))?.isClosed ? (0 as const) : (1 as const),
  singleBetPrice,
  playMenuInfos: play.tiers.map((tier, index) => ({
    prizeType: index + 1,
    bonus: fairMultiplierOf(tier),
  })),
})

const groupsOf = (plays: readonly Play[], gameId: number, limits: PlayLimits) =>
  unique(plays.map(({ menu }) => menu.group)).map((group, index) => {
    const own = plays.filter(({ menu }) => menu.group === group)
    return {
      playId: group,
      playCode: group,
      groupSwitch: 1 as const,
      sorting: index + 1,
      playSubGroups: unique(own.map(({ menu }) => menu.subGroup)).map((subGroup) => ({
        playId: subGroup,
        playMenus: own
          .filter(({ menu }) => menu.subGroup === subGroup)
          .map((play) => presentPlay(play, gameId, limits)),
      })),
    }
  })

/** Every play of a lottery by prize mode that the brand offers; the bonus is the fair multiplier. */
export const createGetPlayMenu =
  ({ setup, settings }: LotteryContext) =>
  async (brandId: number, gameId: number): Promise<Answer<typeof getPlayMenu>> => {
    const read = await setup()
    const game = getGame(read, brandId, gameId)
    const plays = listPlays(groupOf(game.rules_group).code)
    const types = settings.lotteryTypesOf(brandId)
    return Object.entries(prizeModeById).flatMap(([id, mode]) => {
      if (!isOffered(game, types, mode === 'ZY' ? mode : undefined)) return []
      const own = plays.filter(({ prizeModes }) => prizeModes.includes(mode))
      if (own.length === 0) return []
      return [
        {
          prizeModeId: Number(id),
          prizeModeName: modeNames[mode],
          playMenuGroups: groupsOf(own, gameId, read.playLimits),
        },
      ]
    })
  }
