import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { Message } from '../translate.ts'
import * as en from './en/index.ts'
import * as pt from './pt/index.ts'

/** All areas in one language, each with the keys of the English one. */
type Areas = {
  readonly [Area in keyof typeof en]: Readonly<
    Record<keyof (typeof en)[Area], Area extends 'refusals' | 'done' ? string : Message>
  >
}

/**
 * Every text in every language, for programs that speak all of them. A browser loads its own, area
 * by area (`site/areas.ts`).
 */
export const allTexts: InEachLanguage<Areas> = { PT: pt, EN: en }
