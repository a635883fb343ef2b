import type { LanguageCode } from '@trevo/languages/languages.ts'
import { sayOf } from '../common/say.ts'
import type { ReturnHundredths } from './bets.ts'

/** What a bet pays on top of its stake: "35:1", "0,95:1". */
export const oddsText = (language: LanguageCode, hundredths: ReturnHundredths): string =>
  `${sayOf(language).number((hundredths - 100) / 100)}:1`
