import { createApi } from '@trevo/api-client/create-api.ts'
import { isSiteLanguage } from '@trevo/i18n/languages.ts'
import { sessionKeys } from '../session/session-keys.ts'
import { leaveSession, readSession } from '../session/store.ts'
import { openPopup } from '../shell/popups.ts'
import { readHeaders } from './request-headers.ts'

const languageOfCalls = () => {
  const { Language } = readHeaders()
  return isSiteLanguage(Language) ? Language : 'PT'
}

/**
 * The site's one client for calls of features. A token that the server no longer takes is dropped
 * wherever that shows, and the login popup is offered (ROLE-12).
 */
export const siteApi = createApi({
  getToken: () => sessionKeys.read('token'),
  getLanguage: languageOfCalls,
  getMerchant: () => readSession().merchant,
  device:
    typeof matchMedia === 'function' && matchMedia('(max-width: 760px)').matches ? 'mobile' : 'web',
  onSessionLost: () => {
    leaveSession()
    openPopup('login', { notice: 'sessionEnded' })
  },
})
