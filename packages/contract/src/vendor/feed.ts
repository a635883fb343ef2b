import { inEachLanguage, toWireTexts } from '@trevo/languages/languages.ts'
import { plainText } from '@trevo/field-rules/plain-text.ts'
import { z } from 'zod'
import { GameFeature, Volatility } from '../wps/games/game-filter.ts'
import { GameCategory } from '../wps/games.ts'
import { MoneyInput } from '../shapes.ts'

const InEachLanguage = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(toWireTexts(inEachLanguage(() => schema)))
/** Without characters that PostgreSQL cannot store, that control a terminal, or that reorder a line. */
const Text = z
  .string()
  .regex(plainText)
  .refine((text) => text.isWellFormed(), 'half a character')
const Code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,59}$/)

export const FeedGame = z.strictObject({
  /** Stable forever: a game that reappears under its code is the same game. */
  gameCode: Code,
  name: InEachLanguage(Text.min(1).max(80)),
  gameType: GameCategory,
  classify: z.string().regex(/^[A-Z][A-Z0-9_]{0,19}$/),
  hue: z.number().min(0).max(360).default(150),
  features: z.array(GameFeature).default([]),
  rtpBp: z.int().min(0).max(10_000).nullable().default(null),
  /** Version of the rules that the return belongs to, as certified; reports name it (GLI-19 §2.9). */
  paytable: Text.min(1).max(40).nullable().default(null),
  volatility: Volatility.nullable().default(null),
  isNew: z.boolean().default(false),
  releasedOn: z.iso.date().nullable().default(null),
  hitRateBp: z.int().min(0).max(10_000).nullable().default(null),
  stakeMin: MoneyInput.nullable().default(null),
  stakeMax: MoneyInput.nullable().default(null),
  maxWinStakes: z.int().min(1).nullable().default(null),
  demo: z.boolean().default(false),
  pitch: InEachLanguage(Text.max(200)).default(() => toWireTexts(inEachLanguage(() => ''))),
  rules: InEachLanguage(z.array(Text.max(1_000)).max(60)).default(() =>
    toWireTexts(inEachLanguage(() => [])),
  ),
  certificate: z
    .strictObject({
      laboratory: Text.min(1).max(80),
      number: Text.min(1).max(80),
      certifiedOn: z.iso.date(),
      url: z
        .url({ protocol: /^https$/ })
        .nullable()
        .default(null),
    })
    .nullable()
    .default(null),
})
export type FeedGame = z.infer<typeof FeedGame>

/**
 * Everything a vendor offers, as returned by a `GET` of its feed's address: the whole list each time;
 * a missing game is retired. The answer is signed like every answer of the vendor family, for the
 * nonce of the call, and has an ETag.
 */
export const VendorFeed = z.strictObject({
  version: z.literal(1),
  vendor: z.string().min(1).max(20),
  /** Each is parsed separately, as `FeedGame`, and occurs once. */
  games: z.array(z.unknown()).max(20_000),
})
