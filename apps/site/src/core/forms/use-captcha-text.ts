import { loadAuthCatalog } from '@trevo/i18n/site/auth/load.ts'
import { createAreaText } from '../language/area-text.ts'

/** The captcha's words stand in the catalogue of logging in, with which it is loaded. */
export const useCaptchaText = createAreaText(loadAuthCatalog)
