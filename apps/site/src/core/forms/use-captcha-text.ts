import { loadAuthCatalog } from '@trevo/i18n/site/auth/load.ts'
import { createAreaText } from '../language/area-text.ts'

/** The captcha's texts are in the login catalogue, with which it is loaded. */
export const useCaptchaText = createAreaText(loadAuthCatalog)
