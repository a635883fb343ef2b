import type { InEachLanguage } from '@trevo/languages/languages.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

export type CardWords = typeof pt

/** The texts of the rules of scratch cards. */
export const cardWords: InEachLanguage<CardWords> = { PT: pt, EN: en }
