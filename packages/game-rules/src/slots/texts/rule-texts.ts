import type { InEachLanguage } from '@trevo/languages/languages.ts'
import type { RuleTexts } from '../rule-message.ts'
import { en } from './en.ts'
import { pt } from './pt.ts'

/** The sentences of the rules in every language; a client loads only its own. */
export const ruleTexts: InEachLanguage<RuleTexts> = { PT: pt, EN: en }
