import { inEachLanguage, type InEachLanguage } from '@trevo/languages/languages.ts'
import { en } from '../text/en.ts'
import { pt, type Text } from '../text/pt.ts'
import { verifierEn } from '../text/verifier-en.ts'
import { verifierPt, type VerifierText } from '../text/verifier-pt.ts'

/** The texts of a game and of the verifier. */
export type PageText = Text & { readonly verifier: VerifierText }

const texts: InEachLanguage<Text> = { PT: pt, EN: en }
const verifierTexts: InEachLanguage<VerifierText> = { PT: verifierPt, EN: verifierEn }

/** All languages: the page requests nothing from a server. */
export const pageTexts: InEachLanguage<PageText> = inEachLanguage((language) => ({
  ...texts[language],
  verifier: verifierTexts[language],
}))
