import type { InEachLanguage, LanguageCode } from '@trevo/languages/languages.ts'
import type { ReelsTexts } from './reels-texts.ts'
import { en } from './texts-en.ts'
import { pt } from './texts-pt.ts'

const texts: InEachLanguage<ReelsTexts> = { PT: pt, EN: en }

/** The sentences in a language. */
export const reelsTexts = (language: LanguageCode): ReelsTexts => texts[language]
