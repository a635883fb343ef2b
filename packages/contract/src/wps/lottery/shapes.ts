import { z } from 'zod'
import { CacheBuster } from '../../shapes.ts'

/** LOTT-1: the ways in which prizes are quoted. */
export const prizeModes = ['LOTT', 'ZY', 'ELOTT', 'SEA'] as const
export const PrizeMode = z.enum(prizeModes)
export type PrizeMode = z.infer<typeof PrizeMode>

/** Families of games that share their plays. */
export const lotteryGroups = [
  'SSC',
  '11X5',
  'LF',
  'PK10',
  'LHC',
  'K3',
  'PCB',
  'VN',
  'SEA',
  'BR',
] as const
export const LotteryGroup = z.enum(lotteryGroups)
export type LotteryGroup = z.infer<typeof LotteryGroup>

/** A lottery's number, which is its number in the catalogue. */
export const GameId = z.int().min(1).max(2_147_483_647)
export const GameIdText = z.coerce.number().pipe(GameId)
/** A lottery, or -1 for all of them. */
export const AnyGameId = z.int32().min(-1)
/** The printed number of a draw, unique within its lottery: `20300101-042`. */
export const DrawNumber = z.string().regex(/^\d{4,8}-?\d{1,6}$/)
/** Milliseconds since 1970, the time format of this family of calls. */
export const EpochMs = z.int().min(0).max(4_102_444_800_000)
/** Drawn numbers, in the group's own format: `1,2,3,4,5`. */
export const WinningNumber = z.string().max(200)
/** Lottery amounts have four decimals. */
export const LotteryMoney = z.string().regex(/^-?(0|[1-9]\d{0,14})\.\d{4}$/)
/** A prize mode of the menus; 1 is by series, 2 the wise one, 3 has odds. */
export const PrizeModeId = z.int().min(1).max(9)

export const Device = z.enum(['WEB', 'H5', 'APP'])
export const cacheBuster = { _: CacheBuster }
/** Pages count from 0. */
export const pageQuery = (sizeMax: number, size: number) => ({
  page: z.coerce.number().int().min(0).max(10_000).default(0),
  size: z.coerce.number().int().min(1).max(sizeMax).default(size),
})
