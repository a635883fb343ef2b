import { defaultLanguage, languageCodes, type LanguageCode } from '@trevo/languages/languages.ts'
import { useSession } from './store.ts'

/** The brand's default language, used for a text that is missing in the reader's (LANG-3). */
export const useBrandLanguage = (): LanguageCode => {
  const { defaultLanguage: code } = useSession().systemStatus.info.brand
  return languageCodes.find((one) => one === code) ?? defaultLanguage
}
