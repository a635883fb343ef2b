import { z } from 'zod'
import { CacheBuster, Language } from '../../shapes.ts'

/** Features that a game can have; a vendor's feed uses these words. */
export const gameFeatures = [
  'FREE_SPINS',
  'MULTIPLIER',
  'WILDS',
  'CASCADES',
  'RESPIN',
  'HOLD_AND_WIN',
  'MEGAWAYS',
  'JACKPOT',
  'FEATURE_BUY',
  'BONUS_GAME',
  'SIDE_BETS',
  'CASH_OUT',
  'MULTIPLAYER',
  'PROVABLY_FAIR',
] as const
export const GameFeature = z.enum(gameFeatures)
export type GameFeature = (typeof gameFeatures)[number]

export const volatilities = ['low', 'medium', 'high'] as const
export const Volatility = z.enum(volatilities)
export type Volatility = (typeof volatilities)[number]

/**
 * `LOBBY` is the brand's own order, `RELEVANCE` how well the text matches; one of these two is the
 * default, the latter if there is a text.
 */
export const gameSorts = ['LOBBY', 'RELEVANCE', 'HOT', 'NEW', 'NAME', 'RTP'] as const
export const GameSort = z.enum(gameSorts)
export type GameSort = (typeof gameSorts)[number]

/** Several values in one parameter, `JL,PG`: a game matches if it has any of them. */
const anyOf = <Item extends z.ZodType<string, string>>(
  item: Item,
  max: number,
  text = z.string(),
) =>
  text
    .max(400)
    .transform((list) => list.split(',').filter(Boolean))
    .pipe(z.array(item).max(max))

/** The same for a fixed set of words, which the parameter's pattern lists. */
export const anyOfWords = <const Words extends readonly [string, ...string[]]>(words: Words) => {
  const word = `(?:${words.join('|')})`
  const text = z.string().regex(new RegExp(`^(?:${word}(?:,${word})*)?$`))
  return anyOf(z.enum(words), words.length, text)
}

/** Where a game runs. */
export const GamePlatform = z.enum(['html5-desktop', 'html5-mobile'])
export type GamePlatform = z.infer<typeof GamePlatform>

/** `RNG`, `GAME_SHOW`: a word made up by the catalogue. */
export const CatalogueWord = z.string().regex(/^[A-Z0-9_]{1,20}$/)

const RtpBp = z.coerce.number().int().min(0).max(20_000)

/** One page of games by any combination of filters; all given ones must match. */
export const GameListQuery = z.object({
  /** A browser's; there is no other client. */
  clientType: z.literal('3').optional(),
  /** Only games that run there. */
  platform: GamePlatform.optional(),
  /** The brand's own; another one's list is refused. */
  merchant: z.string().max(20).optional(),
  /** Language of the names; that of the call if absent. */
  language: Language.optional(),
  gameType: CatalogueWord.optional(),
  gameCategory: CatalogueWord.optional(),
  vassalage: anyOf(z.string().max(20), 20).optional(),
  gameClassify: CatalogueWord.optional(),
  /** The vendor's own code of the game; vendors may have the same one. */
  gameCode: z.string().min(1).max(64).optional(),
  /** `1`: only new ones; `0`: no filter. */
  isNew: z.enum(['0', '1']).optional(),
  isHot: z.enum(['0', '1']).optional(),
  /** Words from names, providers and categories; accents, case and small typos do not matter. */
  search: z.string().max(60).optional(),
  feature: anyOfWords(gameFeatures).optional(),
  volatility: anyOfWords(volatilities).optional(),
  rtpMinBp: RtpBp.optional(),
  rtpMaxBp: RtpBp.optional(),
  sort: GameSort.optional(),
  /** `1`: the answer also counts what further filters would leave. */
  facets: z.enum(['0', '1']).optional(),
  pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  pageSize: z.coerce.number().int().min(1).max(100).default(20),
  _: CacheBuster,
})

type ListQuery = z.output<typeof GameListQuery>

/** The filters alone, without brand, language and page. */
export type GameFilter = Omit<
  Partial<ListQuery>,
  'clientType' | 'merchant' | 'language' | 'facets' | 'pageNo' | 'pageSize' | '_'
>

/** The number of matching games for each further choice; only choices with at least one. */
export const GameFacets = z.object({
  vendors: z.array(
    z.object({ vassalage: z.string(), displayName: z.string(), gameCount: z.int() }),
  ),
  classifications: z.array(z.object({ gameClassify: z.string(), gameCount: z.int() })),
  features: z.array(z.object({ feature: GameFeature, gameCount: z.int() })),
  volatilities: z.array(z.object({ volatility: Volatility, gameCount: z.int() })),
})
export type GameFacets = z.infer<typeof GameFacets>
